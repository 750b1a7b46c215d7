// Which drawing shows a card, a role or another thing of a game, by its id in the guide.

const DRAWINGS: Record<string, Record<string, string>> = {
  meuterer: {
    ware: 'ruby salt wine cloth grain conflict pirates',
    sailor: 'mutineer boy mate merchant loader captain',
    islet:
      'hochland frosthoehle gruenland karge-zunge eisfelsen affeninsel kalte-klippe sommerland rotes-riff piratennest fingerhut sandkap',
    ship: 'ship',
    pirateShip: 'pirate-ship',
    pennant: 'destination',
  },
  traitres: {
    booty: '+1 0 -2 plank spyglass pockets riddance catch',
    buccaneer: 'pirate mutineer',
    chest: 'chest',
  },
  cartagena: {
    card: 'v1 v2 v3 d1 d2 d3 g1 g2 g3 monkey',
    pirate:
      'captain-valverde ramon-diaz crackpott tembo wessel-jan dean-nero pang chang-ye sate bijoux ojo cambivalute ghost',
    allegiance: 'valverde diaz',
    coin: 'coin',
    seaman: 'sailor',
    sailing: 'ship',
    storm: 'storm',
  },
};

const KINDS = new Map(
  Object.entries(DRAWINGS).flatMap(([game, drawings]) =>
    Object.entries(drawings).flatMap(([kind, ids]) => ids.split(' ').map((id) => [`${game} ${id}`, kind] as const)),
  ),
);

/** The kind of drawing that shows a thing of a game; null where we have none. */
export function drawingOf(game: string, id: string): string | null {
  return KINDS.get(`${game} ${id}`) ?? null;
}
