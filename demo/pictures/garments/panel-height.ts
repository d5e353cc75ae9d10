import type { Drape, Panel, Relief } from './drawing.ts';
import { blur, broadBlur, type Field, makeField } from './field.ts';
import { fractal, noise } from './noise.ts';
import { type Box, rasterGrey } from './raster.ts';

/** The height of the cloth of one panel over its box, in picture units: rounding, folds, seams and ribs added up. */
export async function panelHeight(panel: Panel, part: Field, box: Box, size: number): Promise<Field> {
  const k = size / 1000;
  const form = panel.form === undefined ? part : await rasterGrey(outline(panel.form), size, box, '#000');
  const height = roundedHeight(part, form, panel, k);
  addDrape(height, panel.drape, box, k);
  for (const group of groupsByBlur(panel.relief)) await addRelief(height, group, box, size);
  return height;
}

/** The shape of a panel over its box, 0..1. */
export function panelShape(panel: Panel, box: Box, size: number): Promise<Field> {
  if (panel.cover) return Promise.resolve(panel.cover.field);
  return rasterGrey(outline(panel.d), size, box, '#000');
}

/** Cloth stands up from its edges: once broadly over the body, once tightly at the cut edge. */
function roundedHeight(part: Field, form: Field, panel: Panel, k: number): Field {
  const broad = broadBlur(form, panel.round * k);
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
function addDrape(height: Field, drape: Drape, box: Box, k: number): void {
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

/** Adds folds, seams and ribs of one softness: drawn on middle grey, so that they can rise and sink. */
async function addRelief(height: Field, group: { blur: number; marks: Relief[] }, box: Box, size: number): Promise<void> {
  const most = Math.max(...group.marks.map((mark) => Math.abs(mark.lift)));
  const svg = group.marks.map((mark) => {
    const grey = Math.round(128 + (127 * mark.lift) / most);
    const colour = `rgb(${grey},${grey},${grey})`;
    return mark.filled
      ? `<path d="${mark.d}" fill="${colour}"/>`
      : `<path d="${mark.d}" fill="none" stroke="${colour}" stroke-width="${mark.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  const drawn = blur(await rasterGrey(svg.join(''), size, box, 'rgb(128,128,128)'), (group.blur * size) / 1000);
  for (let i = 0; i < height.data.length; i++) {
    height.data[i] = (height.data[i] ?? 0) + ((drawn.data[i] ?? 0) - 128 / 255) * (255 / 127) * most;
  }
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

function outline(d: string): string {
  return `<path d="${d}" fill="#fff" fill-rule="evenodd"/>`;
}
