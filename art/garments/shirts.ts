import { garmentLayouts, type Layout } from '#demo/content/garments/frames.ts';
import type { Drawing } from './drawing.ts';
import { makePen } from './pen.ts';
import { backCollar, bodyPanel, type Cloth, cuffPanels, frontCollar, hemRibPanel, insideNeck, sleevePanels } from './top-panels.ts';
import { type TopShape, topEdges } from './top-shape.ts';

export interface ShirtFrame {
  shape: TopShape;
  cloth: Cloth;
  layout: Layout;
}

const jersey: Cloth = { drape: 10, thickness: 1.8, seed: 11 };
const heavyJersey: Cloth = { drape: 9, thickness: 2.1, seed: 29 };
const fleece: Cloth = { drape: 11, thickness: 3, seed: 37 };

/** The five shirts: one drawing, five sets of measurements. */
export const shirtFrames = {
  'tee-regular': {
    layout: garmentLayouts['tee-regular'],
    cloth: jersey,
    shape: {
      neckHalf: 88,
      frontDrop: 96,
      backDrop: 24,
      neckRib: 21,
      shoulder: [226, 44],
      armpit: [258, 262],
      waist: [252, 480],
      length: 712,
      hemHalf: 260,
      hemRib: 0,
      sleeve: {
        outer: [
          [318, 100],
          [408, 190],
        ],
        inner: [
          [278, 298],
          [297, 334],
        ],
        cuff: 0,
      },
    },
  },
  'tee-oversized': {
    layout: garmentLayouts['tee-oversized'],
    cloth: heavyJersey,
    shape: {
      neckHalf: 90,
      frontDrop: 92,
      backDrop: 22,
      neckRib: 27,
      shoulder: [278, 66],
      armpit: [300, 316],
      waist: [296, 520],
      length: 726,
      hemHalf: 302,
      hemRib: 0,
      sleeve: {
        outer: [
          [362, 130],
          [438, 236],
        ],
        inner: [
          [312, 352],
          [322, 392],
        ],
        cuff: 0,
      },
    },
  },
  // A running shirt: sleeves cut in one with the shoulder, a thin neck, a hem that dips.
  'tee-raglan': {
    layout: garmentLayouts['tee-raglan'],
    cloth: { drape: 12, thickness: 1.4, seed: 83 },
    shape: {
      neckHalf: 94,
      frontDrop: 106,
      backDrop: 26,
      neckRib: 15,
      shoulder: [106, 7],
      armhole: [
        [152, 84],
        [196, 172],
      ],
      armpit: [246, 268],
      waist: [238, 470],
      length: 700,
      hemHalf: 250,
      hemDip: 26,
      hemRib: 0,
      sleeve: {
        outer: [
          [176, 28],
          [238, 58],
          [310, 120],
          [384, 204],
        ],
        inner: [
          [262, 300],
          [282, 330],
        ],
        cuff: 0,
      },
    },
  },
  'long-sleeve': {
    layout: garmentLayouts['long-sleeve'],
    cloth: { ...jersey, seed: 53 },
    shape: {
      neckHalf: 88,
      frontDrop: 94,
      backDrop: 24,
      neckRib: 21,
      shoulder: [232, 48],
      armpit: [262, 268],
      waist: [256, 486],
      length: 706,
      hemHalf: 264,
      hemRib: 0,
      sleeve: {
        outer: [
          [312, 146],
          [368, 330],
          [404, 520],
          [410, 606],
        ],
        inner: [
          [288, 360],
          [308, 500],
          [316, 618],
        ],
        cuff: 52,
      },
    },
  },
  sweatshirt: {
    layout: garmentLayouts.sweatshirt,
    cloth: fleece,
    shape: {
      neckHalf: 92,
      frontDrop: 92,
      backDrop: 22,
      neckRib: 30,
      shoulder: [252, 56],
      armpit: [280, 298],
      waist: [284, 470],
      length: 716,
      hemHalf: 266,
      hemRib: 68,
      sleeve: {
        outer: [
          [328, 160],
          [386, 340],
          [420, 520],
          [420, 618],
        ],
        inner: [
          [302, 396],
          [322, 520],
          [322, 628],
        ],
        cuff: 68,
      },
    },
  },
} as const satisfies Record<string, ShirtFrame>;

/** Draws a shirt from either side. */
export function drawShirt(frame: ShirtFrame, side: 'front' | 'back'): Drawing {
  const { shape, layout } = frame;
  const front = side === 'front';
  const pen = makePen(layout.scale, [500, layout.top], frame.cloth.seed);
  const cloth = front ? frame.cloth : { ...frame.cloth, seed: frame.cloth.seed + 300 };
  const edges = topEdges(shape);
  return {
    panels: [
      ...(front ? insideNeck(pen, shape, edges, cloth) : []),
      ...sleevePanels(pen, shape, edges, cloth),
      ...(shape.sleeve.cuff > 0 ? cuffPanels(pen, shape, edges, cloth) : []),
      ...(shape.hemRib > 0 ? [hemRibPanel(pen, shape, edges, cloth)] : []),
      bodyPanel(pen, shape, edges, front ? edges.neckFront : edges.neckBack, cloth),
      front ? frontCollar(pen, shape, edges, cloth) : backCollar(pen, shape, edges, cloth),
    ],
    trim: '',
  };
}
