### Traîtres à bord: ce que disent les conseils et les analyses, en français.

# $end (text)
traitres-advice-end = { $end ->
    [full] Le coffre est ouvert et atteint la cible
    [short] Le coffre est ouvert sans atteindre la cible
    [rid] Le dernier mutin passe par-dessus bord
    [fewer] À bord, les mutins ne sont plus en minorité
   *[pile] La pioche s'épuise
}
traitres-advice-overboard = Vous passez par-dessus bord
# $player (text)
traitres-advice-gone = { $player } passe par-dessus bord
# $player (text)
traitres-advice-mutineer = { $player } est du côté des mutins
