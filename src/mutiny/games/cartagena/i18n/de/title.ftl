### The names of Cartagena and of its options, and what it is about, in German.

cartagena-title = Cartagena: Die Meuterei
    .short = Cartagena
    .line = Klopfe an Kajütentüren, hol dir Gold, Karten und Geheimnisse, setze auf Kapitän Valverde oder Ramon Diaz und lenke die Duelle: Auf der Siegerseite gewinnt nur, wer das meiste Gold hat.

## Die Optionen

cartagena-option-mutiny = Meuterei bei leerem Stapel oder Vorrat
    .round-end = Am Ende der Runde
    .at-once = Sofort
cartagena-option-components = Karten, Münzen und Route
