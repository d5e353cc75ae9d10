import sharp from 'sharp';
import { hash } from '../garments/noise.ts';
import type { Pen } from '../garments/pen.ts';
import { shade } from '../garments/shade.ts';
import { layDyed } from '../garments/tint.ts';
import { textPath } from '../type-setting.ts';
import { dieCut } from './die-cut.ts';
import { cameraPen, layThing, overlay, type ProductRequest, piece, printOn, roundedBox, type Scene, startScene } from './scene.ts';

const width = 128;
const height = 176;

/** A sheet of die-cut stickers on coloured backing paper; the detail shows them close, one lifted off. */
export async function drawStickerSheet(request: ProductRequest): Promise<Scene> {
  const detail = request.view === 'detail';
  const pen = cameraPen(detail ? { scale: 11, lookAt: [-16, -26], turn: 0 } : { scale: 5, lookAt: [0, 0], turn: 0 }, request.seed);
  const scene = await startScene(request);
  const sheet = piece(pen.closed(roundedBox(-width / 2, -height / 2, width, height, 4)), {
    round: pen.units(2),
    height: 1.4,
    edge: 1.4,
    grain: 0.3,
  });
  await layThing(scene, { panels: [sheet], trim: '' }, request.colorHex, detail ? 1.2 : 0.8);
  await overlay(scene, `<path d="${sheetName(pen)}" fill="#141412" opacity=".78"/>`);
  const graphics = request.graphics.length > 0 ? request.graphics : request.graphic ? [request.graphic] : [];
  for (const [index, place] of places(request.seed).entries()) {
    const graphic = graphics[index % graphics.length];
    if (graphic) await laySticker(scene, pen, graphic, place, detail && index === 0 ? 1.5 : 0.28);
  }
  return scene;
}

interface Place {
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** Two large and four small stickers, slightly rotated by the seed. */
function places(seed: number): Place[] {
  const grid: [number, number, number][] = [
    [-30, -46, 56],
    [31, -52, 44],
    [33, -6, 42],
    [-31, 11, 46],
    [-33, 56, 40],
    [25, 42, 58],
  ];
  return grid.map(([x, y, size], index) => ({ x, y, size, turn: (hash(index, 1, seed) - 0.5) * 22 }));
}

async function laySticker(scene: Scene, pen: Pen, graphic: Buffer, place: Place, lift: number): Promise<void> {
  const px = scene.sizePx / 1000;
  const side = Math.round(pen.units(place.size) * px);
  const turned = await sharp(graphic)
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .rotate(place.turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  const [cx, cy] = pen.place([place.x, place.y]);
  const box = { left: Math.round(cx * px - side / 2), top: Math.round(cy * px - side / 2), width: side, height: side };
  const cut = await dieCut(turned, box, pen.units(2.1) * px, scene.sizePx);
  if (cut === null) return;
  const map = await shade(
    { panels: [piece('', { cover: cut, round: 3, height: 1, edge: 1.6, grain: 0.1 })], trim: '' },
    scene.sizePx,
    lift,
  );
  layDyed(scene.picture, map, '#FFFFFF', false);
  const mm = { x: place.x - place.size / 2, y: place.y - place.size / 2, width: place.size, height: place.size };
  await printOn(scene, map, pen, turned, mm, { opacity: 1 });
}

/** The name of the set, small at the foot of the sheet. */
function sheetName(pen: Pen): string {
  const [x, y] = pen.place([-width / 2 + 8, height / 2 - 7]);
  return textPath({ text: 'SEAM STICKER SET', weight: 700, sizePx: pen.units(3.4), x, y, tracking: 0.06 });
}
