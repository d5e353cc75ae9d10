import sharp from 'sharp';
import { MOST_PIXELS } from '#rules/home/picture.ts';

/** Width of the grey map in px: folds are large, and the editor asks for 384. */
const WIDTH = 768;
/** What lies flat is this grey, so that light and dark folds have room on either side. */
const FLAT = 170;
/** How far the light may differ from what lies flat: more is a seam, a label or the ground beside the garment. */
const MOST_DIFFERENCE = 0.4;
/** Added to the mean where the difference is measured: on black cloth the noise of the camera would count as folds else. */
const DARK_FLOOR = 48;

interface PrintArea {
  print_x: number;
  print_y: number;
  print_width: number;
  print_height: number;
}

/**
 * The folds of a garment as a grey map (rules/design/fold-light.ts), from its photo alone: how much lighter or darker each place is than the cloth of
 * the print area is on the whole, without its colour, its weave and the noise of the camera. Saved picture and editor both light the print by it.
 * Errors: throws for what is no picture, and when this machine could not (storage-fault.ts).
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
