### The names of Cartagena and of its options, and what it is about, in Italian.

cartagena-title = Cartagena: La mutinerie
    .short = Cartagena
    .line = Bussa alle porte delle cabine in cerca di oro, carte e segreti, punta su Capitan Valverde o su Ramon Diaz e fai pendere i duelli dalla tua parte: nella fazione vincente vince solo chi ha più oro.

## Le opzioni

cartagena-option-mutiny = Ammutinamento se finisce qualcosa
    .round-end = Alla fine del round
    .at-once = Subito
cartagena-option-components = Carte, monete e percorso
