/** The twelve islands, in the order in which they are printed. */
export const ISLANDS = [
  'hochland',
  'frosthoehle',
  'gruenland',
  'karge-zunge',
  'eisfelsen',
  'affeninsel',
  'kalte-klippe',
  'sommerland',
  'rotes-riff',
  'piratennest',
  'fingerhut',
  'sandkap',
] as const;
