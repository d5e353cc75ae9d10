/** A rectangle of floating-point samples; all cloth arithmetic happens in these, because eight bits show contour lines once lit. */
export interface Field {
  width: number;
  height: number;
  data: Float32Array;
}

/** A field of zeros, or of `value`. */
export function makeField(width: number, height: number, value = 0): Field {
  const data = new Float32Array(width * height);
  if (value !== 0) data.fill(value);
  return { width, height, data };
}

/** Gaussian blur (three box passes), `sigma` in samples; the border repeats. Returns a new field. */
export function blur(source: Field, sigma: number): Field {
  const { width, height } = source;
  const from: Float32Array = new Float32Array(source.data);
  let to: Float32Array = new Float32Array(width * height);
  for (const radius of boxRadii(sigma)) {
    if (radius === 0) continue;
    for (let y = 0; y < height; y++) boxLine(from, to, y * width, 1, width, radius);
    for (let x = 0; x < width; x++) boxLine(to, from, x, width, height, radius);
  }
  to = from;
  return { width, height, data: to };
}

/** Value of the field moved by (dx, dy) samples; outside is 0. */
export function shifted(source: Field, dx: number, dy: number): Field {
  const { width, height } = source;
  const moved = makeField(width, height);
  const right = Math.round(dx);
  const down = Math.round(dy);
  for (let y = Math.max(0, down); y < Math.min(height, height + down); y++) {
    const start = Math.max(0, right);
    const end = Math.min(width, width + right);
    const row = (y - down) * width;
    moved.data.set(source.data.subarray(row + start - right, row + end - right), y * width + start);
  }
  return moved;
}

/** Part of a field. */
export function cut(source: Field, left: number, top: number, width: number, height: number): Field {
  const part = makeField(width, height);
  for (let y = 0; y < height; y++) {
    const row = (top + y) * source.width + left;
    part.data.set(source.data.subarray(row, row + width), y * width);
  }
  return part;
}

/** Radii of three boxes that together come close to a Gaussian of this sigma. */
function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let lower = Math.floor(ideal);
  if (lower % 2 === 0) lower--;
  const narrow = Math.round((12 * sigma * sigma - 3 * lower * lower - 12 * lower - 9) / (-4 * lower - 4));
  return [0, 1, 2].map((pass) => ((pass < narrow ? lower : lower + 2) - 1) / 2);
}

function boxLine(from: Float32Array, to: Float32Array, start: number, step: number, length: number, radius: number): void {
  const first = from[start] ?? 0;
  const last = from[start + (length - 1) * step] ?? 0;
  let sum = first * (radius + 1);
  for (let i = 0; i < radius; i++) sum += i < length ? (from[start + i * step] ?? 0) : last;
  const share = 1 / (radius * 2 + 1);
  for (let i = 0; i < length; i++) {
    const enter = i + radius;
    const leave = i - radius - 1;
    sum += enter < length ? (from[start + enter * step] ?? 0) : last;
    sum -= leave >= 0 ? (from[start + leave * step] ?? 0) : first;
    to[start + i * step] = sum * share;
  }
}
