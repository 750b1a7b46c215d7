### Words of Meuterer that the web client explains where they occur, in Italian.
### .forms are the ways a word is written in the rulebook.

meuterer-term-captain = Governa la nave: se nessun ammutinamento riesce, si va alla destinazione del capitano. Non è una carta azione.
    .forms = capitano
meuterer-term-mutineer = Carta azione: scatena un ammutinamento; se riesce, attracca alla propria destinazione e diventa capitano.
    .forms = ammutinato
meuterer-term-boy = Carta azione: sta con l'ammutinato; ottiene 2 punti se l'ammutinamento riesce.
    .forms = mozzo
meuterer-term-mate = Carta azione: sta con il capitano; ottiene 1 punto più la paga se nessun ammutinamento riesce.
    .forms = nostromo
meuterer-term-merchant = Carta azione: se in un'isola è in parità per la vendita maggiore, ottiene comunque il primo numero.
    .forms = mercante
meuterer-term-loader = Carta azione: a fine round pesca tre carte in più e sceglie quali tenere.
    .forms = stivatore
meuterer-term-conflict = Carte che decidono gli ammutinamenti. Si possono offrire, mai vendere.
    .forms = carta conflitto | carte conflitto
meuterer-term-action = Ammutinato, mozzo, nostromo, mercante, stivatore: chi si ritira ne prende una, senza che gli altri la vedano.
    .forms = carta azione | carte azione
meuterer-term-active = Lato chiaro in vista: lì si può vendere. Sono attive l'isola della nave e quella da cui è arrivata.
    .forms = attiva | attive
meuterer-term-destination = Dove vuole andare il capitano, o l'ammutinato: dalla nave, in senso orario, tante isole quante sono le carte che gli restano in mano.
    .forms = destinazione | destinazioni
meuterer-term-docking = I punti per chi porta la nave a quell'isola.
    .forms = valore d'attracco | valori d'attracco
meuterer-term-numbers = Ogni isola ne ha tre: i punti per la vendita maggiore senza parità, in due e in tre.
    .forms = primo numero | secondo numero | terzo numero
meuterer-term-pay = Quanto il capitano promette al nostromo all'inizio del round: da 0 a 3 punti.
    .forms = paga | ≠ lo paga | ≠ paga il nostromo
