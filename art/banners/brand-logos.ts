import sharp from 'sharp';
import { textPath } from '../type-setting.ts';

/** Marks of the fictional brands, 200 units to a side, centred on (100, 100). */
const brands = {
  seam: { ground: '#141412', art: seamMark },
  natjam: { ground: '#E9DDC8', art: natjamMark },
  moonbang: { ground: '#F4F3F0', art: moonbangMark },
  hangang: { ground: '#1F3FA8', art: hangangMark },
} as const satisfies Record<string, { ground: string; art: () => string }>;

type BrandMark = keyof typeof brands;

export const brandMarks = Object.keys(brands) as readonly BrandMark[];

/** The logo of a brand: square WebP of `sizePx`, on its own ground. */
export function drawBrandLogo(logo: { brand: BrandMark; sizePx: number }): Promise<Buffer> {
  const { ground, art } = brands[logo.brand];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${logo.sizePx}" height="${logo.sizePx}" viewBox="0 0 200 200"><rect width="200" height="200" fill="${ground}"/>${art()}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 92 }).toBuffer();
}

/** Two edges sewn together: the word between two rows of stitches. */
function seamMark(): string {
  const row = (y: number) => `<path d="M36 ${y}H164" stroke="#fff" stroke-width="3" stroke-dasharray="9 6.35" stroke-linecap="round"/>`;
  return `${row(70)}${row(131)}${word('SEAM', 900, 44, 100, 116, '#fff', 0.02)}`;
}

/** A low sun over a cushion: an afternoon nap. */
function natjamMark(): string {
  return `<circle cx="100" cy="62" r="27" fill="#D9663F"/><path transform="translate(0 -12)" d="M42 92c18-9 98-9 116 0 7 3 6 11 1 14-6 4-6 12 0 17 5 4 5 11-2 13-20 7-94 7-114 0-7-2-7-9-2-13 6-5 6-13 0-17-5-3-6-11 1-14z" fill="#4A3A2E"/>${word('낮잠상회', 800, 23, 100, 166, '#4A3A2E', 0.04)}`;
}

/** A pencil crossing at three roads. */
function moonbangMark(): string {
  const arm = (turn: number, colour: string) =>
    `<g transform="rotate(${turn} 100 84)"><path d="M91 84V44l9-17 9 17v40z" fill="${colour}"/><path d="M94.7 37 100 27l5.3 10z" fill="#141412"/><path d="M91 44c3 3 6 3 9 0 3 3 6 3 9 0" fill="none" stroke="#141412" stroke-width="1.6" opacity=".35"/></g>`;
  return `${arm(0, '#2D7A4F')}${arm(120, '#E2A52B')}${arm(240, '#D94F33')}<circle cx="100" cy="84" r="10" fill="#141412"/>${word('문방 삼거리', 800, 21, 100, 164, '#141412', 0.01)}`;
}

/** Three lanes that bend like the river. */
function hangangMark(): string {
  const lane = (offset: number, colour: string) =>
    `<path d="M30 ${84 + offset}c30-34 52-30 72-10s40 22 68-12" fill="none" stroke="${colour}" stroke-width="11" stroke-linecap="round"/>`;
  return `${lane(-24, '#FFFFFF')}${lane(0, '#FF6B3D')}${lane(24, '#FFFFFF')}${word('HANGANG', 900, 25, 100, 154, '#fff', 0.03)}${word('RUNNERS', 600, 14.5, 100, 174, '#fff', 0.3)}`;
}

function word(text: string, weight: 600 | 800 | 900, sizePx: number, x: number, y: number, colour: string, tracking: number): string {
  return `<path d="${textPath({ text, weight, sizePx, x, y, anchor: 'middle', tracking })}" fill="${colour}"/>`;
}
