import { type PixelCanvas, stamp } from './pixel-canvas.ts';

/** Round eyes with a light in them. */
export const eyes = (c: PixelCanvas, left: number, right: number, top: number) => {
  stamp(c, left, top, ['kk.', 'wkk', 'kkk', 'kkk']);
  stamp(c, right, top, ['kk.', 'wkk', 'kkk', 'kkk']);
};

/** Two blushing patches. */
export const cheeks = (c: PixelCanvas, left: number, right: number, top: number, color = 'p') => {
  stamp(c, left, top, [color.repeat(3), color.repeat(3)]);
  stamp(c, right, top, [color.repeat(3), color.repeat(3)]);
};

/** A small upturned mouth. */
export const smile = (c: PixelCanvas, x: number, y: number) => stamp(c, x, y, ['k...k', '.kkk.']);
