import type { Drape, Edge, Panel, Point, Relief } from './drawing.ts';
import { hash } from './noise.ts';
import { beside, curve, mirror, mixPoint, type Pen, points, reverse, smooth, spaced } from './pen.ts';
import { bodyOutline, bowl, halfEllipse, sleeveOutline, type TopEdges, type TopShape } from './top-shape.ts';

/** How one kind of cloth behaves: weight of folds, thickness of its edges. */
export interface Cloth {
  drape: number;
  thickness: number;
  seed: number;
}

/** The body piece, hemmed with two rows of stitches or left to be closed by a rib. */
export function bodyPanel(pen: Pen, shape: TopShape, edges: TopEdges, neckline: Edge, cloth: Cloth): Panel {
  const hem = spaced(edges.hem, 80);
  return {
    ...clothPanel(cloth, hang(0, cloth.drape, cloth.seed)),
    d: pen.closed(...bodyOutline(edges, neckline)),
    cast: 0.16,
    round: 30,
    height: 17,
    relief: [
      ...armpitFolds(pen, shape),
      ...(shape.hemRib === 0 ? [pen.seam(beside(hem, 21), -1.3), ...puckers(pen, hem, 21)] : gathers(pen, hem)),
    ],
    stitches: [
      ...(shape.hemRib === 0 ? [pen.open(beside(hem, 18)), pen.open(beside(hem, 23))] : [pen.open(beside(hem, 5))]),
      ...(shape.armhole ? raglanStitches(pen, edges) : []),
    ],
  };
}

/** The seams of a raglan are flat and stitched down on both sides. */
function raglanStitches(pen: Pen, edges: TopEdges): string[] {
  const seam = beside(edges.armhole, -5);
  return [pen.open(seam), pen.open(mirror(seam))];
}

/** Both sleeves, with hem stitches or a cuff drawn by `cuffPanels`. */
export function sleevePanels(pen: Pen, shape: TopShape, edges: TopEdges, cloth: Cloth): Panel[] {
  const hem = spaced(edges.sleeveEnd, 30);
  const outer = edges.sleeveOuter;
  const start = outer[0] as Point;
  const end = outer.at(-1) as Point;
  const lean = Math.atan2(end[0] - start[0], end[1] - start[1]);
  return [1, -1].map((flip) => {
    const side = (edge: Edge) => edge.map(([x, y]): Point => [x * flip, y]);
    return {
      ...clothPanel(cloth, hang(-lean * flip, cloth.drape * 0.8, cloth.seed + 20 + flip)),
      d: pen.closed(...sleeveOutline(edges).map((edge) => edge.map(([x, y]): Point => [x * flip, y]))),
      round: 20,
      height: 15,
      sideLight: 0.3,
      relief: [
        ...sleeveFolds(shape, edges).map(({ points, width, lift, blur }) => pen.fold(side(points), width, lift, blur)),
        ...(shape.sleeve.cuff === 0 ? [pen.seam(side(beside(hem, -20)), -1.2)] : []),
      ],
      stitches: shape.sleeve.cuff === 0 ? [pen.open(side(beside(hem, -17))), pen.open(side(beside(hem, -22)))] : [],
    };
  });
}

/** A band of rib knit between two edges that run side by side. */
function ribPanel(pen: Pen, from: Edge, to: Edge, cloth: Cloth, pitchMm: number): Panel {
  const length = from.reduce((sum, point, index) => {
    const before = from[Math.max(0, index - 1)] as Point;
    return sum + Math.hypot(point[0] - before[0], point[1] - before[1]);
  }, 0);
  const count = Math.max(12, Math.round(length / pitchMm));
  return {
    d: pen.closed(from, reverse(to)),
    exposure: 0.985,
    round: 9,
    height: 5,
    cast: 0.3,
    drape: hang(0, 1.5, cloth.seed + 40),
    relief: [
      {
        d: pen.rungs(spaced(from, count), spaced(to, count)),
        lift: -1.5,
        width: pen.units(pitchMm) * 0.45,
        blur: 0.6,
      },
    ],
    stitches: [],
    edge: 2.4,
  };
}

/** Rib cuffs at both sleeve ends: `length` mm long and a little narrower than the sleeve. */
export function cuffPanels(pen: Pen, shape: TopShape, edges: TopEdges, cloth: Cloth): Panel[] {
  const end = edges.sleeveEnd;
  const a = end[0] as Point;
  const b = end.at(-1) as Point;
  const width = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const along: Point = [(b[1] - a[1]) / width, -(b[0] - a[0]) / width];
  const top = smooth([mixPoint(a, b, 0.02), mixPoint(a, b, 0.5), mixPoint(a, b, 0.98)]);
  const low = [mixPoint(a, b, 0.12), mixPoint(a, b, 0.5), mixPoint(a, b, 0.9)].map(
    ([x, y], index): Point => [
      x + along[0] * (shape.sleeve.cuff + (index === 1 ? 3 : 0)),
      y + along[1] * (shape.sleeve.cuff + (index === 1 ? 3 : 0)),
    ],
  );
  const bottom = smooth(low);
  return [1, -1].map((flip) => {
    const side = (edge: Edge) => edge.map(([x, y]): Point => [x * flip, y]);
    return { ...ribPanel(pen, side(top), side(bottom), cloth, 3.6), sideLight: 0.3 };
  });
}

/** The rib at the hem, drawn in where the body blouses over it. */
export function hemRibPanel(pen: Pen, shape: TopShape, edges: TopEdges, cloth: Cloth): Panel {
  const low = shape.length;
  const half = shape.hemHalf - 14;
  const bottom = curve(-half, low - 2, -half * 0.5, low + 4, 0, low + 6, half * 0.5, low + 4, half, low - 2);
  return ribPanel(pen, beside(edges.hem, 3), bottom, cloth, 3.8);
}

/** Collar rib at the front: from the neck seam to its upper edge. */
export function frontCollar(pen: Pen, shape: TopShape, edges: TopEdges, cloth: Cloth): Panel {
  const top = collarTop(shape);
  return {
    ...ribPanel(pen, edges.neckFront, halfEllipse(top.half, shape.frontDrop - shape.neckRib - top.y, top.y), cloth, 3.4),
    cast: 0.34,
    edge: 2.2,
  };
}

/** Collar rib seen from the back, or (darker) its inside seen from the front. */
export function backCollar(pen: Pen, shape: TopShape, edges: TopEdges, cloth: Cloth): Panel {
  const top = collarTop(shape);
  return ribPanel(pen, edges.neckBack, bowl(top.half, shape.backDrop - shape.neckRib - top.y + 5, top.y), cloth, 3.4);
}

/** The inside of the back that shows in the neck opening, with its tape. */
export function insideNeck(pen: Pen, shape: TopShape, edges: TopEdges, cloth: Cloth): Panel[] {
  const top = collarTop(shape);
  const back = bowl(top.half, shape.backDrop - shape.neckRib - top.y + 5, top.y);
  const inner = halfEllipse(shape.neckHalf - 3, shape.frontDrop, -2);
  const tape = bowl(shape.neckHalf - 2, shape.backDrop + 10, 0);
  return [
    {
      ...clothPanel(cloth, hang(0, 3, cloth.seed + 60)),
      d: pen.closed(back, reverse(inner)),
      exposure: 0.7,
      round: 16,
      height: -10,
      cast: 0,
      relief: [],
      stitches: [],
    },
    {
      ...backCollar(pen, shape, { ...edges, neckBack: edges.neckBack }, cloth),
      exposure: 0.8,
      cast: 0.2,
    },
    {
      ...clothPanel(cloth, hang(0, 0, 1)),
      d: pen.closed(edges.neckBack, reverse(tape)),
      exposure: 0.76,
      round: 4,
      height: 2,
      cast: 0.25,
      relief: [],
      stitches: [pen.open(beside(tape, 2))],
    },
  ];
}

function collarTop(shape: TopShape) {
  return { half: shape.neckHalf - shape.neckRib * 0.55, y: -shape.neckRib * 0.52 };
}

function clothPanel(cloth: Cloth, drape: Drape) {
  return { exposure: 1, cast: 0.36, drape, edge: cloth.thickness };
}

function hang(angle: number, strength: number, seed: number): Drape {
  return { angle, strength, scale: 1, seed };
}

/** Armpit folds of the right side: three points from the armpit (mm), width, lift, blur. */
const armpitRows: readonly (readonly number[])[] = [
  [-4, 6, -55, -26, -118, -42, 20, 5, 6],
  [-2, 24, -62, 18, -140, 30, 17, -3.6, 7],
  [-6, 40, -46, 62, -92, 118, 22, 4.6, 7],
  [-5, 66, -26, 122, -44, 214, 20, -4, 8],
  [-30, -10, -38, -70, -28, -128, 16, 3.4, 6],
];

/** Folds from the armpits into chest and side, which every shirt laid flat has; the left ones differ a little. */
function armpitFolds(pen: Pen, shape: TopShape): Relief[] {
  const [x, y] = shape.armpit;
  return armpitRows.flatMap((row, index) => {
    const [width = 0, lift = 0, blur = 0] = row.slice(6);
    const right = points(...row.slice(0, 6)).map(([px, py]): Point => [x + px, y + py]);
    const left = right.map(([px, py]): Point => [-px + index * 3, py + 5 - index * 2]);
    return [pen.fold(right, width, lift, blur), pen.fold(left, width * 1.1, lift * 0.92, blur)];
  });
}

/** Folds of the right sleeve; long sleeves also break at the elbow and bunch above the cuff. */
function sleeveFolds(shape: TopShape, edges: TopEdges) {
  const outer = spaced(edges.sleeveOuter, 21);
  const inner = spaced(edges.sleeveInner, 21);
  const across = (from: number, share: number, to: number, shareTo: number): Point[] => {
    const a = mixPoint(inner[from] as Point, outer[from] as Point, share);
    const b = mixPoint(inner[to] as Point, outer[to] as Point, shareTo);
    const middle = mixPoint(a, b, 0.5);
    return [a, [middle[0] + 3, middle[1] - 5], b];
  };
  const short = [
    { points: across(1, 0.02, 9, 0.62), width: 17, lift: 4.4, blur: 6 },
    { points: across(5, 0.02, 14, 0.5), width: 15, lift: -3.6, blur: 6 },
    { points: across(2, 0.3, 17, 0.78), width: 18, lift: 3.2, blur: 8 },
  ];
  if (shape.sleeve.cuff === 0 && shape.length - (edges.sleeveEnd[0] as Point)[1] > 260) return short;
  return [
    { points: across(1, 0.02, 5, 0.7), width: 16, lift: 4.4, blur: 6 },
    { points: across(3, 0.02, 8, 0.55), width: 15, lift: -3.6, blur: 6 },
    { points: across(8, 0.04, 11, 0.66), width: 13, lift: 4.6, blur: 5 },
    { points: across(10, 0.02, 12, 0.5), width: 11, lift: -4.2, blur: 5 },
    { points: across(11, 0.06, 14, 0.72), width: 13, lift: 3.8, blur: 5 },
    { points: across(14, 0.9, 16, 0.3), width: 11, lift: 3.4, blur: 5 },
    { points: across(17, 0.08, 18, 0.8), width: 10, lift: 4, blur: 4 },
    { points: across(18, 0.95, 19, 0.2), width: 9, lift: -3.6, blur: 4 },
    { points: across(19, 0.1, 20, 0.75), width: 8, lift: 3.4, blur: 3.4 },
  ];
}

/** The small uneven ripples that stitching draws into a hem. */
function puckers(pen: Pen, hem: Edge, depth: number): Relief[] {
  const count = 46;
  const at = spaced(hem, count);
  const up = spaced(beside(hem, depth), count);
  return at.flatMap((point, index) =>
    index % 2 === 0 || index % 5 === 0
      ? [
          pen.fold(
            [mixPoint(point, up[index] as Point, 0.1), mixPoint(point, up[index] as Point, 1.5)],
            3.4 + (index % 3),
            index % 3 === 0 ? 0.9 : -0.8,
            2.4,
          ),
        ]
      : [],
  );
}

/** Gathers where the body is held in by a hem rib: uneven in height and strength. */
function gathers(pen: Pen, hem: Edge): Relief[] {
  const at = spaced(hem, 27);
  return at.slice(1, -1).flatMap((point, index) => {
    const chance = hash(index, 3, 71);
    if (chance < 0.25) return [];
    const rise = 22 + chance * 74;
    const lean = (hash(index, 4, 71) - 0.5) * 26;
    return [
      pen.fold(
        [
          [point[0], point[1] + 8],
          [point[0] + lean * 0.3, point[1] - rise * 0.5],
          [point[0] + lean, point[1] - rise],
        ],
        8 + hash(index, 5, 71) * 12,
        (index % 2 === 0 ? 1.9 : -1.5) * chance,
        5,
      ),
    ];
  });
}
