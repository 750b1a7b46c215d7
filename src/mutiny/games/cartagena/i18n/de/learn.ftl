### Words of Cartagena that the web client explains where they occur, in German.
### .forms are the ways a word is written in the rulebook.

cartagena-term-allegiance = Die heimlich gewählte Seite, Valverde oder Diaz. Ohne Gesinnung kann man nicht gewinnen.
    .forms = Gesinnung | Gesinnungen
cartagena-term-combat = Karten für die Duelle, 1 bis 3, in den Farben von Valverde und Diaz: Jede stärkt ihre Seite, egal, wer sie legt.
    .forms = Kampfkarte | Kampfkarten
cartagena-term-gold = Karten, 1 bis 3 wert. Zusammen mit den Münzen entscheiden sie, wer auf der Siegerseite gewinnt.
    .forms = Goldkarte | Goldkarten
cartagena-term-monkey = Alle haben eines: Legt man es im Duell, steigt man damit aus und bekommt vielleicht eine Münze.
    .forms = Äffchen
cartagena-term-dealer = Legt die Reihe aus und hat den ersten Zug der Runde.
    .forms = Geber | Gebers
cartagena-term-row = Die Piratenkarten einer Runde, anfangs verdeckt: lauter Türen zum Anklopfen.
    .forms = Reihe
cartagena-term-ghost = Piratenkarte, die den Zug beendet, in dem sie aufgedeckt wird.
    .forms = Geist | Geistes
cartagena-term-storm = Schickt einen Piraten ins Rettungsboot, wenn das Schiff auf einem Sturmfeld hält oder es überquert.
    .forms = Sturm | Sturmfeld | Sturmfelder
cartagena-term-lifeboat = Darin sitzt der eine Pirat, der nach einem Sturm nicht mitspielt.
    .forms = Rettungsboot
cartagena-term-sailor = Es gibt zehn, mit verdeckten Werten von 1 bis 10: die Anfangswerte der Duelle.
    .forms = Matrose | Matrosen
cartagena-term-place = Hier stehen sich zwei Matrosen gegenüber: Buchstaben A bis E, je ein Feld pro Seite.
    .forms = Duellfeld | Duellfelder | Duellfeldern
cartagena-term-supply = Die Münzen, die niemandem gehören.
    .forms = Vorrat
