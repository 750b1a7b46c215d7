// A position for the gallery, as tools/web_samples.py writes it.
import type { BoardProps } from '../games/types';

export interface Sample {
  title: string;
  game: string;
  props: Pick<BoardProps, 'view' | 'seat' | 'names' | 'moves' | 'acting' | 'news'>;
}
