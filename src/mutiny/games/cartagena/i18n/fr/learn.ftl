### Words of Cartagena that the web client explains where they occur, in French.
### .forms are the ways a word is written in the rulebook.

cartagena-term-allegiance = Le camp choisi en secret, Valverde ou Diaz. Sans allégeance, impossible de gagner.
    .forms = allégeance | allégeances
cartagena-term-combat = Cartes pour les duels, de 1 à 3, aux couleurs de Valverde et de Diaz : chacune renforce son camp, peu importe qui la pose.
    .forms = carte combat | cartes combat
cartagena-term-gold = Cartes valant de 1 à 3. Avec les pièces, elles désignent qui gagne dans le camp vainqueur.
    .forms = carte or | cartes or
cartagena-term-monkey = Tout le monde en a un : le poser permet de se retirer d'un duel et peut rapporter une pièce.
    .forms = singe | singes
cartagena-term-dealer = Dispose la rangée et commence la manche.
    .forms = donneur
cartagena-term-row = Les cartes pirate d'une manche, d'abord face cachée : autant de portes où frapper.
    .forms = rangée
cartagena-term-ghost = Carte pirate qui met fin au tour du joueur qui la retourne.
    .forms = Fantôme
cartagena-term-storm = Envoie un pirate dans le canot de sauvetage quand le navire s'arrête sur une case tempête ou la franchit.
    .forms = tempête | case tempête | cases tempête
cartagena-term-lifeboat = Contient le pirate mis hors jeu par une tempête.
    .forms = canot de sauvetage
cartagena-term-sailor = Ils sont dix, et leur valeur cachée, de 1 à 10, est la valeur de départ de leur camp dans un duel.
    .forms = marin | marins
cartagena-term-place = Là où deux marins s'affrontent : les lettres A à E, avec une case pour chaque camp.
    .forms = case duel | cases duel
cartagena-term-supply = Les pièces qui ne sont à personne.
    .forms = réserve
