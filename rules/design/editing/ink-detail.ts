/** Details of a graphic that may print badly at any resolution. */
export interface InkDetail {
  /** The width of its thinnest lines as a share of its own width; 1 for a graphic without ink. */
  readonly thinnest: number;
  /** True if more than its edges is half transparent: a glow, a shadow, a soft brush. */
  readonly isSoft: boolean;
}

/** Thinner lines break on cloth, mm: about one point. */
export const LEAST_LINE_MM = 0.35;
/** Lines with a smaller share of the ink are ignored, because the tips of shapes are thin too. */
const LINE_SHARE = 0.04;
const SOFT_SHARE = 0.03;
/** The alpha from which ink is visible, and the alpha above which it is opaque. */
const [SEEN, OPAQUE] = [26, 229];

/** Reads a square sample, RGBA as from a canvas; `ratio` is the graphic's height by its width. */
export function inkDetail(pixels: ArrayLike<number>, ratio: number): InkDetail {
  const side = Math.floor(Math.sqrt(pixels.length / 4));
  const alpha = (x: number, y: number) => (x < 0 || y < 0 || x >= side || y >= side ? 0 : (pixels[(y * side + x) * 4 + 3] ?? 0));
  const across = runs(side, (line, at) => alpha(at, line));
  const down = runs(side, (line, at) => alpha(line, at));
  const isHalf = (x: number, y: number) => alpha(x, y) > SEEN && alpha(x, y) < OPAQUE;
  const widths = new Uint32Array(side + 1);
  let [ink, lines, soft] = [0, 0, 0];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (alpha(x, y) > SEEN) ink += 1;
      if (isHalf(x, y) && isHalf(x - 1, y) && isHalf(x + 1, y) && isHalf(x, y - 1) && isHalf(x, y + 1)) soft += 1;
      const width = Math.min(across[y * side + x] ?? 0, (down[x * side + y] ?? 0) * ratio, side);
      if (width === 0) continue;
      lines += 1;
      widths[Math.ceil(width)] = (widths[Math.ceil(width)] ?? 0) + 1;
    }
  }
  return { thinnest: lines === 0 ? 1 : thinnestOf(widths, lines * LINE_SHARE) / side, isSoft: ink > 0 && soft / ink > SOFT_SHARE };
}

/** The width up to which this number of pixels lies. */
function thinnestOf(widths: Uint32Array, enough: number): number {
  let passed = 0;
  return widths.findIndex((count) => {
    passed += count;
    return passed >= enough;
  });
}

/** For each inked pixel the length of its unbroken run along the line; 0 for other pixels. */
function runs(side: number, alphaAt: (line: number, at: number) => number): Uint16Array {
  const found = new Uint16Array(side * side);
  for (let line = 0; line < side; line += 1) {
    let begun = 0;
    for (let at = 0; at <= side; at += 1) {
      if (at < side && alphaAt(line, at) >= 128) continue;
      found.fill(at - begun, line * side + begun, line * side + at);
      begun = at + 1;
    }
  }
  return found;
}
