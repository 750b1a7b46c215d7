### Words of Cartagena that the web client explains where they occur, in Italian.
### .forms are the ways a word is written in the rulebook.

cartagena-term-allegiance = La fazione scelta in segreto, Valverde o Diaz. Senza, non si può vincere.
    .forms = schieramento | schieramenti
cartagena-term-combat = Carte per i duelli, da 1 a 3, nei colori di Valverde e di Diaz: ognuna rafforza la sua fazione, chiunque la giochi.
    .forms = carta combattimento | carte combattimento
cartagena-term-gold = Carte che valgono da 1 a 3. Insieme alle monete decidono chi vince nella fazione vincente.
    .forms = carta oro | carte oro
cartagena-term-monkey = Ognuno ne ha una: chi la gioca si ritira dal duello e può guadagnare una moneta.
    .forms = scimmia | scimmie
cartagena-term-dealer = Dispone la fila e ha il primo turno del round.
    .forms = mazziere
cartagena-term-row = Le carte pirata di un round, all'inizio coperte: ognuna è una porta a cui bussare.
    .forms = fila
cartagena-term-ghost = Carta pirata che mette fine al turno di chi la scopre.
    .forms = Fantasma
cartagena-term-storm = Manda un pirata nella scialuppa quando la nave raggiunge o supera una casella tempesta.
    .forms = tempesta | casella tempesta | caselle tempesta
cartagena-term-lifeboat = Dopo una tempesta, ospita l'unico pirata fuori dal gioco.
    .forms = scialuppa
cartagena-term-sailor = Sono dieci, con valori nascosti da 1 a 10, che sono i valori di partenza dei duelli.
    .forms = marinaio | marinai
cartagena-term-place = Dove due marinai si affrontano: lettere da A a E, una casella per fazione.
    .forms = casella duello | caselle duello
cartagena-term-supply = Le monete che non ha nessuno.
    .forms = riserva
