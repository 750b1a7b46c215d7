### The names of Cartagena and what it is about, in Italian.

cartagena-title = Cartagena: La mutinerie
    .short = Cartagena
    .line = Bussa alle porte delle cabine in cerca di oro, carte e segreti, punta su Capitan Valverde o su Ramon Diaz e fai pendere i duelli dalla tua parte: nella fazione vincente vince solo chi ha più oro.
