import type { Random } from './random.ts';

/** One vector composition: its chance in, the parts of an SVG out (about 1,000 units across, around 0,0). */
type Motif = (random: Random) => string;

/** The compositions of one hand by the key of their graphic. */
export type Motifs = Readonly<Record<string, Motif>>;
