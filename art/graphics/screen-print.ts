import sharp from 'sharp';
import type { Box } from '#demo/content/artists/demo-artist.ts';
import type { Random } from './random.ts';
import { svgSheet } from './svg.ts';

/** One ink of a print: its plate is drawn in black (full ink) to white (none). */
export type Ink = {
  readonly plate: string;
  readonly color: readonly [red: number, green: number, blue: number];
  /** Screen angle in degrees. */
  readonly angle: number;
  /** The misregistration of this plate, in units of the drawing. */
  readonly slip: readonly [x: number, y: number];
};

type Screened = { readonly ink: Ink; readonly coverage: Uint8Array };

/** Two drums, one sheet: halftone plates printed over each other with every fault of the machine. PNG. */
export async function screenPrint(inks: readonly Ink[], box: Box, widthPx: number, heightPx: number, random: Random): Promise<Buffer> {
  const unit = widthPx / box[2];
  const plates: Screened[] = [];
  for (const ink of inks) {
    const [x, y, width, height] = box;
    const slipped: Box = [x - ink.slip[0], y - ink.slip[1], width, height];
    const tone = await plateTone(ink.plate, slipped, widthPx, heightPx);
    plates.push({ ink, coverage: halftone(tone, widthPx, ink.angle, unit * 9.5, speckles(random, unit, Math.max(widthPx, heightPx))) });
  }
  const pixels = overprint(plates, widthPx * heightPx);
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .png({ palette: true, colours: 64, compressionLevel: 7, effort: 3, dither: 0 })
    .toBuffer();
}

async function plateTone(plate: string, box: Box, widthPx: number, heightPx: number): Promise<Uint8Array> {
  const svg = svgSheet(box, widthPx, heightPx, plate);
  const { data } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

/** Converts tones to dots: flat areas stay solid, everything between becomes round dots on a rotated grid. */
function halftone(tone: Uint8Array, widthPx: number, angle: number, pitch: number, dry: Speckles): Uint8Array {
  const coverage = new Uint8Array(tone.length);
  const turn = (angle * Math.PI) / 180;
  const cos = Math.cos(turn) / pitch;
  const sin = Math.sin(turn) / pitch;
  const soft = pitch * 0.9;
  for (let start = 0, y = 0; start < tone.length; start += widthPx, y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const white = tone[start + x] ?? 255;
      if (white > 250) continue;
      const amount = 1 - white / 255;
      let laid = 1;
      // Above 0.8 the dots merge into a flat area.
      if (amount <= 0.8) {
        const u = x * cos + y * sin;
        const v = y * cos - x * sin;
        const du = u - Math.floor(u) - 0.5;
        const dv = v - Math.floor(v) - 0.5;
        // The dot's radius is chosen so that its area matches the tone.
        laid = Math.min((Math.sqrt(amount / Math.PI) - Math.sqrt(du * du + dv * dv)) * soft + 0.5, 1);
      }
      if (laid > 0 && !isDry(dry, x, y)) coverage[start + x] = Math.round(laid * 255);
    }
  }
  return coverage;
}

/** Dry spots of the drum: sparse specks, larger than a pixel so that they print. */
interface Speckles {
  field: Uint8Array;
  /** The speck that each px of a row or column falls in. */
  specks: Int32Array;
}

/** Side of the field in specks, a power of two. The field is tiled, each tile with a different offset. */
const speckled = 256;

function speckles(random: Random, unit: number, longestPx: number): Speckles {
  const field = Uint8Array.from({ length: speckled * speckled }, () => (random.next() < 0.018 ? 1 : 0));
  const grain = Math.max(unit * 1.9, 1.4);
  return { field, specks: Int32Array.from({ length: longestPx }, (_, at) => Math.floor(at / grain)) };
}

function isDry({ field, specks }: Speckles, x: number, y: number): boolean {
  const along = specks[x] ?? 0;
  const down = specks[y] ?? 0;
  const column = (along + Math.floor(down / speckled) * 71) % speckled;
  const row = (down + Math.floor(along / speckled) * 37) % speckled;
  return field[row * speckled + column] === 1;
}

/** Translucent inks multiply where they overlap; the sheet stays transparent without ink. */
function overprint(plates: readonly Screened[], count: number): Buffer {
  const pixels = Buffer.alloc(count * 4);
  for (let index = 0; index < count; index += 1) {
    let bare = 1;
    let red = 255;
    let green = 255;
    let blue = 255;
    for (const { ink, coverage } of plates) {
      const laid = coverage[index] ?? 0;
      if (laid === 0) continue;
      bare *= 1 - laid / 255;
      red = (red * ink.color[0]) / 255;
      green = (green * ink.color[1]) / 255;
      blue = (blue * ink.color[2]) / 255;
    }
    if (bare === 1) continue;
    const at = index * 4;
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
    pixels[at + 3] = Math.round((1 - bare) * 255);
  }
  return pixels;
}
