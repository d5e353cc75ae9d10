import type { Pen } from '../garments/pen.ts';
import { shade } from '../garments/shade.ts';
import { layDyed } from '../garments/tint.ts';
import { textPath } from '../type-setting.ts';
import { dieCut } from './die-cut.ts';
import { cameraPen, layThing, overlay, type ProductRequest, piece, printOn, roundedBox, type Scene, startScene } from './scene.ts';

const width = 74;
const height = 96;
const pinMm = 42;

/** A hard-enamel pin on its backing card; `colorHex` is the metal. */
export async function drawEnamelPin(request: ProductRequest): Promise<Scene> {
  const detail = request.view === 'detail';
  const pen = cameraPen(detail ? { scale: 17, lookAt: [4, -8], turn: 0 } : { scale: 8.2, lookAt: [0, 0], turn: 0 }, request.seed);
  const scene = await startScene(request);
  const card = `${pen.closed(roundedBox(-width / 2, -height / 2, width, height, 2.4))}${pen.closed(roundedBox(-6, -height / 2 + 5, 12, 3.4, 1.7))}`;
  await layThing(scene, { panels: [piece(card, { round: 3, height: 1.4, edge: 1.8, grain: 0.9 })], trim: '' }, '#FAF8F2', detail ? 1.6 : 1);
  await overlay(scene, cardText(pen));
  if (request.graphic) await layPin(scene, pen, request.graphic, request.colorHex);
  return scene;
}

/** The metal surrounds the enamel; the enamel is filled a little lower and shines. */
async function layPin(scene: Scene, pen: Pen, graphic: Buffer, metal: string): Promise<void> {
  const px = scene.sizePx / 1000;
  const side = Math.round(pen.units(pinMm) * px);
  const centre: readonly [number, number] = [0, -6];
  const [cx, cy] = pen.place(centre);
  const box = { left: Math.round(cx * px - side / 2), top: Math.round(cy * px - side / 2), width: side, height: side };
  const plate = await dieCut(graphic, box, pen.units(1.5) * px, scene.sizePx);
  const inner = await dieCut(graphic, box, pen.units(0.5) * px, scene.sizePx);
  if (plate === null || inner === null) return;
  const rim = piece('', { cover: plate, round: pen.units(0.7), height: pen.units(1.2), edge: pen.units(0.55), grain: 0.3 });
  const map = await shade({ panels: [rim], trim: '' }, scene.sizePx, pen.units(1) / 6);
  layDyed(scene.picture, map, metal, false);
  const bed = piece('', { cover: inner, round: pen.units(0.5), height: -pen.units(0.5), edge: -pen.units(0.3), grain: 0.05 });
  const enamel = await shade({ panels: [bed], trim: '' }, scene.sizePx, 0);
  layDyed(scene.picture, enamel, metal, false);
  const mm = { x: centre[0] - pinMm / 2, y: centre[1] - pinMm / 2, width: pinMm, height: pinMm };
  await printOn(scene, enamel, pen, graphic, mm, { opacity: 1 });
}

function cardText(pen: Pen): string {
  const line = (text: string, y: number, sizeMm: number, weight: 400 | 800) => {
    const [px, py] = pen.place([0, y]);
    return textPath({ text, weight, sizePx: pen.units(sizeMm), x: px, y: py, anchor: 'middle', tracking: 0.04 });
  };
  return `<path d="${line('SEAM', height / 2 - 14, 5.4, 800)}" fill="#141412"/><path d="${line('칠보 배지 · Enamel pin', height / 2 - 8, 2.9, 400)}" fill="#6B6862"/>`;
}
