import { capLayout } from '#demo/content/garments/frames.ts';
import type { Drawing, Edge, Panel, Point, Relief } from './drawing.ts';
import { beside, curve, makePen, mirror, type Pen, points, reverse, spaced } from './pen.ts';

const topMm = -74;
const crownHalf: Edge = curve(0, topMm, 34, topMm + 5, 66, -47, 85, -13, 93, 22, 94, 42, 92, 53);
const frontFoot: Edge = curve(92, 53, 82, 60, 50, 71, 0, 77, -50, 71, -82, 60, -92, 53);
const backFoot: Edge = curve(92, 53, 66, 62, 38, 66);

/** Draws a six-panel cap, seen from a little above; drawn larger than the other garments: from the front (brim) or the back (strap). */
export function drawCap(side: 'front' | 'back'): Drawing {
  const { scale, top } = capLayout[side];
  const pen = makePen(scale, [500, top], 163, 0.6);
  const front = side === 'front';
  return {
    panels: front ? [brim(pen), crown(pen, true), button(pen)] : [inside(pen), crown(pen, false), button(pen), strap(pen)],
    trim: `${eyelets(pen)}${front ? '' : buckle(pen)}`,
  };
}

function crown(pen: Pen, front: boolean): Panel {
  const foot = front ? frontFoot : [...backFoot, ...reverse(arch()), ...mirror(backFoot)];
  const outline = pen.closed([...mirror(crownHalf), ...crownHalf], foot);
  const sideSeam = curve(0, topMm, 28, topMm + 14, 50, -26, 61, 20, 63, front ? 67 : 62);
  const seams: Point[][] = [
    spaced(
      [
        [0, topMm],
        [0, -20],
        [0, front ? 77 : 13],
      ],
      30,
    ),
    spaced(sideSeam, 40),
    spaced(mirror(sideSeam), 40),
  ];
  return {
    d: outline,
    form: pen.closed(
      [...mirror(crownHalf), ...crownHalf],
      [
        [94, 150],
        [-94, 150],
      ],
    ),
    exposure: 1,
    round: 62,
    height: 78,
    cast: front ? 0.55 : 0.3,
    drape: { angle: 0, strength: 6, scale: 1, seed: front ? 167 : 173 },
    relief: [...seams.map((seam) => seamGroove(pen, seam)), ...crownFolds(pen, front)],
    stitches: [
      ...seams.flatMap((seam) => [pen.open(beside(seam, 2.3)), pen.open(beside(seam, -2.3))]),
      ...(front
        ? [
            pen.open(
              spaced(
                frontFoot.map(([x, y]): Point => [x, y - 3]),
                60,
              ),
            ),
          ]
        : [pen.open(beside(arch(), 2.4)), pen.open(beside(arch(), 5))]),
    ],
    edge: 2.6,
    grain: 1.3,
  };
}

function seamGroove(pen: Pen, seam: Edge): Relief {
  return { d: pen.open(seam), lift: -2.6, width: 4, blur: 1.6 };
}

function crownFolds(pen: Pen, front: boolean): Relief[] {
  const folds: Point[][] = [
    [
      [-74, 52],
      [-66, 20],
      [-56, -14],
    ],
    [
      [78, 48],
      [73, 14],
      [62, -18],
    ],
    [
      [-36, 66],
      [-30, 44],
      [-38, 16],
    ],
  ];
  return folds.map((fold, index) => pen.fold(fold, 11, (front ? 5 : 4) * (index === 1 ? -0.8 : 1), 10));
}

/** The brim comes out from under the crown: a stiff curved crescent with rows of stitching. */
function brim(pen: Pen): Panel {
  const lip = (inset: number): Point[] => {
    const x = 1 - inset / 150;
    return curve(
      -87 * x,
      52,
      -99 * x + inset * 0.1,
      72 - inset * 0.3,
      -93 * x,
      94 - inset * 0.62,
      -62 * x,
      114 - inset * 0.9,
      0,
      123 - inset,
      62 * x,
      114 - inset * 0.9,
      93 * x,
      94 - inset * 0.62,
      99 * x - inset * 0.1,
      72 - inset * 0.3,
      87 * x,
      52,
    );
  };
  const rows = [4.5, 10.5, 16.5, 22.5, 28.5, 34.5].map(lip);
  return {
    d: pen.closed(lip(0)),
    form: pen.closed(points(-87, -40), lip(0), [[87, -40]]),
    exposure: 1.03,
    round: 36,
    height: 30,
    cast: 0.3,
    drape: { angle: 1.4, strength: 3, scale: 1, seed: 179 },
    relief: rows.map((row) => ({ d: pen.open(row), lift: -1.3, width: 2.6, blur: 1.3 })),
    stitches: rows.map((row) => pen.open(row)),
    edge: 6,
    grain: 1.3,
  };
}

function button(pen: Pen): Panel {
  const cap = Array.from({ length: 40 }, (_, index): Point => {
    const angle = (index / 40) * Math.PI * 2;
    return [Math.cos(angle) * 7.5, topMm - 0.5 + Math.sin(angle) * 3.8];
  });
  return {
    d: pen.closed(cap),
    exposure: 1,
    round: 8,
    height: 12,
    cast: 0.4,
    drape: { angle: 0, strength: 0, scale: 1, seed: 1 },
    relief: [],
    stitches: [],
    edge: 2,
  };
}

/** The half-moon opening over the strap. */
function arch(): Point[] {
  return spaced(curve(-38, 66, -37, 46, -26, 24, 0, 14, 26, 24, 37, 46, 38, 66), 60);
}

/** The sweatband and front that show through the opening at the back. */
function inside(pen: Pen): Panel {
  return {
    d: pen.closed(curve(-43, 60, -40, 26, 0, 8, 40, 26, 43, 60)),
    exposure: 0.5,
    round: 24,
    height: -20,
    cast: 0,
    drape: { angle: 0, strength: 4, scale: 1, seed: 181 },
    relief: [pen.seam(points(-44, 38, 0, 41, 44, 38), -3)],
    stitches: [pen.open(points(-42, 41, 0, 44, 42, 41))],
  };
}

function strap(pen: Pen): Panel {
  const top = spaced(curve(-47, 50, 0, 54, 47, 50), 30);
  const low = spaced(curve(-47, 66, 0, 69.5, 47, 66), 30);
  return {
    d: pen.closed(top, reverse(low)),
    exposure: 1,
    round: 12,
    height: 9,
    cast: 0.5,
    drape: { angle: 0, strength: 2, scale: 1, seed: 191 },
    relief: [],
    stitches: [
      pen.open(beside(top, -2.2)),
      pen.open(beside(low, 2.2)),
      pen.open(points(-44, 52, -44, 62)),
      pen.open(points(44, 52, 44, 62)),
    ],
    edge: 3,
    grain: 1.3,
  };
}

/** Embroidered air holes; dark, so they read on every colour. */
function eyelets(pen: Pen): string {
  return (
    [
      [-30, -38],
      [30, -38],
      [-70, -12],
      [70, -12],
    ] as Point[]
  )
    .map((point) => {
      const [x, y] = pen.place(point);
      return `<circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="4"/><circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3" stroke-dasharray="1.2 1.6"/><circle cx="${x}" cy="${y}" r="4.6" fill="#0d0d0c" fill-opacity=".82"/>`;
    })
    .join('');
}

function buckle(pen: Pen): string {
  const [x, y] = pen.place([20, 60]);
  return `<g transform="translate(${x} ${y})"><rect x="-21" y="-31" width="46" height="66" rx="5" fill="#000" opacity=".3"/><path d="M-24-34h46a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4h-46a4 4 0 0 1-4-4v-56a4 4 0 0 1 4-4zM-18-24v44h34v-44z" fill="#a9a59d" fill-rule="evenodd"/><path d="M-24-34h46a4 4 0 0 1 4 4v3h-54v-3a4 4 0 0 1 4-4z" fill="#e8e5de"/><rect x="-4" y="-30" width="7" height="56" fill="#c4c0b8"/><rect x="-4" y="-30" width="2.4" height="56" fill="#efece6"/></g>`;
}
