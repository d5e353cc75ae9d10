/** How strongly the garment's light affects the print: ink lies on top of the cloth and evens out its finest grain. */
const STRENGTH = 0.8;
/** Folds never darken or lighten a print beyond these factors, so that the artwork stays recognisable. */
const DARKEST = 0.55;
export const BRIGHTEST = 1.12;

/**
 * The light factor on a print where the garment's shading is `grey` (0 to 255), relative to `flat`, the brightness of its printable area as
 * a whole. A flat garment changes nothing. Picture server and editor both use it. 1 leaves a colour unchanged.
 */
export function foldLight(grey: number, flat: number): number {
  if (flat === 0) return 1;
  return Math.min(BRIGHTEST, Math.max(DARKEST, 1 + STRENGTH * (grey / flat - 1)));
}
