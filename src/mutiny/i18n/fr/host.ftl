### Ce que l'hôte d'une table peut faire, en français ; dans le navigateur et en plein écran.

host-about = Cette table est la vôtre : personne d'autre ne peut lancer la partie ni faire ce qui suit.
host-alone = Il n'y a personne d'autre à la table.
# $name (text): a player
host-remove = Retirer sa place à { $name }
# $name (text): a player
host-replace = Remplacer { $name } par un robot
# $name (text): a bot
host-remove-bot = Libérer la place de { $name }
# $name (text): a player
host-mute = Couper la parole à { $name }
# $name (text): a player
host-unmute = Rendre la parole à { $name }
host-everyone = Pour tout le monde
host-lock-chat = Empêcher les spectateurs d'écrire
host-unlock-chat = Laisser les spectateurs écrire
host-lock-seats = Ne laisser personne d'autre s'asseoir
host-unlock-seats = Rouvrir les places libres
host-watcher = Numéro d'un spectateur
host-watcher-more = Les spectateurs voient un numéro à côté de ce qu'ils écrivent. Les joueurs ne voient pas ces messages.
host-mute-watcher = Couper la parole
# $number (number): of a spectator
host-unmute-watcher = Rendre la parole au spectateur { $number }
host-close = Fermer la table
# $what (text): remove, replace or close, $name (text): a player
host-ask = { $what ->
    [remove] Retirer sa place à { $name } ?
    [replace] Remplacer { $name } par un robot ?
   *[close] Fermer la table pour tout le monde ?
}
# $what (text): remove, replace or close, $name (text): a player
host-ask-more = { $what ->
    [remove] { $name } perd sa place pour de bon et ne peut plus que regarder. Personne ne peut s'asseoir avant que vous ne le permettiez de nouveau.
    [replace] Un robot prend la place. { $name } la perd pour de bon et ne peut plus que regarder.
   *[close] La partie s'arrête ici, sans vainqueur. C'est définitif.
}
host-cancel = Annuler
