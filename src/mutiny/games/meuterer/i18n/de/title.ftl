### The names of Meuterer and what it is about, in German.

meuterer-title = Meuterer
    .short = Meuterer
    .line = Ein Handelsschiff segelt von Insel zu Insel. Verkaufe deine Waren, wähle heimlich deine Seite, stürze den Kapitän oder übernimm selbst das Kommando.
