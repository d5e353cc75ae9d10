import sharp from 'sharp';
import type { Random } from './random.ts';
import { type Box, svgSheet } from './svg.ts';

/** One ink of a print: its plate is drawn in black (full ink) to white (none). */
export type Ink = {
  readonly plate: string;
  readonly color: readonly [red: number, green: number, blue: number];
  /** Screen angle in degrees. */
  readonly angle: number;
  /** How far this plate slipped, in units of the drawing. */
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
    plates.push({ ink, coverage: halftone(tone, widthPx, ink.angle, unit * 9.5, speckles(random, unit)) });
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

/** Tone to dots: flat areas stay solid, everything between becomes round dots on a turned grid. */
function halftone(tone: Uint8Array, widthPx: number, angle: number, pitch: number, missing: (x: number, y: number) => number): Uint8Array {
  const coverage = new Uint8Array(tone.length);
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) / pitch, Math.sin(turn) / pitch];
  const soft = pitch * 0.9;
  for (let index = 0; index < tone.length; index += 1) {
    const white = tone[index] ?? 255;
    if (white > 250) continue;
    const x = index % widthPx;
    const y = (index - x) / widthPx;
    const amount = 1 - white / 255;
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    const du = u - Math.floor(u) - 0.5;
    const dv = v - Math.floor(v) - 0.5;
    // The dot's radius is chosen so that its area is the tone; over 0.8 the dots have closed to a flat.
    const edge = amount > 0.8 ? 1 : (Math.sqrt(amount / Math.PI) - Math.hypot(du, dv)) * soft + 0.5;
    const laid = Math.min(Math.max(edge, 0), 1) * missing(x, y);
    coverage[index] = Math.round(laid * 255);
  }
  return coverage;
}

/** Where the drum was dry: sparse specks, larger than a pixel so that they print. */
function speckles(random: Random, unit: number): (x: number, y: number) => number {
  const size = 256;
  const field = Uint8Array.from({ length: size * size }, () => (random.next() < 0.018 ? 0 : 1));
  const grain = Math.max(unit * 1.9, 1.4);
  return (x, y) => {
    const column = Math.floor(x / grain + Math.floor(y / grain / size) * 71) % size;
    const row = Math.floor(y / grain + Math.floor(x / grain / size) * 37) % size;
    return field[row * size + column] ?? 1;
  };
}

/** Translucent inks multiply where they meet; where no ink lies the sheet stays transparent. */
function overprint(plates: readonly Screened[], count: number): Buffer {
  const pixels = Buffer.alloc(count * 4);
  for (let index = 0; index < count; index += 1) {
    let bare = 1;
    const paint = [255, 255, 255];
    for (const { ink, coverage } of plates) {
      const laid = (coverage[index] ?? 0) / 255;
      if (laid === 0) continue;
      bare *= 1 - laid;
      for (let channel = 0; channel < 3; channel += 1) {
        paint[channel] = ((paint[channel] ?? 255) * (ink.color[channel] ?? 0)) / 255;
      }
    }
    if (bare === 1) continue;
    const at = index * 4;
    pixels[at] = paint[0] ?? 0;
    pixels[at + 1] = paint[1] ?? 0;
    pixels[at + 2] = paint[2] ?? 0;
    pixels[at + 3] = Math.round((1 - bare) * 255);
  }
  return pixels;
}
