import type { Picture } from '#server/images/cache/picture.ts';

/** A drawing that exactly fills a printable area: a line every 10 mm, a stronger labelled one every 50 mm, and squares of 100 mm. */
export function testPrint(widthMm: number, heightMm: number): Picture {
  const lines = [
    ...gridOf(widthMm, (at) => `x1="${at}" y1="0" x2="${at}" y2="${heightMm}"`),
    ...gridOf(heightMm, (at) => `x1="0" y1="${at}" x2="${widthMm}" y2="${at}"`),
  ];
  const numbers = [
    ...marksOf(widthMm).map((at) => `<text x="${at + 1.5}" y="8">${at}</text>`),
    ...marksOf(heightMm).map((at) => `<text x="1.5" y="${at - 1.5}">${at}</text>`),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}" height="${heightMm}" viewBox="0 0 ${widthMm} ${heightMm}">
<rect width="${widthMm}" height="${heightMm}" fill="#FFFFFF" fill-opacity="0.55"/>
<g stroke="#D92D20" stroke-width="0.4">${lines.join('')}</g>
<rect x="0.75" y="0.75" width="${widthMm - 1.5}" height="${heightMm - 1.5}" fill="none" stroke="#D92D20" stroke-width="1.5"/>
<g fill="#141412" font-family="sans-serif" font-size="7">${numbers.join('')}</g>
</svg>`;
  return { content: Buffer.from(svg), extension: 'svg' };
}

const stepMm = 10;
const strongMm = 50;

function gridOf(lengthMm: number, ends: (at: number) => string): string[] {
  const places = Array.from({ length: Math.floor(lengthMm / stepMm) }, (_, index) => (index + 1) * stepMm).filter((at) => at < lengthMm);
  return places.map((at) => `<line ${ends(at)}${at % strongMm === 0 ? ' stroke-width="1"' : ''}/>`);
}

function marksOf(lengthMm: number): number[] {
  return Array.from({ length: Math.floor(lengthMm / strongMm) }, (_, index) => (index + 1) * strongMm).filter((at) => at < lengthMm);
}
