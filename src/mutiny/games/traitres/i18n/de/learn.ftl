### Words of Traîtres à bord that the web client explains where they occur, in German.
### .forms are the ways a word is written in the rulebook.

traitres-term-pirate = Das größere Team: gewinnt, wenn die Truhe den Zielwert erreicht oder alle Meuterer über Bord sind.
    .forms = Pirat | Piraten
traitres-term-mutineer = Das kleinere Team, den anderen unbekannt: will, dass die Truhe den Zielwert verfehlt oder die Piraten über Bord gehen.
    .forms = Meuterer | Meuterern
traitres-term-loot = Karten für die Truhe, +1, 0 oder −2 wert.
    .forms = Beutekarte | Beutekarten | Beute
traitres-term-chest = Hier liegt die Beute, verdeckt gestapelt. Die Truhe ist so viel wert wie alle Karten darin zusammen.
    .forms = Truhe
traitres-term-target = So viel muss die Truhe für die Piraten wert sein, wenn sie geöffnet wird.
    .forms = Zielwert
traitres-term-plank = Karte, die man vor jemand anders legt. Bei der dritten geht es über Bord.
    .forms = Planke | Planken
traitres-term-overboard = Nach drei Planken ausgeschieden: zeigt die Rolle, spielt nicht mehr, darf weiterreden.
    .forms = über Bord
traitres-term-spyglass = Aktionskarte: die obersten drei Karten der Truhe ansehen und in beliebiger Reihenfolge zurücklegen.
    .forms = Fernrohr
traitres-term-riddance = Aktionskarte: Die obersten zwei Karten der Truhe werden ungesehen abgelegt.
    .forms = Weg damit
traitres-term-catch = Aktionskarte: drei Karten ziehen, dann zwei auf den Nachzugstapel zurücklegen.
    .forms = Reicher Fang | Reichem Fang | Reichen Fang
traitres-term-pockets = Aktionskarte: Jemand anders legt die ganze Hand ab und zieht drei Karten.
    .forms = Taschen leeren
