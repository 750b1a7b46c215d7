// What a part of the drawing needs to know to be touched: asked by the name of a thing (see steps.ts).
export interface Touch {
  /** Whether the thing can be touched now. */
  can: (thing: string) => boolean;
  /** Whether it is what is chosen. */
  chosen: (thing: string) => boolean;
  /** What touching it does, in words. */
  says: (thing: string) => string;
  press: (thing: string) => void;
}
