import type { Drawing, Edge, Point } from '../garments/drawing.ts';
import { curve, type Pen, reverse, spaced } from '../garments/pen.ts';
import { lightness, parseHex } from '../garments/tint.ts';
import { cameraPen, layThing, type ProductRequest, piece, printOn, type Scene, startScene } from './scene.ts';

const backEdge: Edge = curve(0, 0, 2, 90, 4, 170, -2, 216, 4, 246, 30, 262);
const frontEdge: Edge = curve(86, 0, 86, 80, 88, 140, 100, 176, 140, 204, 196, 226);
const sole: Edge = curve(30, 262, 90, 268, 160, 276, 204, 276);
const toe: Edge = curve(196, 226, 220, 238, 226, 256, 218, 270, 204, 276);

/** A pair of crew socks, one over the other, with heel, toe and cuff in a second tone and the graphic at the ankle. */
export async function drawSocks(request: ProductRequest): Promise<Scene> {
  const detail = request.view === 'detail';
  const scene = await startScene(request);
  const far = cameraPen(
    detail ? { scale: 5.2, lookAt: [-16, 66], turn: 0.16 } : { scale: 2.75, lookAt: [70, 146], turn: 0.2 },
    request.seed,
    1.6,
  );
  const near = cameraPen(
    detail ? { scale: 5.2, lookAt: [62, 84], turn: 0.02 } : { scale: 2.75, lookAt: [132, 134], turn: 0.02 },
    request.seed + 1,
    1.6,
  );
  for (const pen of [far, near]) await sock(scene, pen, request, detail ? 1.8 : 1.1);
  return scene;
}

async function sock(scene: Scene, pen: Pen, request: ProductRequest, lift: number): Promise<void> {
  const second = lightness(parseHex(request.colorHex)) > 0.45 ? '#2B3A55' : '#E9E1CF';
  const map = await layThing(scene, leg(pen, request.seed), request.colorHex, lift);
  if (request.graphic) await printOn(scene, map, pen, request.graphic, { x: 12, y: 58, width: 64, height: 64 });
  await layThing(scene, { panels: patches(pen), trim: '' }, second, 0);
}

function leg(pen: Pen, seed: number): Drawing {
  const outline = pen.closed(reverse(backEdge), frontEdge, toe, reverse(sole));
  const wales = spaced(backEdge, 30);
  return {
    panels: [
      piece(outline, {
        round: pen.units(12),
        height: pen.units(9),
        edge: 3,
        grain: 1.4,
        drape: { angle: -0.2, strength: pen.units(2.2), scale: 1, seed: 451 + seed },
        relief: [
          ...[0.2, 0.36, 0.5, 0.64, 0.8].map((share) => ({
            d: pen.open(wales.slice(3, 18).map(([x, y], index): Point => [x + 84 * share + index * share * 0.4, y])),
            lift: -pen.units(0.5),
            width: pen.units(1),
            blur: pen.units(0.7),
          })),
          ...(
            [
              [
                [92, 168],
                [60, 186],
                [22, 190],
              ],
              [
                [98, 178],
                [70, 204],
                [34, 214],
              ],
              [
                [120, 196],
                [96, 216],
                [80, 240],
              ],
            ] as Point[][]
          ).map((fold, index) => pen.fold(fold, 10, (index === 1 ? -1 : 1) * pen.units(1.8), pen.units(2.4))),
        ],
      }),
    ],
    trim: '',
  };
}

/** Cuff, heel and toe, knitted in the second yarn. */
function patches(pen: Pen) {
  const cuffTop: Edge = curve(-1, -4, 43, -6, 87, -4);
  const cuffLow: Edge = curve(1, 44, 43, 46, 86, 44);
  const heel = pen.closed(curve(3, 178, -2, 216, 4, 246, 32, 263, 54, 265), curve(54, 265, 42, 226, 3, 178));
  const tip = pen.closed(curve(182, 220, 196, 226, 220, 238, 226, 256, 218, 270, 204, 276, 184, 276), curve(184, 276, 174, 248, 182, 220));
  const cloth = { round: pen.units(8), height: pen.units(6), cast: 0.1, edge: 2, grain: 1.4 };
  return [
    piece(pen.closed(cuffTop, reverse(cuffLow)), {
      ...cloth,
      cast: 0.28,
      relief: [
        { d: pen.rungs(spaced(cuffTop, 30), spaced(cuffLow, 30)), lift: -pen.units(0.7), width: pen.units(1.2), blur: pen.units(0.35) },
      ],
    }),
    piece(heel, { ...cloth, form: pen.closed(reverse(backEdge), frontEdge, toe, reverse(sole)) }),
    piece(tip, { ...cloth, form: pen.closed(reverse(backEdge), frontEdge, toe, reverse(sole)) }),
  ];
}
