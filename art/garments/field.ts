/** A rectangle of floating-point samples; all cloth arithmetic uses these, because eight bits show contour lines once lit. */
export interface Field {
  width: number;
  height: number;
  data: Float32Array;
}

/** A field of zeros, or of `value`. */
export function makeField(width: number, height: number, value = 0): Field {
  const field = unfilled(width, height);
  field.data.fill(value);
  return field;
}

/**
 * Returns fields to a pool for reuse. A picture takes hundreds of fields of some megabytes each, and collecting them cost more than
 * drawing.
 */
export function release(...fields: readonly Field[]): void {
  for (const { data } of fields) spares.push(new Float32Array(data.buffer));
  spares.sort((one, other) => other.length - one.length);
  spares.length = Math.min(spares.length, keptSpares);
}

const keptSpares = 8;
/** From the largest to the smallest. */
const spares: Float32Array[] = [];

/** A field with undefined content. */
function unfilled(width: number, height: number): Field {
  const at = spares.findLastIndex((spare) => spare.length >= width * height);
  const [spare] = at < 0 ? [] : spares.splice(at, 1);
  return { width, height, data: spare?.subarray(0, width * height) ?? new Float32Array(width * height) };
}

/** Gaussian blur (three box passes), `sigma` in samples; borders are extended. Returns a new field. */
export function blur(source: Field, sigma: number): Field {
  const { width, height } = source;
  const blurred = unfilled(width, height);
  blurred.data.set(source.data);
  soften(blurred, sigma);
  return blurred;
}

/** Blurs a field itself with the deviation `sigma`, in samples. */
export function soften(field: Field, sigma: number): void {
  const { width, height, data } = field;
  const rows = unfilled(width, height);
  for (const radius of boxRadii(sigma)) {
    if (radius === 0) continue;
    boxRows(data, rows.data, width, height, radius);
    boxColumns(rows.data, data, width, height, radius);
  }
  release(rows);
}

/** How far, in samples, a blur of this sigma reaches. */
export function blurReach(sigma: number): number {
  return boxRadii(sigma).reduce((sum, radius) => sum + radius, 0);
}

/** Blur for large `sigma` (6 samples and more): computed at half the resolution, which looks the same. Returns a new field. */
export function broadBlur(source: Field, sigma: number): Field {
  if (isNarrow(source, sigma)) return blur(source, sigma);
  const half = softHalf(source, sigma);
  const whole = doubled(half, source.width, source.height);
  release(half);
  return whole;
}

/** Blurs a field itself with a large `sigma`, at half its resolution. */
export function softenBroadly(field: Field, sigma: number): void {
  if (isNarrow(field, sigma)) {
    soften(field, sigma);
    return;
  }
  const half = softHalf(field, sigma);
  double(half, field);
  release(half);
}

function isNarrow(field: Field, sigma: number): boolean {
  return sigma < 6 || field.width < 16 || field.height < 16;
}

function softHalf(source: Field, sigma: number): Field {
  const half = halved(source);
  softenBroadly(half, sigma / 2);
  return half;
}

/** The field moved by (dx, dy) samples; outside is 0. */
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

/** Copies a field into a larger one at (left, top). */
export function lay(part: Field, whole: Field, left: number, top: number): void {
  for (let y = 0; y < part.height; y++) {
    whole.data.set(part.data.subarray(y * part.width, (y + 1) * part.width), (top + y) * whole.width + left);
  }
}

/** The field at half the resolution, averaged. */
export function halved(source: Field): Field {
  const half = unfilled(source.width >> 1, source.height >> 1);
  const from = source.data;
  for (let y = 0; y < half.height; y++) {
    let at = y * 2 * source.width;
    let below = at + source.width;
    const end = (y + 1) * half.width;
    for (let to = end - half.width; to < end; to++) {
      half.data[to] = ((from[at] ?? 0) + (from[at + 1] ?? 0) + ((from[below] ?? 0) + (from[below + 1] ?? 0))) / 4;
      at += 2;
      below += 2;
    }
  }
  return half;
}

/** Scales a halved field back to its former size with linear interpolation. */
export function doubled(half: Field, width: number, height: number): Field {
  const whole = unfilled(width, height);
  double(half, whole);
  return whole;
}

/** Every two rows of the full field lie between the same two half rows, which are widened once. */
function double(half: Field, whole: Field): void {
  const { width, height, data } = whole;
  let upper = new Float64Array(width);
  let lower = new Float64Array(width);
  widen(half, 0, lower);
  for (let y = 0; y < height; y++) {
    if (y % 2 === 1 || y === 0) {
      [upper, lower] = [lower, upper];
      widen(half, Math.min(half.height - 1, (y + 1) >> 1), lower);
    }
    const down = y % 2 === 0 ? 0.75 : 0.25;
    const at = y * width;
    for (let x = 0; x < width; x++) data[at + x] = (upper[x] ?? 0) * (1 - down) + (lower[x] ?? 0) * down;
  }
}

/** Widens one half row to the full field's samples, which are offset by a quarter sample. */
function widen(half: Field, row: number, wide: Float64Array): void {
  const { width, data } = half;
  const start = row * width;
  const last = start + width - 1;
  for (let x = 0; x < wide.length; x++) {
    const left = start + ((x - 1) >> 1);
    const across = x % 2 === 0 ? 0.75 : 0.25;
    wide[x] = (data[Math.max(start, left)] ?? 0) * (1 - across) + (data[Math.min(last, left + 1)] ?? 0) * across;
  }
}

/** Radii of three box blurs that together approximate a Gaussian of this sigma. */
function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let lower = Math.floor(ideal);
  if (lower % 2 === 0) lower--;
  const narrow = Math.round((12 * sigma * sigma - 3 * lower * lower - 12 * lower - 9) / (-4 * lower - 4));
  return [0, 1, 2].map((pass) => ((pass < narrow ? lower : lower + 2) - 1) / 2);
}

/** A running sum along each row, padded by repeating its ends. */
function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const spread = radius * 2 + 1;
  const share = 1 / spread;
  const line = new Float64Array(width + spread);
  for (let start = 0; start < width * height; start += width) {
    line.fill(from[start] ?? 0, 0, radius + 1);
    for (let x = 0; x < width; x++) line[radius + 1 + x] = from[start + x] ?? 0;
    line.fill(from[start + width - 1] ?? 0, radius + 1 + width);
    let sum = (line[0] ?? 0) * (radius + 1);
    for (let i = radius + 1; i < spread; i++) sum += line[i] ?? 0;
    for (let x = 0; x < width; x++) {
      sum += line[x + spread] ?? 0;
      sum -= line[x] ?? 0;
      to[start + x] = sum * share;
    }
  }
}

/** All columns at once, row by row, to read memory sequentially. */
function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const sums = new Float64Array(width);
  const share = 1 / (radius * 2 + 1);
  for (let row = -radius - 1; row < radius; row++) {
    const at = Math.min(height - 1, Math.max(0, row)) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (from[at + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const enter = Math.min(height - 1, y + radius) * width;
    const leave = Math.max(0, y - radius - 1) * width;
    const at = y * width;
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] ?? 0) + (from[enter + x] ?? 0) - (from[leave + x] ?? 0);
      sums[x] = sum;
      to[at + x] = sum * share;
    }
  }
}
