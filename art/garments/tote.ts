import { garmentLayouts } from '#demo/content/garments/frames.ts';
import { textPath } from '../type-setting.ts';
import type { Drawing, Edge, Panel, Point } from './drawing.ts';
import { beside, curve, makePen, mirror, type Pen, points, reverse, spaced } from './pen.ts';

/** Canvas tote, 370 x 410 mm, with two handles; y 0 is its top hem. */
const { tote } = garmentLayouts;

const half = 185;
const bottom = 410;
const sideEdge: Edge = curve(half - 3, 0, half, 120, half + 1, 280, half - 2, bottom - 8);
const foot: Edge = curve(half - 2, bottom - 8, half - 5, bottom - 2).concat(
  curve(half - 9, bottom, 60, bottom + 3, -60, bottom + 3, -half + 9, bottom),
  curve(-half + 5, bottom - 2, -half + 2, bottom - 8),
);
const topEdge: Edge = curve(-half + 3, 0, -90, 3, 0, 4, 90, 3, half - 3, 0);

/** Draws the tote; the back has no side label and its handles fall differently. */
export function drawTote(side: 'front' | 'back'): Drawing {
  const front = side === 'front';
  const pen = makePen(tote.scale, [500, tote.top], front ? 131 : 137, 1.8);
  const behind = handleSpine(front ? -248 : -256, front ? 16 : -14, 8);
  const near = handleSpine(front ? -226 : -234, front ? -4 : 5, 62);
  return {
    panels: [{ ...handle(pen, behind), exposure: 0.86 }, { ...mouth(pen) }, body(pen, front), handle(pen, near)],
    trim: front ? label(pen) : '',
  };
}

/** A thin dark slit where the back wall of the bag shows behind the front hem. */
function mouth(pen: Pen): Panel {
  return {
    d: pen.closed(topEdge, curve(half - 4, 0, 90, -3, 0, -4, -90, -3, -half + 4, 0)),
    exposure: 0.6,
    round: 4,
    height: 0,
    cast: 0.2,
    drape: { angle: 0, strength: 0, scale: 1, seed: 1 },
    relief: [],
    stitches: [],
  };
}

function body(pen: Pen, front: boolean): Panel {
  const hem = beside(spaced(topEdge, 60), -28);
  return {
    d: pen.closed(topEdge, sideEdge, foot, mirror(sideEdge)),
    exposure: 1,
    round: 26,
    height: 14,
    cast: 0.3,
    drape: { angle: front ? 0.12 : -0.16, strength: 11, scale: 0.86, seed: front ? 141 : 149 },
    relief: [
      pen.seam(hem, -1.6),
      pen.fold(points(-170, 400, -120, 350, -40, 330), 24, 4.4, 8),
      pen.fold(points(172, 396, 140, 330, 132, 250), 22, -4, 8),
      pen.fold(points(-96, 66, -104, 130, -92, 220), 18, 3.6, 8),
      pen.fold(points(94, 66, 106, 140, 96, 240), 18, 3.6, 8),
      pen.fold(points(176, 60, 120, 74, 60, 70), 16, -2.6, 7),
      pen.fold(points(-180, 200, -150, 240, -140, 310), 18, 3.4, 8),
    ],
    stitches: [
      pen.open(beside(spaced(topEdge, 60), -25)),
      pen.open(beside(spaced(topEdge, 60), -4)),
      pen.open(beside(spaced(sideEdge, 40), -6)),
      pen.open(beside(spaced(mirror(sideEdge), 40), -6)),
    ],
    edge: 3,
    grain: 1.7,
  };
}

/** Centre line of a handle: from `low` mm below the hem, over the top at `crown`, and down again. */
function handleSpine(crown: number, sway: number, low: number): Point[] {
  return spaced(
    curve(
      -92,
      low,
      -93,
      0,
      -90 + sway,
      -90,
      -66 + sway,
      crown + 46,
      -24 + sway * 1.4,
      crown + 5,
      26 + sway * 1.4,
      crown + 4,
      68 + sway,
      crown + 44,
      91 + sway,
      -90,
      93,
      0,
      92,
      low,
    ),
    120,
  );
}

function handle(pen: Pen, spine: Edge): Panel {
  const last = spine.length - 1;
  const boxes = [spine[0] as Point, spine[last] as Point].map(([x, y]) => stitchBox(pen, x, y));
  return {
    d: pen.closed(beside(spine, 14), reverse(beside(spine, -14))),
    exposure: 1,
    round: 9,
    height: 6,
    cast: 0.34,
    drape: { angle: 0, strength: 5, scale: 1.6, seed: 151 },
    relief: [],
    stitches: [pen.open(beside(spine, 10.6)), pen.open(beside(spine, -10.6)), ...boxes],
    edge: 2.6,
    grain: 1.7,
  };
}

/** The square with a cross that holds a handle. */
function stitchBox(pen: Pen, x: number, y: number): string {
  const [left, right, top, low] = [x - 10.6, x + 10.6, y - 30, y - 4];
  return [
    pen.open(points(left, top, right, top)),
    pen.open(points(left, low, right, low)),
    pen.open(points(left, top, right, low)),
    pen.open(points(right, top, left, low)),
  ].join('');
}

/** The small woven label in the side seam. */
function label(pen: Pen): string {
  const [x, y] = pen.place([half - 2, 306]);
  const name = textPath({ text: 'SEAM', weight: 800, sizePx: 9, x: 0, y: 0, anchor: 'middle', tracking: 0.06 });
  return `<g transform="translate(${x} ${y})"><rect x="0" y="2" width="21" height="40" fill="#000" opacity=".16"/><rect x="-2" y="0" width="21" height="40" fill="#f7f5ef"/><rect x="-2" y="0" width="5" height="40" fill="#000" opacity=".14"/><path d="${name}" transform="translate(13.5 20) rotate(90)" fill="#141412"/></g>`;
}
