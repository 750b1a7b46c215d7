### The names of Meuterer and of its options, and what it is about, in German.

meuterer-title = Meuterer
    .short = Meuterer
    .line = Ein Handelsschiff segelt von Insel zu Insel. Verkaufe deine Waren, wähle heimlich deine Seite, stürze den Kapitän oder übernimm selbst das Kommando.

## Die Optionen

meuterer-option-pirates = Piraten
    .off = Ohne
    .on = Mit
    .double = Mit, doppelt so schnell
meuterer-option-offered-conflict = Angebotene Konfliktkarten
    .counts = Zählen mit
    .ignored = Zählen nicht
meuterer-option-loader-returns = Nicht behaltene Karten des Lademeisters
    .draw = Unter den Nachzugstapel
    .discard = Unter den Ablagestapel
meuterer-option-loader-keeps = Der Lademeister behält
    .drawn = Von den eben gezogenen Karten
    .hand = Von der ganzen Hand
meuterer-option-ring = Der Kreis der Inseln
    .shuffled = Gemischt
    .printed = Wie in der Originalregel
meuterer-option-islands = Inselkarten
