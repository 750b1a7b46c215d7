### The names of Cartagena and what it is about, in German.

cartagena-title = Cartagena: Die Meuterei
    .short = Cartagena
    .line = Klopfe an Kajütentüren, hol dir Gold, Karten und Geheimnisse, setze auf Kapitän Valverde oder Ramon Diaz und lenke die Duelle: Auf der Siegerseite gewinnt nur, wer das meiste Gold hat.
