import sharp from 'sharp';
import type { Drape, Drawing, Panel, Relief } from './drawing.ts';
import { blur, cut, type Field, makeField, shifted } from './field.ts';
import { fractal, hash, noise } from './noise.ts';

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
  for (const panel of drawing.panels) {
    const mask = panel.cover ?? (await outlineMask(panel.d, size));
    castShadow(light, mask, panel.cast);
    await layPanel(light, mask, panel);
    for (let i = 0; i < alpha.data.length; i++) {
      alpha.data[i] = 1 - (1 - (alpha.data[i] ?? 0)) * (1 - (mask.data[i] ?? 0));
    }
  }
  return {
    size,
    light: bytes(light, neutralGrey),
    alpha: bytes(alpha, 255),
    ground: lift === 0 ? new Uint8ClampedArray(size * size) : groundShadow(alpha, lift),
    trim: drawing.trim === '' ? null : await rasterColour(drawing.trim, size),
  };
}

function castShadow(light: Field, mask: Field, strength: number): void {
  if (strength === 0) return;
  const k = mask.width / 1000;
  const shadow = blur(shifted(mask, 2 * k, 4 * k), 6 * k);
  for (let i = 0; i < light.data.length; i++) {
    light.data[i] = (light.data[i] ?? 0) * (1 - strength * (shadow.data[i] ?? 0));
  }
}

async function layPanel(light: Field, mask: Field, panel: Panel): Promise<void> {
  const size = mask.width;
  const k = size / 1000;
  const box = bounds(mask, Math.ceil(panel.round * 2.5 * k) + 4);
  const part = cut(mask, box.left, box.top, box.width, box.height);
  const form = panel.form === undefined ? mask : await outlineMask(panel.form, size);
  const height = roundedHeight(part, cut(form, box.left, box.top, box.width, box.height), panel, k);
  addDrape(height, panel.drape, box, k);
  for (const group of groupsByBlur(panel.relief)) await addRelief(height, group, box, size);
  const thread = await stitchField(panel.stitches, size);
  const hollow = blur(height, 11 * k);
  const grain = panel.grain ?? 1;
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const at = y * box.width + x;
      const cover = part.data[at] ?? 0;
      if (cover === 0) continue;
      const whole = (box.top + y) * size + box.left + x;
      const shadeHere =
        panel.exposure *
          lit(height, x, y, k) *
          (1 - Math.min(0.3, Math.max(0, (hollow.data[at] ?? 0) - (height.data[at] ?? 0)) * 0.03)) *
          (1 + grain * weave(box.left + x, box.top + y)) *
          (1.035 - (0.085 * (box.left + x + box.top + y)) / (2 * size)) +
        (thread?.data[whole] ?? 0);
      light.data[whole] = (light.data[whole] ?? 0) * (1 - cover) + shadeHere * cover;
    }
  }
}

/** Cloth stands up from its edges: once broadly over the body, once tightly at the cut edge. */
function roundedHeight(part: Field, form: Field, panel: Panel, k: number): Field {
  const broad = blur(form, panel.round * k);
  const tight = blur(part, 2.6 * k);
  const height = makeField(part.width, part.height);
  const edge = panel.edge ?? 2.4;
  for (let i = 0; i < height.data.length; i++) {
    const far = broad.data[i] ?? 0;
    const near = tight.data[i] ?? 0;
    height.data[i] = panel.height * far * far * (3 - 2 * far) + edge * near * (2 - near);
  }
  return height;
}

/** Long soft folds: noise stretched along the hang of the cloth, bent by slower noise. */
function addDrape(height: Field, drape: Drape, box: { left: number; top: number }, k: number): void {
  if (drape.strength === 0) return;
  const cos = Math.cos(drape.angle);
  const sin = Math.sin(drape.angle);
  for (let y = 0; y < height.height; y++) {
    for (let x = 0; x < height.width; x++) {
      const px = (box.left + x) / k;
      const py = (box.top + y) / k;
      const bend = noise(px * 0.003, py * 0.003, drape.seed + 9) * 46;
      const u = (px * cos + py * sin + bend) * 0.0072 * drape.scale;
      const v = (py * cos - px * sin) * 0.0024 * drape.scale;
      const at = y * height.width + x;
      height.data[at] = (height.data[at] ?? 0) + fractal(u, v, drape.seed) * drape.strength;
    }
  }
}

async function addRelief(
  height: Field,
  group: { blur: number; marks: Relief[] },
  box: { left: number; top: number; width: number; height: number },
  size: number,
): Promise<void> {
  const most = Math.max(...group.marks.map((mark) => Math.abs(mark.lift)));
  const svg = group.marks.map((mark) => {
    const grey = Math.round(128 + (127 * mark.lift) / most);
    const colour = `rgb(${grey},${grey},${grey})`;
    return mark.filled
      ? `<path d="${mark.d}" fill="${colour}"/>`
      : `<path d="${mark.d}" fill="none" stroke="${colour}" stroke-width="${mark.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  const drawn = await raster(svg.join(''), size, 'rgb(128,128,128)');
  const part = blur(cut(drawn, box.left, box.top, box.width, box.height), (group.blur * size) / 1000);
  for (let i = 0; i < height.data.length; i++) {
    height.data[i] = (height.data[i] ?? 0) + ((part.data[i] ?? 0) - 128 / 255) * (255 / 127) * most;
  }
}

/** Sewing thread: a dark dash with a light one above it, as what they add to the light. */
async function stitchField(stitches: readonly string[], size: number): Promise<Field | null> {
  if (stitches.length === 0) return null;
  const rows = stitches.map(
    (d) =>
      `<g fill="none" stroke-width="1.5" stroke-dasharray="4.4 2.2" stroke-linecap="round"><path d="${d}" stroke="#000" stroke-opacity=".5" transform="translate(.5 .9)"/><path d="${d}" stroke="#fff" stroke-opacity=".42" transform="translate(-.3 -.5)"/></g>`,
  );
  const drawn = await raster(rows.join(''), size, 'rgb(128,128,128)');
  for (let i = 0; i < drawn.data.length; i++) {
    drawn.data[i] = ((drawn.data[i] ?? 0) - 128 / 255) * 0.8;
  }
  return drawn;
}

/** Light on the slope at (x, y), 1 where the cloth is flat. */
function lit(height: Field, x: number, y: number, k: number): number {
  const { width, data } = height;
  const left = data[y * width + Math.max(0, x - 1)] ?? 0;
  const right = data[y * width + Math.min(width - 1, x + 1)] ?? 0;
  const above = data[Math.max(0, y - 1) * width + x] ?? 0;
  const below = data[Math.min(height.height - 1, y + 1) * width + x] ?? 0;
  const nx = ((left - right) * k) / 2;
  const ny = ((above - below) * k) / 2;
  const facing = (nx * sun.x + ny * sun.y + sun.z) / Math.sqrt(nx * nx + ny * ny + 1) / sun.z;
  return 1 + (Math.max(0.05, facing) - 1) * 0.92;
}

/** Knitted ground: fine uneven wales and single threads. */
function weave(x: number, y: number): number {
  return (hash(x, y, 5) - 0.5) * 0.05 + (hash(x, y >> 2, 6) - 0.5) * 0.04;
}

function groundShadow(alpha: Field, lift: number): Uint8ClampedArray {
  const k = (alpha.width / 1000) * lift;
  const round = blur(alpha, 4 * k);
  const near = blur(shifted(alpha, 2 * k, 5 * k), 4 * k);
  const far = blur(shifted(alpha, 8 * k, 20 * k), 18 * k);
  const ground = new Uint8ClampedArray(alpha.data.length);
  for (let i = 0; i < ground.length; i++) {
    ground[i] = 255 * ((near.data[i] ?? 0) * 0.26 + (far.data[i] ?? 0) * 0.19 + (round.data[i] ?? 0) * 0.09);
  }
  return ground;
}

function groupsByBlur(relief: readonly Relief[]): { blur: number; marks: Relief[] }[] {
  const groups = new Map<number, Relief[]>();
  for (const mark of relief) {
    const marks = groups.get(mark.blur);
    if (marks) marks.push(mark);
    else groups.set(mark.blur, [mark]);
  }
  return [...groups].map(([blurOf, marks]) => ({ blur: blurOf, marks }));
}

function bounds(mask: Field, margin: number) {
  const { width, height, data } = mask;
  let left = width;
  let top = height;
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, right + margin + 1) - left),
    height: Math.max(1, Math.min(height, bottom + margin + 1) - top),
  };
}

function outlineMask(d: string, size: number): Promise<Field> {
  return raster(`<path d="${d}" fill="#fff" fill-rule="evenodd"/>`, size, '#000');
}

async function raster(body: string, size: number, ground: string): Promise<Field> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="${ground}"/>${body}</svg>`;
  const grey = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  const field = makeField(size, size);
  for (let i = 0; i < grey.length; i++) field.data[i] = (grey[i] ?? 0) / 255;
  return field;
}

async function rasterColour(body: string, size: number): Promise<Uint8ClampedArray> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000">${body}</svg>`;
  return new Uint8ClampedArray(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());
}

function bytes(field: Field, unit: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(field.data.length);
  for (let i = 0; i < out.length; i++) out[i] = (field.data[i] ?? 0) * unit;
  return out;
}
