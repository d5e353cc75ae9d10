import { type Box, outlineBox, overlap } from './box.ts';
import type { Drape, Panel, Relief } from './drawing.ts';
import { blur, blurReach, broadBlur, doubled, type Field, lay, makeField, release, soften } from './field.ts';
import { addFractal, addNoise } from './noise.ts';
import { rasterGrey } from './raster.ts';

/** The height of a panel's cloth over its box, in picture units: the sum of rounding, folds, seams and ribs. */
export async function panelHeight(panel: Panel, part: Field, box: Box, size: number): Promise<Field> {
  const k = size / 1000;
  const form = panel.form === undefined ? part : await rasterGrey(outline(panel.form), size, box, '#000');
  const height = roundedHeight(part, form, panel, k);
  if (form !== part) release(form);
  addDrape(height, panel.drape, box, k);
  for (const group of groupsByBlur(panel.relief)) await addRelief(height, group, box, size);
  return height;
}

/** The shape of a panel over its box, 0..1. */
export function panelShape(panel: Panel, box: Box, size: number): Promise<Field> {
  if (panel.cover) return Promise.resolve(panel.cover.field);
  return rasterGrey(outline(panel.d), size, box, '#000');
}

/** Cloth rises from its edges: broadly over the body, tightly at the cut edge. */
function roundedHeight(part: Field, form: Field, panel: Panel, k: number): Field {
  const height = broadBlur(form, panel.round * k);
  const tight = blur(part, 2.6 * k);
  const { data } = height;
  const edge = panel.edge ?? 2.4;
  for (let i = 0; i < data.length; i++) {
    const far = data[i] ?? 0;
    const near = tight.data[i] ?? 0;
    data[i] = panel.height * far * far * (3 - 2 * far) + edge * near * (2 - near);
  }
  release(tight);
  return height;
}

/** Long soft folds, computed at half the resolution because they are broad. */
function addDrape(height: Field, drape: Drape, box: Box, k: number): void {
  if (drape.strength === 0) return;
  const half = drapeFolds(height, drape, box, k);
  const folds = doubled(half, height.width, height.height);
  for (let i = 0; i < height.data.length; i++) height.data[i] = (height.data[i] ?? 0) + (folds.data[i] ?? 0) * drape.strength;
  release(half, folds);
}

/** Noise stretched along the hang of the cloth and bent by slower noise, at every other sample. */
function drapeFolds(height: Field, drape: Drape, box: Box, k: number): Field {
  const cos = Math.cos(drape.angle);
  const sin = Math.sin(drape.angle);
  const half = makeField(height.width >> 1, height.height >> 1);
  const { width } = half;
  const xs = new Float64Array(width);
  const ys = new Float64Array(width);
  const bends = new Float64Array(width);
  const folds = new Float64Array(width);
  // The midpoint of the two samples it stands for.
  const place = (start: number, at: number) => (start + at * 2 + 0.5) / k;
  for (let y = 0; y < half.height; y++) {
    const py = place(box.top, y);
    for (let x = 0; x < width; x++) xs[x] = place(box.left, x) * 0.003;
    addNoise(bends.fill(0), xs, ys.fill(py * 0.003), { seed: drape.seed + 9, strength: 46 });
    for (let x = 0; x < width; x++) {
      const px = place(box.left, x);
      xs[x] = (px * cos + py * sin + (bends[x] ?? 0)) * 0.0072 * drape.scale;
      ys[x] = (py * cos - px * sin) * 0.0024 * drape.scale;
    }
    addFractal(folds.fill(0), xs, ys, drape.seed);
    half.data.set(folds, y * width);
  }
  return half;
}

/** Adds folds, seams and ribs with the same blur: drawn on middle grey, so that they can rise and sink. */
async function addRelief(height: Field, group: { blur: number; marks: Relief[] }, box: Box, size: number): Promise<void> {
  const most = Math.max(...group.marks.map((mark) => Math.abs(mark.lift)));
  const svg = group.marks.map((mark) => {
    const grey = Math.round(128 + (127 * mark.lift) / most);
    const colour = `rgb(${grey},${grey},${grey})`;
    return mark.filled
      ? `<path d="${mark.d}" fill="${colour}"/>`
      : `<path d="${mark.d}" fill="none" stroke="${colour}" stroke-width="${mark.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  const relief = await softRelief(svg.join(''), group, box, size);
  for (let i = 0; i < height.data.length; i++) {
    height.data[i] = (height.data[i] ?? 0) + ((relief.data[i] ?? 0) - 128 / 255) * (255 / 127) * most;
  }
  release(relief);
}

/** Marks on middle grey over the box, blurred; drawn and blurred only within their reach, as most are far smaller than the panel. */
async function softRelief(svg: string, group: { blur: number; marks: Relief[] }, box: Box, size: number): Promise<Field> {
  const relief = makeField(box.width, box.height, 128 / 255);
  const sigma = (group.blur * size) / 1000;
  const near = marksBox(group.marks, size, blurReach(sigma));
  const reach = near && overlap(near, box);
  if (!reach) return relief;
  const drawn = await rasterGrey(svg, size, box, 'rgb(128,128,128)', reach);
  soften(drawn, sigma);
  lay(drawn, relief, reach.left - box.left, reach.top - box.top);
  release(drawn);
  return relief;
}

/** The samples that blurred marks change; null when all are outside the picture. */
function marksBox(marks: readonly Relief[], size: number, blurred: number): Box | null {
  const half = Math.max(...marks.map(({ width }) => width)) / 2;
  return outlineBox(marks.map(({ d }) => d).join(''), size, Math.ceil((half * size) / 1000) + 1 + blurred);
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
