import type { Drawing, Panel } from './drawing.ts';
import { broadBlur, doubled, type Field, halved, makeField, shifted } from './field.ts';
import { hash } from './noise.ts';
import { panelHeight, panelShape } from './panel-height.ts';
import { type Box, outlineBox, rasterColour, rasterGrey } from './raster.ts';

/** Grey of cloth that lies flat in the light: below is shadow, above is gloss. */
export const neutralGrey = 170;

/** The neutral maps of one side, each `size` x `size` samples of 0..255. */
export interface Shade {
  size: number;
  /** Light on the cloth, `neutralGrey` where it is flat. */
  light: Uint8ClampedArray;
  /** Where there is cloth. */
  alpha: Uint8ClampedArray;
  /** Contact shadow on the ground, 0 for none. */
  ground: Uint8ClampedArray;
  /** Parts with a colour of their own, RGBA. */
  trim: Uint8ClampedArray | null;
}

/** Light from the top left, towards the viewer. */
const sun = { x: -0.44, y: -0.54, z: 0.72 };

/** Shades a drawing: every panel is lit as a height field of its own, and throws a shadow on those below. `lift` is how far the thing stands off its ground; 0 throws no shadow. */
export async function shade(drawing: Drawing, size: number, lift = 1): Promise<Shade> {
  const light = makeField(size, size, 1);
  const alpha = makeField(size, size);
  for (const panel of drawing.panels) await layPanel(light, alpha, panel);
  return {
    size,
    light: bytes(light, neutralGrey),
    alpha: bytes(alpha, 255),
    ground: lift === 0 ? new Uint8ClampedArray(size * size) : groundShadow(alpha, lift),
    trim: drawing.trim === '' ? null : await rasterColour(drawing.trim, size),
  };
}

async function layPanel(light: Field, alpha: Field, panel: Panel): Promise<void> {
  const size = light.width;
  const k = size / 1000;
  const margin = Math.ceil(Math.max(panel.round * 2.2, 22) * k);
  const box = panel.cover?.box ?? outlineBox(panel.d, size, margin);
  if (box === null) return;
  const part = await panelShape(panel, box, size);
  if (panel.cast > 0) castShadow(light, part, box, panel.cast);
  const height = await panelHeight(panel, part, box, size);
  const thread = await stitchField(panel.stitches, size, box);
  const hollow = broadBlur(height, 11 * k);
  const grain = panel.grain ?? 1;
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const at = y * box.width + x;
      const cover = part.data[at] ?? 0;
      if (cover === 0) continue;
      const column = box.left + x;
      const row = box.top + y;
      const sunk = Math.max(0, (hollow.data[at] ?? 0) - (height.data[at] ?? 0));
      const fall = 1.035 - (0.085 * (column + row)) / (2 * size);
      const shadeHere =
        panel.exposure *
          lit(height, x, y, k, panel.sideLight ?? 1) *
          (1 - Math.min(0.3, sunk * 0.03)) *
          (1 + grain * weave(column, row)) *
          fall +
        (thread?.data[at] ?? 0);
      const whole = row * size + column;
      light.data[whole] = (light.data[whole] ?? 0) * (1 - cover) + shadeHere * cover;
      alpha.data[whole] = 1 - (1 - (alpha.data[whole] ?? 0)) * (1 - cover);
    }
  }
}

/** What lies below a panel gets darker along its edges. */
function castShadow(light: Field, part: Field, box: Box, strength: number): void {
  const size = light.width;
  const k = size / 1000;
  const shadow = broadBlur(shifted(part, 2 * k, 4 * k), 6 * k);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const whole = (box.top + y) * size + box.left + x;
      light.data[whole] = (light.data[whole] ?? 0) * (1 - strength * (shadow.data[y * box.width + x] ?? 0));
    }
  }
}

/** Sewing thread: a light dash in a dark groove, alike in every direction, as what they add to the light. */
async function stitchField(stitches: readonly string[], size: number, box: Box): Promise<Field | null> {
  if (stitches.length === 0) return null;
  const rows = stitches.map(
    (d) =>
      `<g fill="none" stroke-dasharray="4.4 2.2" stroke-linecap="round"><path d="${d}" stroke="#000" stroke-width="2.5" stroke-opacity=".4"/><path d="${d}" stroke="#fff" stroke-width="1" stroke-opacity=".55"/></g>`,
  );
  const drawn = await rasterGrey(rows.join(''), size, box, 'rgb(128,128,128)');
  for (let i = 0; i < drawn.data.length; i++) drawn.data[i] = ((drawn.data[i] ?? 0) - 128 / 255) * 0.8;
  return drawn;
}

/** Light on the slope at (x, y), 1 where the cloth is flat. */
function lit(height: Field, x: number, y: number, k: number, sideLight: number): number {
  const { width, data } = height;
  const left = data[y * width + Math.max(0, x - 1)] ?? 0;
  const right = data[y * width + Math.min(width - 1, x + 1)] ?? 0;
  const above = data[Math.max(0, y - 1) * width + x] ?? 0;
  const below = data[Math.min(height.height - 1, y + 1) * width + x] ?? 0;
  const nx = ((left - right) * k) / 2;
  const ny = ((above - below) * k) / 2;
  const facing = (nx * sun.x * sideLight + ny * sun.y + sun.z) / Math.sqrt(nx * nx + ny * ny + 1) / sun.z;
  return 1 + (Math.max(0.05, facing) - 1) * 0.92;
}

/** Knitted ground: fine uneven wales and single threads. */
function weave(x: number, y: number): number {
  return (hash(x, y, 5) - 0.5) * 0.05 + (hash(x, y >> 2, 6) - 0.5) * 0.04;
}

/** Shadow on the ground: close under the edges, and a wide one away from the light. Soft, so worked out at half the samples. */
function groundShadow(alpha: Field, lift: number): Uint8ClampedArray {
  const half = halved(alpha);
  const k = (half.width / 1000) * lift;
  const close = shifted(half, 2 * k, 5 * k);
  for (let i = 0; i < close.data.length; i++) close.data[i] = (close.data[i] ?? 0) * 0.26 + (half.data[i] ?? 0) * 0.09;
  const near = broadBlur(close, 4 * k);
  const far = broadBlur(shifted(half, 8 * k, 20 * k), 18 * k);
  for (let i = 0; i < near.data.length; i++) near.data[i] = (near.data[i] ?? 0) + (far.data[i] ?? 0) * 0.19;
  return bytes(doubled(near, alpha.width, alpha.height), 255);
}

function bytes(field: Field, unit: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(field.data.length);
  for (let i = 0; i < out.length; i++) out[i] = (field.data[i] ?? 0) * unit;
  return out;
}
