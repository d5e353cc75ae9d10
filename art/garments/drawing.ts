import type { Box } from './box.ts';
import type { Field } from './field.ts';

/** A point in millimetres of the real garment: x from its centre line, y down from the high point of the shoulder. */
export type Point = readonly [x: number, y: number];

/** An edge of a pattern piece as a dense line of points. */
export type Edge = readonly Point[];

/** A raised (positive `lift`) or sunken line of cloth: a fold, a seam, a rib. Widths and blurs in picture units (1000 to a side). */
export interface Relief {
  d: string;
  lift: number;
  width: number;
  blur: number;
  filled?: boolean;
}

/** How the cloth of one panel hangs. `angle` is the direction of its long folds from the vertical, in radians. */
export interface Drape {
  angle: number;
  strength: number;
  scale: number;
  seed: number;
}

/** One piece of cloth as cut and sewn. Panels are listed from the lowest to the topmost. */
export interface Panel {
  d: string;
  /** Its shape as samples of 0..1 in a box, instead of the outline `d`, for shapes derived from a picture (an enamel pin). */
  cover?: { box: Box; field: Field };
  /** How much light reaches it: 1 outside, less inside a neck or hood. */
  exposure: number;
  /** Width of the rounding towards its edges in picture units, and how high it stands. */
  round: number;
  height: number;
  /** Outline of the body the panel is part of, when that is larger than the panel (a cap's crown). */
  form?: string;
  /** Strength of the shadow it casts on what is below, 0..1. */
  cast: number;
  drape: Drape;
  relief: readonly Relief[];
  /** Sewing thread: paths of dashes. */
  stitches: readonly string[];
  /** Strength of the edge that shows the thickness of the cloth. */
  edge?: number;
  /**
   * How much directional light it gets, 1 by default: of a pair, one part faces the light and the other does not, so they would look
   * different.
   */
  sideLight?: number;
  /** Strength of the fabric grain; low for smooth materials (cords, tapes). */
  grain?: number;
}

/** Everything needed to shade one side of a garment. */
export interface Drawing {
  panels: readonly Panel[];
  /** Parts that keep their own colour (labels, metal), as SVG in the 1000-unit picture. */
  trim: string;
}
