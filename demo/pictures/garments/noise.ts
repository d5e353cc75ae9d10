const directions = Array.from({ length: 256 }, (_, index) => (index / 256) * Math.PI * 2);
const directionX = Float64Array.from(directions, Math.cos);
const directionY = Float64Array.from(directions, Math.sin);

/** Gradient noise at (x, y) for a seed, in about -1..1; integer hashing, so the same on every machine. */
export function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const u = fade(fx);
  const v = fade(fy);
  const top = mix(slope(column, row, seed, fx, fy), slope(column + 1, row, seed, fx - 1, fy), u);
  const bottom = mix(slope(column, row + 1, seed, fx, fy - 1), slope(column + 1, row + 1, seed, fx - 1, fy - 1), u);
  return mix(top, bottom, v) * 1.5;
}

/** Three octaves of gradient noise, each half as strong and twice as fine. */
export function fractal(x: number, y: number, seed: number): number {
  return (
    noise(x, y, seed) * 0.62 +
    noise(x * 2.03 + 7.1, y * 2.03 + 3.7, seed + 1) * 0.27 +
    noise(x * 4.11 + 1.9, y * 4.11 + 9.2, seed + 2) * 0.11
  );
}

/** A whole-number hash as 0..1. */
export function hash(x: number, y: number, seed: number): number {
  return scramble(x, y, seed) / 4294967296;
}

/** A seeded sequence of 0..1. */
export function random(seed: number): () => number {
  let at = 0;
  return () => hash(at++, 17, seed);
}

function slope(column: number, row: number, seed: number, dx: number, dy: number): number {
  const direction = scramble(column, row, seed) & 255;
  return (directionX[direction] ?? 0) * dx + (directionY[direction] ?? 0) * dy;
}

/** Well mixed 32 bits from two whole numbers and a seed. */
function scramble(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return (h ^ (h >>> 15)) >>> 0;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
