import type { Random } from './random.ts';

/** One vector composition: takes a random source, returns SVG elements (about 1,000 units across, around 0,0). */
type Motif = (random: Random) => string;

/** The compositions of one style by the key of their graphic. */
export type Motifs = Readonly<Record<string, Motif>>;
