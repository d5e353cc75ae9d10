import { type Pen, points } from '../garments/pen.ts';
import { lightness, parseHex } from '../garments/tint.ts';
import { cameraPen, layThing, overlay, type ProductRequest, piece, printOn, roundedBox, type Scene, startScene } from './scene.ts';

const width = 148;
const height = 210;

/** A thread-bound A5 notebook with a cloth spine and an elastic band; `colorHex` is the cover. */
export async function drawNotebook(request: ProductRequest): Promise<Scene> {
  const detail = request.view === 'detail';
  const pen = cameraPen(detail ? { scale: 6.8, lookAt: [20, 22], turn: 0.1 } : { scale: 3.9, lookAt: [0, 0], turn: -0.09 }, request.seed);
  const scene = await startScene(request);
  const left = -width / 2;
  const top = -height / 2;
  const pages = [3.6, 2.7, 1.8, 0.9].map((out) =>
    piece(pen.closed(roundedBox(left + 2, top + 1.4 + out, width - 3 + out, height - 2.6, [0, 7, 7, 0])), {
      round: 3,
      height: 1,
      edge: 1.6,
      cast: 0.12,
      grain: 0.3,
    }),
  );
  await layThing(scene, { panels: pages, trim: '' }, '#F5F0E4', detail ? 2 : 1.4);
  const board = piece(pen.closed(roundedBox(left, top, width, height, [1, 8, 8, 1])), {
    round: pen.units(2.2),
    height: pen.units(0.9),
    edge: 2.6,
    grain: 0.8,
    drape: { angle: 0, strength: 0.8, scale: 0.5, seed: 471 },
    relief: [
      {
        d: pen.open(points(left + 21, top, left + 21, top + height)),
        lift: -pen.units(0.7),
        width: pen.units(1.1),
        blur: pen.units(0.5),
      },
    ],
  });
  const cover = await layThing(scene, { panels: [board], trim: '' }, request.colorHex, 0.25);
  if (request.graphic) await printOn(scene, cover, pen, request.graphic, { x: left + 30, y: top + 34, width: 84, height: 120 });
  const spine = piece(pen.closed(roundedBox(left - 0.6, top - 0.3, 17, height + 0.6, [1, 0, 0, 1])), {
    round: pen.units(3),
    height: pen.units(1.2),
    edge: 1.4,
    grain: 1.6,
  });
  await layThing(scene, { panels: [spine], trim: '' }, lightness(parseHex(request.colorHex)) > 0.55 ? '#26251F' : '#EFE8D8', 0.2);
  await layThing(scene, { panels: [band(pen)], trim: '' }, '#1E1D1B', 0.5);
  await overlay(scene, sheen(pen));
  return scene;
}

function band(pen: Pen) {
  const x = width / 2 - 17;
  return piece(pen.closed(roundedBox(x, -height / 2 - 1, 5.6, height + 3, 0.4)), {
    round: pen.units(1.4),
    height: pen.units(0.9),
    edge: 1.4,
    grain: 0.8,
    relief: [0.9, 1.9, 2.9, 3.9, 4.8].map((inset) => ({
      d: pen.open(points(x + inset, -height / 2 - 1, x + inset, height / 2 + 2)),
      lift: -0.8,
      width: 0.9,
      blur: 0.5,
    })),
  });
}

function sheen(pen: Pen): string {
  const light = pen.closed(points(-width / 2 + 16, -height / 2, 20, -height / 2, -width / 2 + 16, 40));
  return `<defs><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${pen.units(9)}"/></filter></defs><path d="${light}" fill="#fff" opacity=".1" filter="url(#soft)"/>`;
}
