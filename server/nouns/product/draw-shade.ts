import sharp from 'sharp';
import { MOST_PIXELS } from '#rules/home/picture.ts';

/** Width of the grey map in px: folds are large, and the editor asks for 384. */
const WIDTH = 768;
/** The grey of flat cloth, which leaves room for lighter and darker folds. */
const FLAT = 170;
/** The most that brightness may differ from flat cloth; a larger difference is a seam, a label or the background. */
const MOST_DIFFERENCE = 0.4;
/** Added to the mean when measuring differences; otherwise camera noise on black cloth would count as folds. */
const DARK_FLOOR = 48;

interface PrintArea {
  print_x: number;
  print_y: number;
  print_width: number;
  print_height: number;
}

/**
 * Draws the folds of a garment as a grey map (rules/design/fold-light.ts) from its photo alone: how much lighter or darker each place is
 * than the average cloth of the print area, without colour, weave and camera noise. Saved pictures and the editor both shade the print with
 * it. Throws when the photo is not a picture, and when this machine failed (storage-fault.ts).
 */
export async function drawShade(photo: Buffer, area: PrintArea): Promise<Buffer> {
  const { data, info } = await sharp(photo, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(WIDTH)
    .greyscale()
    .blur(WIDTH / 250)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mean = meanWithin(data, info, area);
  const shade = data.map((light) => {
    const difference = (light - mean) / (mean + DARK_FLOOR);
    return Math.round(FLAT * (1 + Math.max(-MOST_DIFFERENCE, Math.min(MOST_DIFFERENCE, difference))));
  });
  return sharp(shade, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function meanWithin(data: Buffer, { width, height }: { width: number; height: number }, area: PrintArea): number {
  const [left, top] = [Math.floor(area.print_x * width), Math.floor(area.print_y * height)];
  const right = Math.min(width, Math.max(left + 1, Math.ceil((area.print_x + area.print_width) * width)));
  const bottom = Math.min(height, Math.max(top + 1, Math.ceil((area.print_y + area.print_height) * height)));
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += data[y * width + x] ?? 0;
  return sum / Math.max(1, (right - left) * (bottom - top));
}
