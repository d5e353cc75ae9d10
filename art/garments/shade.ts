import { type Box, outlineBox, roundBoxes } from './box.ts';
import type { Drawing, Panel } from './drawing.ts';
import { broadBlur, doubled, type Field, halved, makeField, release, shifted, softenBroadly } from './field.ts';
import { hash } from './noise.ts';
import { panelHeight, panelShape } from './panel-height.ts';
import { rasterColour, rasterGrey } from './raster.ts';

/** Grey of flat, lit cloth: below is shadow, above is gloss. */
export const neutralGrey = 170;

/** The neutral maps of one side, each `size` x `size` samples of 0..255. */
export interface Shade {
  size: number;
  /** The samples that the thing, its trim and its shadow may cover; the maps are empty elsewhere. */
  box: Box;
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

/** The drawing being shaded: its part of the picture, with light and cover accumulated panel by panel. */
interface Sheet {
  size: number;
  box: Box;
  light: Field;
  alpha: Field;
}

/**
 * Shades a drawing: every panel is lit as a separate height field and casts a shadow on those below. `lift` is the distance from the
 * background; 0 casts no shadow.
 */
export async function shade(drawing: Drawing, size: number, lift = 1): Promise<Shade> {
  const boxes = drawing.panels.map((panel) => panelBox(panel, size));
  const box = sheetBox(
    boxes.filter((panel) => panel !== null),
    drawing.trim !== '',
    size,
    lift,
  );
  const sheet = { size, box, light: makeField(box.width, box.height, 1), alpha: makeField(box.width, box.height) };
  for (const [index, panel] of drawing.panels.entries()) {
    const own = boxes[index];
    if (own) await layPanel(sheet, panel, own);
  }
  const maps = {
    size,
    box,
    light: bytes(sheet.light, neutralGrey, sheet, neutralGrey),
    alpha: bytes(sheet.alpha, 255, sheet),
    ground: lift === 0 ? new Uint8ClampedArray(size * size) : groundShadow(sheet, lift),
    trim: drawing.trim === '' ? null : await rasterColour(drawing.trim, size),
  };
  release(sheet.light, sheet.alpha);
  return maps;
}

/** The samples needed to compute a panel: its own, plus a margin for rounding its edges. */
function panelBox(panel: Panel, size: number): Box | null {
  const margin = Math.ceil((Math.max(panel.round * 2.2, 22) * size) / 1000);
  return panel.cover?.box ?? outlineBox(panel.d, size, margin);
}

/**
 * The box of the panels and their shadow, no more: a sticker is a small part of its picture. The shadow is computed at a quarter of the
 * resolution, aligned independently of where the box begins.
 */
function sheetBox(panels: readonly Box[], hasTrim: boolean, size: number, lift: number): Box {
  const whole = { left: 0, top: 0, width: size, height: size };
  const shadow = lift === 0 ? 0 : Math.ceil((80 * lift * size) / 1000) + 32;
  return hasTrim || panels.length === 0 ? whole : (roundBoxes(panels, size, shadow, 32) ?? whole);
}

async function layPanel(sheet: Sheet, panel: Panel, box: Box): Promise<void> {
  const { size } = sheet;
  const k = size / 1000;
  const part = await panelShape(panel, box, size);
  if (panel.cast > 0) castShadow(sheet, part, box, panel.cast);
  const height = await panelHeight(panel, part, box, size);
  const thread = await stitchField(panel.stitches, size, box);
  const hollow = broadBlur(height, 11 * k);
  const grain = panel.grain ?? 1;
  const sideLight = panel.sideLight ?? 1;
  const { light, alpha } = sheet;
  const woven = weave(size);
  for (let y = 0; y < box.height; y++) {
    const row = box.top + y;
    const sheetRow = (row - sheet.box.top) * light.width - sheet.box.left;
    for (let x = 0; x < box.width; x++) {
      const at = y * box.width + x;
      const cover = part.data[at] ?? 0;
      if (cover === 0) continue;
      const column = box.left + x;
      const sunk = Math.max(0, (hollow.data[at] ?? 0) - (height.data[at] ?? 0));
      const fall = 1.035 - (0.085 * (column + row)) / (2 * size);
      const shadeHere =
        panel.exposure *
          lit(height, x, y, k, sideLight) *
          (1 - Math.min(0.3, sunk * 0.03)) *
          (1 + grain * (woven[row * size + column] ?? 0)) *
          fall +
        (thread?.data[at] ?? 0);
      const whole = sheetRow + column;
      light.data[whole] = (light.data[whole] ?? 0) * (1 - cover) + shadeHere * cover;
      alpha.data[whole] = 1 - (1 - (alpha.data[whole] ?? 0)) * (1 - cover);
    }
  }
  release(height, hollow);
  if (thread !== null) release(thread);
  if (!panel.cover) release(part);
}

/** Darkens what is below a panel along its edges. */
function castShadow(sheet: Sheet, part: Field, box: Box, strength: number): void {
  const k = sheet.size / 1000;
  const { width, data } = sheet.light;
  const shadow = shifted(part, 2 * k, 4 * k);
  softenBroadly(shadow, 6 * k);
  for (let y = 0; y < box.height; y++) {
    const sheetRow = (box.top + y - sheet.box.top) * width + box.left - sheet.box.left;
    const row = y * box.width;
    for (let x = 0; x < box.width; x++) data[sheetRow + x] = (data[sheetRow + x] ?? 0) * (1 - strength * (shadow.data[row + x] ?? 0));
  }
  release(shadow);
}

/** Sewing thread: a light dash in a dark groove, the same in every direction, as values added to the light. */
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

/** Knitted texture for a whole picture: fine uneven wales and single threads, the same for all panels and pictures of a size. */
function weave(size: number): Float32Array {
  const known = weaves.get(size);
  if (known) return known;
  const made = new Float32Array(size * size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) made[y * size + x] = (hash(x, y, 5) - 0.5) * 0.05 + (hash(x, y >> 2, 6) - 0.5) * 0.04;
  weaves.set(size, made);
  return made;
}

/** Pictures have only a few sizes. */
const weaves = new Map<number, Float32Array>();

/**
 * Shadow on the background: a close one under the edges, and a wide one away from the light. Computed at half the resolution because it is
 * soft.
 */
function groundShadow(sheet: Sheet, lift: number): Uint8ClampedArray {
  const { width, height } = sheet.alpha;
  const half = halved(sheet.alpha);
  const k = (sheet.size / 2000) * lift;
  const near = shifted(half, 2 * k, 5 * k);
  for (let i = 0; i < near.data.length; i++) near.data[i] = (near.data[i] ?? 0) * 0.26 + (half.data[i] ?? 0) * 0.09;
  softenBroadly(near, 4 * k);
  const far = shifted(half, 8 * k, 20 * k);
  softenBroadly(far, 18 * k);
  for (let i = 0; i < near.data.length; i++) near.data[i] = (near.data[i] ?? 0) + (far.data[i] ?? 0) * 0.19;
  const whole = doubled(near, width, height);
  const shadow = bytes(whole, 255, sheet);
  release(half, near, far, whole);
  return shadow;
}

/** A sheet's samples as bytes of the whole picture, with `elsewhere` outside the sheet. */
function bytes(field: Field, unit: number, { size, box }: Sheet, elsewhere = 0): Uint8ClampedArray {
  const out = new Uint8ClampedArray(size * size);
  if (elsewhere !== 0) out.fill(elsewhere);
  for (let y = 0; y < box.height; y++) {
    const from = y * box.width;
    const to = (box.top + y) * size + box.left;
    for (let x = 0; x < box.width; x++) out[to + x] = (field.data[from + x] ?? 0) * unit;
  }
  return out;
}
