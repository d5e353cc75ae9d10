// Part of npm run art: draws the icons of the installed shop and the card of link previews into public/icons. Commit what changed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The stitch of public/favicon.svg; `inset` is the part of each side that a mask may cut off. */
function iconSvg(inset: number, corner: number): string {
  const scale = 1 - 2 * inset;
  const stitch =
    '<path d="M6 20c5 0 5-9 10-9s5 10 10 10" fill="none" stroke="#c93a18" stroke-width="3" stroke-linecap="round" stroke-dasharray="4.5 4"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="#141412"/>
    <g transform="translate(${32 * inset} ${32 * inset}) scale(${scale})">${stitch}</g></svg>`;
}

/** A seam across the whole card, in the shop's colours: it has no words, so that it is right in every language. */
const cardSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#f4f3f0"/>
  <path d="M-40 400c210 0 210-190 420-190s210 210 420 210 210-190 440-190" fill="none" stroke="#141412" stroke-width="10"/>
  <path d="M-40 430c210 0 210-190 420-190s210 210 420 210 210-190 440-190" fill="none" stroke="#c93a18" stroke-width="14"
    stroke-linecap="round" stroke-dasharray="44 38"/>
  <svg x="520" y="235" width="160" height="160" viewBox="0 0 32 32">${iconSvg(0, 7)}</svg></svg>`;

const folder = join(import.meta.dirname, '..', 'public', 'icons');
mkdirSync(folder, { recursive: true });
const drawings: readonly [file: string, svg: string, width: number][] = [
  ['icon-192', iconSvg(0, 7), 192],
  ['icon-512', iconSvg(0, 7), 512],
  // What a mask leaves is at least the middle circle of 80 %; home screens of Apple round the corners themselves.
  ['maskable-512', iconSvg(0.12, 0), 512],
  ['touch-180', iconSvg(0.06, 0), 180],
  ['card', cardSvg, 1200],
];
for (const [file, svg, width] of drawings)
  await sharp(Buffer.from(svg), { density: 1_200 })
    .resize({ width })
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${file}.png`));
