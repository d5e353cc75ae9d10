import sharp from 'sharp';

/** A small grid of palette letters; '.' is empty. Cells may be set up to `margin` outside on every side. */
export type PixelCanvas = { readonly width: number; readonly height: number; readonly cells: string[] };

const margin = 2;
const stride = (canvas: PixelCanvas) => canvas.width + 2 * margin;

export const pixelCanvas = (width: number, height: number): PixelCanvas => ({
  width,
  height,
  cells: Array<string>((width + 2 * margin) * (height + 2 * margin)).fill('.'),
});

const within = (canvas: PixelCanvas, x: number, y: number) =>
  x >= -margin && y >= -margin && x < canvas.width + margin && y < canvas.height + margin;

const cellAt = (canvas: PixelCanvas, x: number, y: number): string =>
  within(canvas, x, y) ? (canvas.cells[(y + margin) * stride(canvas) + x + margin] ?? '.') : '.';

export function dot(canvas: PixelCanvas, x: number, y: number, letter: string): void {
  if (within(canvas, x, y)) canvas.cells[(y + margin) * stride(canvas) + x + margin] = letter;
}

/** Fills every cell whose centre lies inside the shape. */
export function area(canvas: PixelCanvas, letter: string, inside: (x: number, y: number) => boolean): void {
  for (let y = -margin; y < canvas.height + margin; y += 1) {
    for (let x = -margin; x < canvas.width + margin; x += 1) {
      if (inside(x + 0.5, y + 0.5)) dot(canvas, x, y, letter);
    }
  }
}

export const oval = (cx: number, cy: number, rx: number, ry: number) => (x: number, y: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

export const block = (left: number, top: number, width: number, height: number) => (x: number, y: number) =>
  x >= left && x < left + width && y >= top && y < top + height;

/** Stamps rows of letters; '.' leaves what is there. */
export function stamp(canvas: PixelCanvas, left: number, top: number, rows: readonly string[], mirrored = false): void {
  rows.forEach((row, y) => {
    const letters = mirrored ? [...row].reverse() : [...row];
    letters.forEach((letter, x) => {
      if (letter !== '.') dot(canvas, left + x, top + y, letter);
    });
  });
}

/**
 * Light from the top left: cells of `base` near their upper left edge turn `light`, near their lower right edge
 * `dark`, with a checkered row between, as on an old handheld.
 */
export function shade(canvas: PixelCanvas, base: string, light: string, dark: string, depth = 3): void {
  const before = { ...canvas, cells: [...canvas.cells] };
  const solid = (x: number, y: number) => cellAt(before, x, y) !== '.';
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      if (cellAt(before, x, y) !== base) continue;
      const checkered = (x + y) % 2 === 0;
      const below = distanceOut(solid, x, y, 1);
      const above = distanceOut(solid, x, y, -1);
      if (below <= depth || (below <= depth + 2 && checkered)) dot(canvas, x, y, dark);
      else if (above <= 1 || (above <= 2 && checkered)) dot(canvas, x, y, light);
    }
  }
}

function distanceOut(solid: (x: number, y: number) => boolean, x: number, y: number, way: number): number {
  for (let step = 1; step < 8; step += 1) {
    if (!solid(x + step * way, y + step * way)) return step;
  }
  return 9;
}

/** Puts an outline of `letter` around everything drawn so far. */
export function outline(canvas: PixelCanvas, letter: string): void {
  const before = { ...canvas, cells: [...canvas.cells] };
  area(canvas, letter, (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (cellAt(before, column, row) !== '.') return false;
    return [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].some(([dx = 0, dy = 0]) => cellAt(before, column + dx, row + dy) !== '.');
  });
  before.cells.forEach((cell, index) => {
    if (cell !== '.') canvas.cells[index] = cell;
  });
}

/** Left, top, width and height of the drawn cells. */
export function drawnCells(canvas: PixelCanvas): [x: number, y: number, width: number, height: number] {
  const columns: number[] = [];
  const rows: number[] = [];
  canvas.cells.forEach((letter, index) => {
    if (letter === '.') return;
    columns.push(index % stride(canvas));
    rows.push(Math.floor(index / stride(canvas)));
  });
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return [left - margin, top - margin, Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
}

/** The drawn cells, cropped, as a PNG with hard squares of `cellPx` pixels. */
export function pixelPng(canvas: PixelCanvas, palette: Readonly<Record<string, string>>, cellPx: number): Promise<Buffer> {
  const [left, top, width, height] = drawnCells(canvas);
  const pixels = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const color = palette[cellAt(canvas, left + (index % width), top + Math.floor(index / width))];
    if (color) pixels.writeUInt32BE(((Number.parseInt(color.slice(1), 16) << 8) | 255) >>> 0, index * 4);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(width * cellPx, height * cellPx, { kernel: 'nearest' })
    .png({ palette: true, compressionLevel: 6 })
    .toBuffer();
}
