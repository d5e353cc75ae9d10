import { type Pen, points } from '../garments/pen.ts';
import { lightness, parseHex } from '../garments/tint.ts';
import { cameraPen, layThing, overlay, type ProductRequest, piece, printOn, roundedBox, type Scene, startScene } from './scene.ts';

const width = 74;
const height = 152;
const corner = 11.5;

/** A hard phone case seen from behind, camera island free; `colorHex` is the case. */
export async function drawPhoneCase(request: ProductRequest): Promise<Scene> {
  const detail = request.view === 'detail';
  const pen = cameraPen(detail ? { scale: 9.6, lookAt: [-2, -22], turn: 0.12 } : { scale: 5.5, lookAt: [0, 0], turn: -0.1 }, request.seed);
  const scene = await startScene(request);
  const left = -width / 2;
  const top = -height / 2;
  const body = piece(pen.closed(roundedBox(left, top, width, height, corner)), {
    round: pen.units(2.4),
    height: pen.units(2.6),
    edge: pen.units(0.4),
    grain: 0.12,
  });
  const buttons = [
    [-36, 10],
    [-20, 10],
  ].map(([y, long]) =>
    piece(pen.closed(roundedBox(left - 0.9, y ?? 0, 2, long ?? 0, 0.8)), { round: 3, height: 3, edge: 1.4, grain: 0.1 }),
  );
  const map = await layThing(scene, { panels: [...buttons, body], trim: '' }, request.colorHex, detail ? 2.4 : 1.6);
  if (request.graphic) {
    const box = { x: left + 7, y: top + 47, width: width - 14, height: height - 62 };
    await printOn(scene, map, pen, request.graphic, box);
  }
  const island = piece(pen.closed(roundedBox(left + 4.5, top + 4.5, 37, 38, 10)), {
    round: pen.units(1.4),
    height: pen.units(1.5),
    edge: pen.units(0.3),
    grain: 0.1,
  });
  const glass = lightness(parseHex(request.colorHex)) > 0.4 ? '#D9D6CF' : '#2C2B2A';
  await layThing(scene, { panels: [island], trim: '' }, glass, 0.4);
  await overlay(scene, lenses(pen, left, top) + reflection(pen, left, top));
  return scene;
}

function lenses(pen: Pen, left: number, top: number): string {
  const u = pen.units(1);
  const lens = (x: number, y: number) => {
    const [cx, cy] = pen.place([left + x, top + y]);
    return `<g transform="translate(${cx} ${cy}) scale(${u})"><circle cx=".7" cy="1" r="8" fill="#000" opacity=".25"/><circle r="7.7" fill="#8F8B84"/><circle r="7.7" fill="url(#ring)"/><circle r="6.6" fill="#111213"/><circle r="4.8" fill="#1B2130"/><circle r="3" fill="#0A0C12"/><circle cx="-1.7" cy="-1.9" r="1.5" fill="#7B94C8" opacity=".75"/><circle cx="1.6" cy="1.9" r=".7" fill="#B9A7D8" opacity=".6"/></g>`;
  };
  const [fx, fy] = pen.place([left + 32.5, top + 13]);
  return `<defs><linearGradient id="ring" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient></defs>${lens(14.5, 14.5)}${lens(14.5, 32.5)}${lens(31.5, 23.5)}<circle cx="${fx}" cy="${fy}" r="${u * 2.2}" fill="#F3E6BE" stroke="#A8A193" stroke-width="${u * 0.4}"/>`;
}

/** A long soft reflection over the shell. */
function reflection(pen: Pen, left: number, top: number): string {
  const streak = pen.closed(points(left + 3, top + 60, left + 8, top + 52, left + 8, top + 132, left + 3, top + 138));
  return `<defs><filter id="soft" x="-200%" y="-10%" width="500%" height="120%"><feGaussianBlur stdDeviation="${pen.units(1.2)}"/></filter></defs><path d="${streak}" fill="#fff" opacity=".38" filter="url(#soft)"/>`;
}
