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
    for (let y = 0; y < height; y++) boxRow(from, to, y * width, width, radius);
    boxColumns(to, from, width, height, radius);
  }
  to = from;
  return { width, height, data: to };
}

/** Blur for what is broad (`sigma` of 6 samples and more): done at half the samples, which cannot be told apart. */
export function broadBlur(source: Field, sigma: number): Field {
  if (sigma < 6 || source.width < 16 || source.height < 16) return blur(source, sigma);
  return doubled(broadBlur(halved(source), sigma / 2), source.width, source.height);
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

/** The field at half the samples each way, averaged. */
export function halved(source: Field): Field {
  const half = makeField(source.width >> 1, source.height >> 1);
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const at = y * 2 * source.width + x * 2;
      const above = (source.data[at] ?? 0) + (source.data[at + 1] ?? 0);
      const below = (source.data[at + source.width] ?? 0) + (source.data[at + source.width + 1] ?? 0);
      half.data[y * half.width + x] = (above + below) / 4;
    }
  }
  return half;
}

/** A halved field back at its former size, samples between taken linearly. */
export function doubled(half: Field, width: number, height: number): Field {
  const whole = makeField(width, height);
  const { data } = half;
  for (let y = 0; y < height; y++) {
    const up = y / 2 - 0.25;
    const row = Math.min(half.height - 1, Math.max(0, Math.floor(up)));
    const below = Math.min(half.height - 1, row + 1);
    const down = Math.min(1, Math.max(0, up - row));
    for (let x = 0; x < width; x++) {
      const along = x / 2 - 0.25;
      const column = Math.min(half.width - 1, Math.max(0, Math.floor(along)));
      const next = Math.min(half.width - 1, column + 1);
      const across = Math.min(1, Math.max(0, along - column));
      const top = (data[row * half.width + column] ?? 0) * (1 - across) + (data[row * half.width + next] ?? 0) * across;
      const low = (data[below * half.width + column] ?? 0) * (1 - across) + (data[below * half.width + next] ?? 0) * across;
      whole.data[y * width + x] = top * (1 - down) + low * down;
    }
  }
  return whole;
}

/** Radii of three boxes that together come close to a Gaussian of this sigma. */
function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let lower = Math.floor(ideal);
  if (lower % 2 === 0) lower--;
  const narrow = Math.round((12 * sigma * sigma - 3 * lower * lower - 12 * lower - 9) / (-4 * lower - 4));
  return [0, 1, 2].map((pass) => ((pass < narrow ? lower : lower + 2) - 1) / 2);
}

function boxRow(from: Float32Array, to: Float32Array, start: number, length: number, radius: number): void {
  const first = from[start] ?? 0;
  const last = from[start + length - 1] ?? 0;
  let sum = first * (radius + 1);
  for (let i = 0; i < radius; i++) sum += i < length ? (from[start + i] ?? 0) : last;
  const share = 1 / (radius * 2 + 1);
  for (let i = 0; i < length; i++) {
    const enter = i + radius;
    const leave = i - radius - 1;
    sum += enter < length ? (from[start + enter] ?? 0) : last;
    sum -= leave >= 0 ? (from[start + leave] ?? 0) : first;
    to[start + i] = sum * share;
  }
}

/** All columns at once, row by row: memory is read in the order it lies. */
function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const sums = new Float64Array(width);
  const share = 1 / (radius * 2 + 1);
  const rowAt = (row: number) => Math.min(height - 1, Math.max(0, row)) * width;
  for (let row = -radius - 1; row < radius; row++) {
    const at = rowAt(row);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (from[at + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const enter = rowAt(y + radius);
    const leave = rowAt(y - radius - 1);
    const at = y * width;
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] ?? 0) + (from[enter + x] ?? 0) - (from[leave + x] ?? 0);
      sums[x] = sum;
      to[at + x] = sum * share;
    }
  }
}
