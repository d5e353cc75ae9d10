import type { Drawing, Point } from '../garments/drawing.ts';
import { hash } from '../garments/noise.ts';
import { beside, curve, type Pen, spaced } from '../garments/pen.ts';
import { cameraPen, layThing, type ProductRequest, piece, printOn, type Scene, startScene } from './scene.ts';

/** A filled square cushion, 450 mm: tight corners, puckered seams. */
export async function drawCushion(request: ProductRequest): Promise<Scene> {
  const detail = request.view === 'detail';
  const pen = cameraPen(
    detail ? { scale: 3.4, lookAt: [84, 92], turn: 0.1 } : { scale: 1.72, lookAt: [0, 4], turn: -0.045 },
    request.seed,
    2,
  );
  const scene = await startScene(request);
  const map = await layThing(scene, cushion(pen, request.seed), request.colorHex, detail ? 2.2 : 1.6);
  if (request.graphic) await printOn(scene, map, pen, request.graphic, { x: -150, y: -150, width: 300, height: 300 });
  return scene;
}

function cushion(pen: Pen, seed: number): Drawing {
  const half = 218;
  const sides = [0, 1, 2, 3].map((turn) => {
    const edge = curve(
      -half,
      -half,
      -half * 0.86,
      -half * 0.975,
      -half * 0.4,
      -half * 0.925,
      0,
      -half * 0.915,
      half * 0.4,
      -half * 0.925,
      half * 0.86,
      -half * 0.975,
      half,
      -half,
    );
    return edge.map((point) => turned(point, turn));
  });
  const outline = sides.flat();
  return {
    panels: [
      piece(pen.closed(outline), {
        round: pen.units(58),
        height: pen.units(46),
        edge: 3.4,
        grain: 1.6,
        drape: { angle: 0.5, strength: pen.units(2.4), scale: 0.9, seed: 400 + seed },
        relief: [...cornerFolds(pen, half, seed), ...seamPuckers(pen, sides, seed)],
        stitches: sides.map((side) => pen.open(beside(spaced(side, 50), -4))),
      }),
    ],
    trim: '',
  };
}

/** Folds that radiate from each corner into the filling. */
function cornerFolds(pen: Pen, half: number, seed: number) {
  return [0, 1, 2, 3].flatMap((turn) =>
    [-0.34, -0.1, 0.16, 0.38].map((fan, index) => {
      const long = 90 + hash(turn, index, seed + 1) * 80;
      const angle = Math.PI / 4 + fan;
      const start: Point = [-half * 0.95, -half * 0.95];
      const end: Point = [start[0] + Math.cos(angle) * long, start[1] + Math.sin(angle) * long];
      const middle: Point = [(start[0] + end[0]) / 2 + fan * 12, (start[1] + end[1]) / 2 - fan * 12];
      return pen.fold(
        [start, middle, end].map((point) => turned(point, turn)),
        17,
        (index % 2 === 0 ? 1 : -0.9) * pen.units(2.7),
        pen.units(5.4),
      );
    }),
  );
}

function seamPuckers(pen: Pen, sides: readonly Point[][], seed: number) {
  return sides.flatMap((side, turn) =>
    spaced(side, 26).flatMap((point, index) => {
      const chance = hash(index, turn, seed + 2);
      if (chance < 0.3) return [];
      const deep = 0.06 + chance * 0.14;
      return [
        pen.fold(
          [point, [point[0] * (1 - deep), point[1] * (1 - deep)]],
          7 + chance * 7,
          (index % 2 === 0 ? 1 : -0.8) * pen.units(0.9),
          pen.units(3),
        ),
      ];
    }),
  );
}

function turned([x, y]: Point, quarters: number): Point {
  if (quarters === 0) return [x, y];
  return turned([-y, x], quarters - 1);
}
