import type { PrintArea } from '#rules/design/placement.ts';
import { type GarmentColour, garmentColours } from './colours.ts';

export type GarmentFrameCode = keyof typeof garmentColours;
export type GarmentSide = 'front' | 'back';

/** A garment that designs are made on: only data, art/ draws the pictures. */
export interface GarmentFrame {
  code: GarmentFrameCode;
  name: { ko: string; en: string };
  colours: readonly GarmentColour[];
  printAreas: Record<GarmentSide, PrintArea>;
}

/** The side of a square picture of a garment, px. */
export const garmentSizePx = 1200;

/** A garment's position in the picture: units per millimetre and the height of its origin. */
export interface Layout {
  scale: number;
  top: number;
}

export const garmentLayouts = {
  'tee-regular': { scale: 1.1, top: 112 },
  'tee-oversized': { scale: 1.04, top: 122 },
  'tee-raglan': { scale: 1.1, top: 116 },
  'long-sleeve': { scale: 1.08, top: 118 },
  sweatshirt: { scale: 1.03, top: 132 },
  hoodie: { scale: 0.87, top: 316 },
  tote: { scale: 1.2, top: 372 },
} as const satisfies Record<string, Layout>;

export const capLayout = {
  front: { scale: 3.7, top: 448 },
  back: { scale: 3.7, top: 516 },
};

/** Every frame of the demonstration shop. */
export const garmentFrames: readonly GarmentFrame[] = [
  shirt('tee-regular', '레귤러 티셔츠', 'Regular Tee', 142, 62),
  shirt('tee-oversized', '오버사이즈 티셔츠', 'Oversized Tee', 146, 68),
  shirt('tee-raglan', '래글런 티셔츠', 'Raglan Tee', 146, 66),
  shirt('long-sleeve', '롱 슬리브', 'Long Sleeve', 140, 62),
  shirt('sweatshirt', '스웨트셔츠', 'Sweatshirt', 146, 74),
  {
    ...named('hoodie', '후디', 'Hoodie'),
    printAreas: {
      front: printArea(garmentLayouts.hoodie, 208, 280, 210),
      back: printArea(garmentLayouts.hoodie, 88, 300, 400),
    },
  },
  {
    ...named('tote', '토트백', 'Tote Bag'),
    printAreas: {
      front: printArea(garmentLayouts.tote, 82, 260, 300),
      back: printArea(garmentLayouts.tote, 82, 260, 300),
    },
  },
  {
    ...named('cap', '캡', 'Cap'),
    printAreas: {
      front: printArea(capLayout.front, -16, 110, 55),
      back: printArea(capLayout.back, -25, 70, 25),
    },
  },
];

/** Finds a frame; codes are defined in this file, so an unknown one is a bug. */
export function garmentFrame(code: GarmentFrameCode): GarmentFrame {
  const frame = garmentFrames.find((candidate) => candidate.code === code);
  if (frame === undefined) throw new Error(`no garment frame ${code}`);
  return frame;
}

/** A shirt with a print area of 300 x 400 mm on both sides, starting this many millimetres below the shoulder. */
function shirt(code: Exclude<GarmentFrameCode, 'cap'>, ko: string, en: string, frontTop: number, backTop: number): GarmentFrame {
  const layout = garmentLayouts[code];
  return {
    ...named(code, ko, en),
    printAreas: {
      front: printArea(layout, frontTop, 300, 400),
      back: printArea(layout, backTop, 300, 400),
    },
  };
}

function named(code: GarmentFrameCode, ko: string, en: string) {
  return { code, name: { ko, en }, colours: garmentColours[code] };
}

/**
 * An area centred on the garment whose upper edge is `topMm` below its origin; the same scale on both axes keeps the aspect ratio exact.
 */
function printArea(layout: Layout, topMm: number, widthMm: number, heightMm: number): PrintArea {
  const unit = layout.scale / 1000;
  return {
    fx: 0.5 - (widthMm * unit) / 2,
    fy: layout.top / 1000 + topMm * unit,
    fw: widthMm * unit,
    fh: heightMm * unit,
    widthMm,
    heightMm,
  };
}
