import { garmentLayouts } from '#demo/content/garments/frames.ts';
import type { Drawing, Edge, Panel, Point } from './drawing.ts';
import { beside, curve, makePen, mirror, type Pen, points, reverse, spaced } from './pen.ts';
import type { ShirtFrame } from './shirts.ts';
import { bodyPanel, type Cloth, cuffPanels, hemRibPanel, sleevePanels } from './top-panels.ts';
import { bowl, type TopEdges, topEdges } from './top-shape.ts';

/** Measurements of the hoodie; the hood stands above the shoulders, so y runs negative. */
const hoodieFrame: ShirtFrame = {
  layout: garmentLayouts.hoodie,
  cloth: { drape: 11, thickness: 3, seed: 83 },
  shape: {
    neckHalf: 98,
    frontDrop: 104,
    backDrop: 26,
    neckRib: 0,
    shoulder: [256, 58],
    armpit: [286, 304],
    waist: [290, 470],
    length: 720,
    hemHalf: 272,
    hemRib: 68,
    sleeve: {
      outer: [
        [334, 164],
        [394, 344],
        [428, 524],
        [428, 622],
      ],
      inner: [
        [308, 400],
        [328, 524],
        [328, 632],
      ],
      cuff: 68,
    },
  },
};

const hoodHalf: Edge = curve(0, -292, 64, -284, 116, -244, 142, -172, 144, -92, 128, -32, 100, 4);
const openingHalf: Edge = curve(0, -232, 52, -220, 82, -172, 90, -104, 76, -28, 46, 40, 6, 92);

/** Draws the hoodie: body and sleeves as every shirt, with hood, cords and kangaroo pocket. */
export function drawHoodie(side: 'front' | 'back'): Drawing {
  const { shape, layout } = hoodieFrame;
  const front = side === 'front';
  const pen = makePen(layout.scale, [500, layout.top], hoodieFrame.cloth.seed);
  const cloth = { ...hoodieFrame.cloth, seed: hoodieFrame.cloth.seed + (front ? 0 : 300) };
  const edges = topEdges(shape);
  const lower = [...sleevePanels(pen, shape, edges, cloth), ...cuffPanels(pen, shape, edges, cloth), hemRibPanel(pen, shape, edges, cloth)];
  const body = bodyPanel(pen, shape, edges, front ? edges.neckFront : edges.neckBack, cloth);
  if (!front) return { panels: [...lower, body, hoodBack(pen, cloth)], trim: '' };
  return {
    panels: [hoodLining(pen, cloth), ...lower, body, pocket(pen, edges, cloth), hoodFront(pen, edges, cloth), ...cords(pen)],
    trim: eyelets(pen) + cordEnds(pen),
  };
}

/** The far side of the hood, seen through its opening. */
function hoodLining(pen: Pen, cloth: Cloth): Panel {
  const outline = [...mirror(hoodHalf), ...hoodHalf];
  return {
    d: pen.closed(outline, curve(96, 40, 0, 106, -96, 40)),
    exposure: 0.62,
    round: 40,
    height: -26,
    cast: 0,
    drape: { angle: 0, strength: 6, scale: 1.2, seed: cloth.seed + 3 },
    relief: [pen.seam(points(2, -290, 4, -120, 0, 60), -2.4)],
    stitches: [pen.open(points(-5, -280, -3, -120, -6, 30))],
  };
}

/** The near side of the hood: outline minus opening, crossing over at the throat. */
function hoodFront(pen: Pen, edges: TopEdges, cloth: Cloth): Panel {
  const outline = [...mirror(hoodHalf), ...hoodHalf];
  const opening = [...mirror(openingHalf), ...openingHalf];
  const channel = [...mirror(beside(openingHalf, 25)), ...beside(openingHalf, 25)];
  return {
    d: `${pen.closed(outline, reverse(edges.neckFront))}${pen.closed(opening)}`,
    exposure: 1,
    round: 20,
    height: 20,
    cast: 0.34,
    drape: { angle: 0.2, strength: 7, scale: 1.3, seed: cloth.seed + 5 },
    relief: [
      pen.seam(spaced(channel, 90), -1.8),
      pen.seam(points(8, 88, -6, 98, -14, 106), -3),
      ...[1, -1].flatMap((flip) =>
        (
          [
            [
              [128, -40],
              [104, -10],
              [70, 44],
            ],
            [
              [138, -110],
              [118, -70],
              [104, -20],
            ],
            [
              [96, 20],
              [72, 54],
              [40, 84],
            ],
          ] as Point[][]
        ).map((fold, index) =>
          pen.fold(
            fold.map(([x, y]): Point => [x * flip, y]),
            13,
            index === 1 ? -3.4 : 4,
            4.5,
          ),
        ),
      ),
    ],
    stitches: [pen.open(spaced(channel, 90)), pen.open(beside(edges.neckFront, -5))],
  };
}

/** The hood from behind: three pieces, two seams, lying down over the neck seam. */
function hoodBack(pen: Pen, cloth: Cloth): Panel {
  const foot = bowl(100, 36, 4);
  const seam = curve(30, -289, 40, -170, 38, -60, 30, 38);
  return {
    d: pen.closed([...mirror(hoodHalf), ...hoodHalf], reverse(foot)),
    exposure: 1,
    round: 32,
    height: 22,
    cast: 0.36,
    drape: { angle: 0, strength: 9, scale: 1.2, seed: cloth.seed + 7 },
    relief: [
      pen.seam(seam, -2.4),
      pen.seam(mirror(seam), -2.4),
      pen.fold(points(-80, 26, -30, 6, 60, 20), 16, 4, 6),
      pen.fold(points(96, -10, 40, -30, -30, -14), 18, -4, 7),
      pen.fold(points(-120, -40, -80, -16, -20, -10), 14, 4, 6),
      pen.fold(points(124, -60, 96, -40, 66, -34), 14, 3.4, 6),
    ],
    stitches: [pen.open(beside(seam, 5)), pen.open(beside(mirror(seam), 5)), pen.open(beside(foot, 4))],
  };
}

/** Kangaroo pocket: open at both slanting sides, sewn into the hem rib. */
function pocket(pen: Pen, edges: TopEdges, cloth: Cloth): Panel {
  const slant = curve(104, 432, 124, 476, 150, 520, 172, 556);
  const bottom = edges.hem.filter(([x]) => Math.abs(x) <= 172);
  const top = curve(-104, 432, 0, 435, 104, 432);
  return {
    d: pen.closed(top, slant, [[172, 640]], reverse(bottom), [[-172, 640]], mirror(slant)),
    exposure: 1,
    round: 16,
    height: 9,
    cast: 0.4,
    drape: { angle: 0, strength: 8, scale: 1.1, seed: cloth.seed + 2 },
    relief: [
      pen.fold(points(-150, 540, -90, 548, -20, 530), 20, 4, 7),
      pen.fold(points(146, 548, 80, 566, 10, 560), 18, -3.4, 7),
      pen.fold(points(-90, 640, -80, 600, -86, 566), 14, 3, 6),
      pen.fold(points(96, 640, 104, 604, 92, 574), 14, 3, 6),
      pen.seam(beside(top, -7), -1),
      pen.seam(beside(slant, -20), -1.2),
      pen.seam(beside(mirror(slant), -20), -1.2),
    ],
    stitches: [
      pen.open(beside(top, -4)),
      pen.open(beside(top, -9)),
      pen.open(beside(slant, -17)),
      pen.open(beside(slant, -22)),
      pen.open(beside(mirror(slant), -17)),
      pen.open(beside(mirror(slant), -22)),
      pen.open(points(166, 560, 167, 636)),
      pen.open(points(-166, 560, -167, 636)),
    ],
    edge: cloth.thickness,
  };
}

const cordSpines: Point[][] = [curve(46, 74, 52, 104, 49, 140, 54, 176), curve(-46, 74, -52, 110, -47, 152, -53, 190)];

function cords(pen: Pen): Panel[] {
  return cordSpines.map((spine, index) => {
    const line = spaced(spine, 60);
    return {
      d: pen.closed(beside(line, 4.2), reverse(beside(line, -4.2))),
      exposure: 1.04,
      round: 4,
      height: 7,
      cast: 0.42,
      drape: { angle: 0, strength: 0, scale: 1, seed: index },
      relief: [{ d: pen.rungs(beside(line, 4), beside(line, -4)), lift: -1, width: 1.4, blur: 0.6 }],
      stitches: [],
      edge: 1.5,
      grain: 0.4,
    };
  });
}

function eyelets(pen: Pen): string {
  return cordSpines
    .map((spine) => {
      const [x, y] = pen.place(spine[0] as Point);
      return `<circle cx="${x}" cy="${y}" r="7.2" fill="#8d8a84"/><circle cx="${x - 0.8}" cy="${y - 0.8}" r="6.2" fill="#c9c6bf"/><circle cx="${x}" cy="${y}" r="4.2" fill="#6d6a64"/><circle cx="${x + 0.4}" cy="${y + 0.6}" r="3.3" fill="#23221f"/>`;
    })
    .join('');
}

function cordEnds(pen: Pen): string {
  return cordSpines
    .map((spine) => {
      const [x, y] = pen.place(spine.at(-1) as Point);
      return `<rect x="${x - 4.6}" y="${y - 4}" width="9.2" height="22" rx="2.4" fill="#77746e"/><rect x="${x - 3.4}" y="${y - 3}" width="3.2" height="20" rx="1.6" fill="#e4e2dc"/><rect x="${x + 1.6}" y="${y - 3}" width="2" height="20" rx="1" fill="#55524d"/>`;
    })
    .join('');
}
