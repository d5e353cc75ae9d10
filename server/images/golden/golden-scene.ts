import sharp from 'sharp';
import type { Box, PrintArea } from '#rules/design/placement.ts';
import type { Picture } from '#server/images/cache/picture.ts';

/**
 * One scene with everything that went wrong in prototypes: fine lines, letter shapes, grain, transparency, rotated boxes, overlap, and
 * layers clipped by the printable area. Shared by the test and make-golden.ts.
 */
export const width = 600;
export const garmentHeight = 750;
export const area: PrintArea = { fx: 0.15, fy: 0.16, fw: 0.7, fh: 0.7, widthMm: 280, heightMm: 350 };

/** Bottom first. */
export const layers: readonly { graphic: GraphicName; box: Box }[] = [
  { graphic: 'grain', box: { x: 20, y: 24, width: 160, height: 160, rotation: 0 } },
  { graphic: 'lines', box: { x: 120, y: 60, width: 150, height: 150, rotation: 15 } },
  { graphic: 'veil', box: { x: -30, y: 150, width: 180, height: 120, rotation: -22.5 } },
  { graphic: 'letters', box: { x: 60, y: 210, width: 190, height: 76, rotation: 0 } },
  { graphic: 'lines', box: { x: 190, y: 262, width: 120, height: 120, rotation: 45 } },
];

const graphicNames = ['grain', 'lines', 'veil', 'letters'] as const;
export type GraphicName = (typeof graphicNames)[number];

/** The garment photo at the size of the picture. */
export async function garment(): Promise<Picture> {
  const folds = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${garmentHeight}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#d8d4cc"/><stop offset="1" stop-color="#8d887e"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><path d="M80 40C200 300 160 520 220 740M430 30C380 260 470 480 400 745" stroke="#6b675f" stroke-width="9" fill="none" opacity=".35"/></svg>`;
  return { content: await sharp(Buffer.from(folds)).removeAlpha().png().toBuffer(), extension: 'png' };
}

/** A graphic as the artist uploaded it: drawings as SVG, grain as a 1200 px picture. */
export async function original(name: GraphicName): Promise<Picture> {
  if (name !== 'grain') return { content: Buffer.from(drawings[name]), extension: 'svg' };
  const side = 1200;
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < side * side; at++) {
    const x = at % side;
    const y = Math.floor(at / side);
    const speck = ((Math.imul(at, 2654435761) ^ Math.imul(y, 40503)) >>> 24) & 63;
    const shape = Math.hypot(x - side / 2, y - side / 2) < side * 0.47 ? 255 : 0;
    pixels.set([120 + speck + x / 14, 70 + speck, 150 - speck + y / 16, shape], at * 4);
  }
  const raster = sharp(pixels, { raw: { width: side, height: side, channels: 4 } });
  return { content: await raster.png().toBuffer(), extension: 'png' };
}

const svg = (w: number, h: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`;
const rings = Array.from({ length: 11 }, (_, ring) => `<circle cx="500" cy="500" r="${40 + ring * 42}"/>`).join('');
const rays = Array.from(
  { length: 24 },
  (_, ray) => `<path d="M500 500L${(500 + 480 * Math.cos(ray * 0.2618)).toFixed(1)} ${(500 + 480 * Math.sin(ray * 0.2618)).toFixed(1)}"/>`,
).join('');
const drawings = {
  lines: svg(1000, 1000, `<g fill="none" stroke="#141412" stroke-width="9">${rings}${rays}</g>`),
  veil: svg(
    1200,
    800,
    '<defs><radialGradient id="v"><stop stop-color="#C93A18" stop-opacity=".95"/><stop offset="1" stop-color="#C93A18" stop-opacity="0"/></radialGradient></defs><ellipse cx="600" cy="400" rx="600" ry="400" fill="url(#v)"/><path d="M60 400H1140" stroke="#fff" stroke-width="30" stroke-opacity=".6"/>',
  ),
  letters: svg(
    1000,
    400,
    '<g fill="none" stroke="#1E7A4C" stroke-width="44" stroke-linecap="square"><path d="M230 70H90V200H230V330H80"/><path d="M310 70H450M310 200H430M310 330H450M310 70V330"/><path d="M530 330L600 70L670 330M555 240H645"/><path d="M750 330V70L835 220L920 70V330"/></g>',
  ),
};
