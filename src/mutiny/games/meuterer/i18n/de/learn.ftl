### Words of Meuterer that the web client explains where they occur, in German.
### .forms are the ways a word is written in the rulebook.

meuterer-term-captain = Steuert das Schiff: Gelingt keine Meuterei, fährt es zum Fahrtziel des Kapitäns. Keine Aktionskarte.
    .forms = Kapitän | Kapitäns
meuterer-term-mutineer = Aktionskarte: beginnt eine Meuterei, legt bei Erfolg am eigenen Fahrtziel an und wird Kapitän.
    .forms = Meuterer | Meuterers
meuterer-term-boy = Aktionskarte: auf der Seite des Meuterers; 2 Punkte, wenn die Meuterei gelingt.
    .forms = Schiffsjunge | Schiffsjungen
meuterer-term-mate = Aktionskarte: auf der Seite des Kapitäns; 1 Punkt und die Heuer, wenn keine Meuterei gelingt.
    .forms = Maat | Maats | Maaten
meuterer-term-merchant = Aktionskarte: bekommt bei Gleichstand um den größten Verkauf trotzdem die erste Zahl.
    .forms = Händler | Händlers
meuterer-term-loader = Aktionskarte: zieht am Ende der Runde drei Karten mehr und sucht sich aus, welche bleiben.
    .forms = Lademeister | Lademeisters
meuterer-term-conflict = Karten, die Meutereien entscheiden. Man kann sie anbieten, aber nie verkaufen.
    .forms = Konfliktkarte | Konfliktkarten
meuterer-term-action = Meuterer, Schiffsjunge, Maat, Händler, Lademeister: Wer aussteigt, nimmt verdeckt eine davon.
    .forms = Aktionskarte | Aktionskarten
meuterer-term-active = Helle Seite oben: Dort kann verkauft werden. Aktiv sind die Schiffsinsel und die, von der das Schiff kam.
    .forms = aktiv | aktive | aktiven | aktiver
meuterer-term-destination = Die Insel, zu der das Schiff fährt: so viele Inseln weiter, wie Karten auf der Hand geblieben sind.
    .forms = Fahrtziel | Fahrtziele | Fahrtziels
meuterer-term-docking = Punkte dafür, das Schiff zu dieser Insel zu bringen.
    .forms = Anlegewert | Anlegewerte
meuterer-term-numbers = Jede Insel hat drei: Punkte für den größten Verkauf, allein, zu zweit oder zu dritt gleichauf.
    .forms = erste Zahl | zweite Zahl | dritte Zahl
meuterer-term-pay = Was der Kapitän dem Maat zu Beginn der Runde verspricht: 0 bis 3 Punkte.
    .forms = Heuer
