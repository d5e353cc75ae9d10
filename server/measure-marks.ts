import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { marksOf } from './images/marks/marks.ts';
const dir = process.argv[2] ?? '';
const list: string[] = JSON.parse(readFileSync(process.argv[3] ?? '', 'utf8'));
const distance = (a: string, b: string) => [...a].reduce((n, c, i) => n + (c === b[i] ? 0 : 1), 0);
const all = [];
for (const src of list) {
  const [, name = ''] = /\/cdn\/(.+)$/.exec(src) ?? [];
  try { const content = readFileSync(`${dir}/${name.slice(0, 2)}/${name}`); all.push({ name, content, marks: await marksOf(content) }); } catch (e) { console.log('missing', name, String(e).slice(0,80)); }
}
let pairs: [number, number][] = [];
for (let i = 0; i < all.length; i++) for (let j = i + 1; j < all.length; j++) pairs.push([distance(all[i]!.marks.by_gradient, all[j]!.marks.by_gradient), distance(all[i]!.marks.by_frequency, all[j]!.marks.by_frequency)]);
console.log('works', all.length, 'pairs', pairs.length);
console.log('min gradient', Math.min(...pairs.map(([g]) => g)), 'min frequency', Math.min(...pairs.map(([, f]) => f)), 'min sum', Math.min(...pairs.map(([g, f]) => g + f)));
for (const [g0, f0] of [[8, 8], [10, 10], [12, 10], [12, 12], [14, 14], [16, 14], [18, 16]] as const) console.log('both <=', g0, f0, 'pairs', pairs.filter(([g, f]) => g <= g0 && f <= f0).length);
const kinds: Record<string, (c: Buffer) => Promise<Buffer>> = {
  half: async (c) => sharp(await sharp(c).resize(1600, 1600, { fit: 'inside' }).png().toBuffer()).resize(800).png().toBuffer(),
  margin: async (c) => sharp(await sharp(c).resize(1200, 1200, { fit: 'inside' }).png().toBuffer()).extend({ top: 100, left: 200, background: '#00000000' }).png().toBuffer(),
  webp30: (c) => sharp(c).resize(1200, 1200, { fit: 'inside' }).webp({ quality: 30 }).toBuffer(),
  brighter: (c) => sharp(c).resize(1200, 1200, { fit: 'inside' }).modulate({ brightness: 1.2, saturation: 0.7 }).png().toBuffer(),
  hue: (c) => sharp(c).resize(1200, 1200, { fit: 'inside' }).modulate({ hue: 40 }).png().toBuffer(),
  turn1: (c) => sharp(c).resize(1200, 1200, { fit: 'inside' }).rotate(1, { background: '#00000000' }).png().toBuffer(),
  turn3: (c) => sharp(c).resize(1200, 1200, { fit: 'inside' }).rotate(3, { background: '#00000000' }).png().toBuffer(),
  crop3: async (c) => { const b = await sharp(c).resize(1200, 1200, { fit: 'fill' }).png().toBuffer(); return sharp(b).extract({ left: 36, top: 36, width: 1128, height: 1128 }).png().toBuffer(); },
};
for (const [kind, change] of Object.entries(kinds)) {
  const d: [number, number][] = [];
  for (const { content, marks } of all) { const m = await marksOf(await change(content)); d.push([distance(m.by_gradient, marks.by_gradient), distance(m.by_frequency, marks.by_frequency)]); }
  const q = (v: number[], p: number) => v.toSorted((a, b) => a - b)[Math.min(v.length - 1, Math.floor(v.length * p))];
  console.log(kind.padEnd(9), 'gradient median', q(d.map(([g]) => g), 0.5), 'p95', q(d.map(([g]) => g), 0.95), 'max', q(d.map(([g]) => g), 1), 'frequency median', q(d.map(([, f]) => f), 0.5), 'p95', q(d.map(([, f]) => f), 0.95), 'max', q(d.map(([, f]) => f), 1), 'found at 12/10', d.filter(([g, f]) => g <= 12 && f <= 10).length, 'at 14/14', d.filter(([g, f]) => g <= 14 && f <= 14).length);
}
