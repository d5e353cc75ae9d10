/** How much of the garment's light falls on the print: ink lies on the cloth and evens out its finest grain. */
const STRENGTH = 0.8;
/** A fold never darkens or lightens a print beyond this, so that artwork stays itself. */
const DARKEST = 0.55;
export const BRIGHTEST = 1.12;

/**
 * The light on a print where the garment's shading is `grey` (0 to 255), relative to `flat`, how bright its printable area is as a whole:
 * a flat garment changes nothing whichever grey stands for flat. Picture server and editor draw by it. 1 leaves a colour as it is.
 */
export function foldLight(grey: number, flat: number): number {
  if (flat === 0) return 1;
  return Math.min(BRIGHTEST, Math.max(DARKEST, 1 + STRENGTH * (grey / flat - 1)));
}
