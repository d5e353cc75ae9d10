const directions = Array.from({ length: 256 }, (_, index) => (index / 256) * Math.PI * 2);
const directionX = Float64Array.from(directions, Math.cos);
const directionY = Float64Array.from(directions, Math.sin);

/** Gradient noise at (x, y) for a seed, in about -1..1; integer hashing, so the same on every machine. */
export function noise(x: number, y: number, seed: number): number {
  const [sums, xs, ys] = onePlace;
  sums[0] = 0;
  xs[0] = x;
  ys[0] = y;
  addNoise(sums, xs, ys, { seed, strength: 1 });
  return sums[0];
}

const onePlace = [new Float64Array(1), new Float64Array(1), new Float64Array(1)] as const;

/** Noise added at points (x, y): its strength, and its own coordinates (x * scale + dx, y * scale + dy). */
interface Octave {
  seed: number;
  strength: number;
  scale?: number;
  dx?: number;
  dy?: number;
}

/**
 * Adds gradient noise to a row of sums. Processes a row at once, because a call per sample costs more than its noise, and neighbouring
 * points mostly share a lattice cell, whose corners are cached.
 */
export function addNoise(sums: Float64Array, xs: Float64Array, ys: Float64Array, octave: Octave): void {
  const { seed, strength, scale = 1, dx = 0, dy = 0 } = octave;
  let column = Number.NaN;
  let row = Number.NaN;
  // The noise gradients at the corners: top left, top right, bottom left, bottom right.
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < sums.length; i++) {
    const x = (xs[i] ?? 0) * scale + dx;
    const y = (ys[i] ?? 0) * scale + dy;
    const left = Math.floor(x);
    const top = Math.floor(y);
    if (left !== column || top !== row) {
      column = left;
      row = top;
      a = scramble(left, top, seed) & 255;
      b = scramble(left + 1, top, seed) & 255;
      c = scramble(left, top + 1, seed) & 255;
      d = scramble(left + 1, top + 1, seed) & 255;
    }
    const fx = x - left;
    const fy = y - top;
    const u = fade(fx);
    const upper = mix(slope(a, fx, fy), slope(b, fx - 1, fy), u);
    const lower = mix(slope(c, fx, fy - 1), slope(d, fx - 1, fy - 1), u);
    sums[i] = (sums[i] ?? 0) + mix(upper, lower, fade(fy)) * 1.5 * strength;
  }
}

/** Adds three octaves of gradient noise, each half as strong and twice as fine, to a row of sums. */
export function addFractal(sums: Float64Array, xs: Float64Array, ys: Float64Array, seed: number): void {
  addNoise(sums, xs, ys, { seed, strength: 0.62 });
  addNoise(sums, xs, ys, { seed: seed + 1, strength: 0.27, scale: 2.03, dx: 7.1, dy: 3.7 });
  addNoise(sums, xs, ys, { seed: seed + 2, strength: 0.11, scale: 4.11, dx: 1.9, dy: 9.2 });
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

function slope(direction: number, dx: number, dy: number): number {
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
