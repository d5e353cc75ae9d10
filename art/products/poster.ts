import { hash } from '../garments/noise.ts';
import { type Pen, points } from '../garments/pen.ts';
import { cameraPen, layThing, overlay, type ProductRequest, piece, printOn, roundedBox, type Scene, startScene } from './scene.ts';

const width = 420;
const height = 560;
const walls = ['#E9E6DF', '#E2E3DD', '#E8DFD6', '#DDE1E3'] as const;

/** A framed poster on a wall in window light; `colorHex` is the paper, the frame is oak or black by seed. */
export async function drawPoster(request: ProductRequest): Promise<Scene> {
  const detail = request.view === 'detail';
  const pen = cameraPen(
    detail ? { scale: 2.5, lookAt: [82, 128], turn: 0.05 } : { scale: 1.42, lookAt: [0, height / 2], turn: 0 },
    request.seed,
  );
  const wall = walls[Math.floor(hash(request.seed, 1, 3) * walls.length)] ?? walls[0];
  const scene = await startScene(request, wallSvg(wall, hash(request.seed, 2, 3)));
  const frame = hash(request.seed, 3, 3) < 0.55 ? '#B98F5F' : '#1E1D1B';
  const left = -width / 2;
  const paper = await layThing(
    scene,
    { panels: [piece(pen.closed(roundedBox(left, 0, width, height, 0)), { round: 3, height: 1 })], trim: '' },
    request.colorHex,
    1,
  );
  if (request.graphic) {
    await printOn(scene, paper, pen, request.graphic, { x: left + 40, y: 56, width: width - 80, height: height - 130 }, { opacity: 1 });
  }
  await layThing(scene, { panels: [mouldings(pen, left)], trim: '' }, frame, detail ? 2.6 : 2);
  await overlay(scene, glass(pen, left));
  return scene;
}

/** Four mitred sticks as one ring with grooves at the corners. */
function mouldings(pen: Pen, left: number) {
  const bar = 14;
  const outer = pen.closed(roundedBox(left - bar, -bar, width + bar * 2, height + bar * 2, 1));
  const inner = pen.closed(roundedBox(left, 0, width, height, 0));
  const mitres = (
    [
      [left, 0, -1, -1],
      [left + width, 0, 1, -1],
      [left, height, -1, 1],
      [left + width, height, 1, 1],
    ] as const
  ).map(([x, y, dx, dy]) => ({
    d: pen.open(points(x, y, x + dx * bar, y + dy * bar)),
    lift: -1.6,
    width: 2,
    blur: 0.8,
  }));
  return piece(`${outer}${inner}`, {
    round: pen.units(4),
    height: pen.units(5),
    cast: 0.4,
    edge: 3,
    grain: 0.6,
    drape: { angle: 0, strength: 0.5, scale: 5, seed: 3 },
    relief: mitres,
  });
}

/** Light of a window falls across the wall from the top left. */
function wallSvg(colour: string, shift: number): string {
  const x = 40 + shift * 160;
  return `<defs><linearGradient id="fall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a342a" stop-opacity=".16"/></linearGradient><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="20"/></filter></defs>
    <rect width="1000" height="1000" fill="${colour}"/><rect width="1000" height="1000" fill="url(#fall)"/>
    <g filter="url(#soft)" fill="#fff" opacity=".38"><path d="M${x - 260} -40h210l520 1100h-210z"/><path d="M${x} -40h260l520 1100h-260z"/></g>`;
}

function glass(pen: Pen, left: number): string {
  const sheet = pen.closed(points(left, 0, left + width * 0.58, 0, left + width * 0.12, height, left, height));
  return `<path d="${sheet}" fill="#fff" opacity=".055"/>`;
}
