import sharp from 'sharp';
import type { navigationIcons } from '#demo/content/publication-pictures.ts';

/** Line drawings of 48 units to a side, one stroke weight, open and quiet. */
const drawings = {
  design: 'M31 9l8 8L18 38l-10 2 2-10zM27 13l8 8M10 30l8 8M30 40h10',
  tee: 'M17 9c2 4 12 4 14 0l9 4 4 9-7 3v15H11V25l-7-3 4-9z',
  'long-sleeve': 'M18 9c2 4 10 4 12 0l7 3 5 26h-6l-3-15v17H15V23l-3 15H6l5-26z',
  hoodie:
    'M17 14c0-10 14-10 14 0M17 14l-7 3-5 21h6l2-11v13h22V27l2 11h6l-5-21-7-3M17 14c1 5 4 7 7 8 3-1 6-3 7-8M21 22v6M27 22v6M18 40l2-8h8l2 8',
  tote: 'M11 19h26l2 22H9zM17 24v-8c0-10 14-10 14 0v8',
  cap: 'M7 30c0-11 7-18 17-18s16 7 16 17l4 2c2 2 0 5-3 5-11-1-22-3-34 1-2-1-1-4 0-7zM24 12V9M24 12c-5 5-7 10-7 16M24 12c4 4 7 9 8 16',
  graphic:
    'M24 7c10 0 18 7 18 16 0 6-4 8-8 8h-4c-4 0-4 4-3 6 1 3-1 5-4 4C13 40 6 33 6 24 6 14 14 7 24 7zM15 22h.1M21 15h.1M30 15h.1M35 22h.1',
  living: 'M11 17h21v15c0 5-3 8-7 8h-7c-4 0-7-3-7-8zM32 21h3c7 0 7 11 0 11h-3M17 11c-2-2 2-3 0-5M25 11c-2-2 2-3 0-5',
  stationery: 'M13 7h22c2 0 3 1 3 3v28c0 2-1 3-3 3H13zM13 7v34M9 14h6M9 24h6M9 34h6M21 15h10M21 21h6',
  poster: 'M11 7h26v34H11zM16 12h16v20H16zM16 27l5-6 4 5 3-3 4 5M27 17h.1',
  event: 'M9 12h30v28H9zM9 20h30M16 7v8M32 7v8M24 24l1.8 3.8 4.2.6-3 2.9.7 4.2-3.7-2-3.7 2 .7-4.2-3-2.9 4.2-.6z',
  coupon: 'M6 13h36v7c-5 1-5 7 0 8v7H6v-7c5-1 5-7 0-8zM29 13v4M29 22v4M29 31v4M13 21h10M13 27h6',
  best: 'M24 8l4.9 10 11 1.6-8 7.8 1.9 11L24 33.2l-9.8 5.2 1.9-11-8-7.8 11-1.6z',
  new: 'M24 6v8M24 34v8M6 24h8M34 24h8M11 11l6 6M31 31l6 6M37 11l-6 6M17 31l-6 6',
} as const satisfies Record<(typeof navigationIcons)[number], string>;

/** An icon of the home page's five columns: ink lines on the tile colour, square PNG of `sizePx`. */
export function drawNavigationIcon(icon: { icon: (typeof navigationIcons)[number]; sizePx: number }): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${icon.sizePx}" height="${icon.sizePx}" viewBox="-20 -20 88 88"><rect x="-20" y="-20" width="88" height="88" fill="#F4F3F0"/><path d="${drawings[icon.icon]}" fill="none" stroke="#141412" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
