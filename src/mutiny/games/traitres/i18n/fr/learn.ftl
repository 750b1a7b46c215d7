### Words of Traîtres à bord that the web client explains where they occur, in French.
### .forms are the ways a word is written in the rulebook.

traitres-term-pirate = L'équipe la plus nombreuse : veut que le coffre atteigne la cible, ou que tous les mutins passent par-dessus bord.
    .forms = pirate | pirates
traitres-term-mutineer = L'équipe la plus petite, inconnue des autres : veut que le coffre n'atteigne pas la cible, ou que les pirates passent par-dessus bord.
    .forms = mutin | mutins
traitres-term-loot = Les cartes à mettre au coffre : elles valent +1, 0 ou −2.
    .forms = carte butin | cartes butin | butin
traitres-term-chest = La pile de butin, face cachée. Elle vaut la somme de ses cartes.
    .forms = coffre
traitres-term-target = Ce que le coffre doit valoir pour les pirates quand on l'ouvre.
    .forms = cible
traitres-term-plank = Carte posée devant un autre joueur. À la troisième, on passe par-dessus bord.
    .forms = planche | planches
traitres-term-overboard = Hors jeu après trois planches : montre son rôle, ne joue plus, peut encore parler.
    .forms = par-dessus bord
traitres-term-spyglass = Carte action : regarder les trois cartes du dessus du coffre et les remettre dans l'ordre de votre choix.
    .forms = Longue-vue
traitres-term-riddance = Carte action : les deux cartes du dessus du coffre sont défaussées sans être vues.
    .forms = Bon débarras
traitres-term-catch = Carte action : piocher trois cartes, puis en remettre deux sur la pioche.
    .forms = Pêche miraculeuse
traitres-term-pockets = Carte action : un autre joueur défausse toute sa main et pioche trois cartes.
    .forms = Vide tes poches
