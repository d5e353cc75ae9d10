import type { Drawing, Point } from '../garments/drawing.ts';
import { beside, curve, type Pen, points, reverse, spaced } from '../garments/pen.ts';
import { cameraPen, ellipse, layThing, overlay, type ProductRequest, piece, printOn, type Scene, startScene } from './scene.ts';

const half = 41;
const tall = 94;
const rim = 9;

/** A straight ceramic mug, handle to the right; the graphic goes round it. */
export async function drawMug(request: ProductRequest): Promise<Scene> {
  const detail = request.view === 'detail';
  const pen = cameraPen(
    detail ? { scale: 10.5, lookAt: [6, 34], turn: -0.04 } : { scale: 6.6, lookAt: [12, tall / 2 + 2], turn: 0 },
    request.seed,
  );
  const scene = await startScene(request);
  const map = await layThing(scene, mug(pen), request.colorHex, detail ? 2.2 : 1.5);
  if (request.graphic) {
    const box = { x: -half * 0.86, y: 18, width: half * 1.72, height: 62 };
    await printOn(scene, map, pen, request.graphic, box, { wrap: { angle: 1.02, sag: 0.1 } });
  }
  await overlay(scene, glaze(pen));
  return scene;
}

function mug(pen: Pen): Drawing {
  const wall: Point[] = [...arc(0, 0, half, rim, Math.PI, 0), ...arc(0, tall - 8, half, rim + 5, 0, Math.PI, 0.62)];
  const loop = spaced(curve(half - 4, 18, half + 14, 16, half + 27, 28, half + 28, 50, half + 16, 68, half - 4, 72), 60);
  const mouth = ellipse(0, 0, half, rim);
  const hollow = ellipse(0, 0.4, half - 3.4, rim - 1.5);
  return {
    panels: [
      piece(pen.closed(beside(loop, 5), reverse(beside(loop, -5))), { round: pen.units(3), height: pen.units(4), edge: 1, grain: 0.06 }),
      piece(pen.closed(wall), {
        form: pen.closed(points(-half, -160, half, -160, half, tall + 160, -half, tall + 160)),
        round: pen.units(19),
        height: pen.units(24),
        cast: 0.35,
        edge: 2,
        grain: 0.06,
      }),
      piece(pen.closed(mouth), { round: 3, height: 3, cast: 0, edge: 3, exposure: 1.06, grain: 0.06 }),
      piece(pen.closed(hollow), {
        exposure: 0.74,
        round: pen.units(9),
        height: -pen.units(10),
        cast: 0,
        edge: -2,
        grain: 0.06,
      }),
    ],
    trim: '',
  };
}

/** The window mirrored in the glaze. */
function glaze(pen: Pen): string {
  const band = (left: number, right: number) => pen.closed(curve(left, 14, left, 80), curve(right, 82, right, 15));
  return `<defs><filter id="soft" x="-100%" y="-10%" width="300%" height="120%"><feGaussianBlur stdDeviation="${pen.units(1.1)} ${pen.units(2.4)}"/></filter></defs>
    <path d="${band(-30, -25)}" fill="#fff" opacity=".5" filter="url(#soft)"/><path d="${band(-22.5, -21)}" fill="#fff" opacity=".3" filter="url(#soft)"/>
    <path d="${band(33, 36)}" fill="#fff" opacity=".16" filter="url(#soft)"/>`;
}

/** Part of an ellipse; a `power` under 1 makes it squarer. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number, power = 1): Point[] {
  const squared = (value: number) => Math.sign(value) * Math.abs(value) ** power;
  return Array.from({ length: 61 }, (_, index): Point => {
    const angle = from + ((to - from) * index) / 60;
    return [cx + squared(Math.cos(angle)) * rx, cy + squared(Math.sin(angle)) * ry];
  });
}
