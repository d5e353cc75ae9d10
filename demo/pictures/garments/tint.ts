import { hash, noise } from './noise.ts';
import type { Shade } from './shade.ts';
import { neutralGrey } from './shade.ts';

/** Tile colour under every product picture (ui/tokens.css has the same). */
export const tileColour = [0xf4, 0xf3, 0xf0] as const;

type Rgb = readonly [number, number, number];

/** Dyes a shaded garment and lays it on the tile: RGB samples, `size` x `size`. `melange` mixes pale and dark fibres in. */
export function tint(shade: Shade, colourHex: string, melange: boolean): Uint8ClampedArray {
  const picture = new Uint8ClampedArray(shade.size * shade.size * 3);
  for (let i = 0; i < picture.length; i++) picture[i] = tileColour[i % 3] ?? 0;
  layDyed(picture, shade, colourHex, melange);
  return picture;
}

/** Dyes a shaded thing and lays it, with its shadow, on what the RGB picture already shows. */
export function layDyed(picture: Uint8ClampedArray, shade: Shade, colourHex: string, melange: boolean): void {
  const tables = dyeTables(parseHex(colourHex));
  const { size, light, alpha, ground, trim } = shade;
  for (let i = 0; i < size * size; i++) {
    const cover = (alpha[i] ?? 0) / 255;
    const shadow = (ground[i] ?? 0) / 255;
    const own = (trim?.[i * 4 + 3] ?? 0) / 255;
    const all = Math.max(cover, own);
    if (all === 0 && shadow === 0) continue;
    const fleck = melange && cover > 0 ? fibre(i % size, Math.floor(i / size)) : 0;
    for (let channel = 0; channel < 3; channel++) {
      const under = (picture[i * 3 + channel] ?? 0) * (1 - shadow * (0.94 + channel * 0.03));
      let cloth = (tables[channel]?.[light[i] ?? 0] ?? 0) * (1 + fleck);
      if (own > 0) cloth = cloth * (1 - own) + (trim?.[i * 4 + channel] ?? 0) * own;
      picture[i * 3 + channel] = under * (1 - all) + cloth * all;
    }
  }
}

/** Red, green and blue of a #RRGGBB colour. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Perceived lightness 0..1. */
export function lightness([red, green, blue]: Rgb): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** For each channel, the dyed value of every grey of the light map: multiplied on light cloth, with a sheen added on dark cloth. */
function dyeTables(colour: Rgb): Float32Array[] {
  const bright = lightness(colour);
  const sheen = 0.125 * (1 - bright) ** 3;
  const contrast = 1 + 0.3 * (1 - bright) - 0.1 * bright ** 6;
  const room = 1 - 0.024 * bright ** 6;
  return colour.map((base) => {
    const table = new Float32Array(256);
    for (let grey = 0; grey < 256; grey++) {
      const f = Math.max(0, 1 + (grey / neutralGrey - 1) * contrast);
      const flat = base * room;
      const gloss = (1 - Math.exp(-Math.max(0, f - 1) * (2.2 + 2.4 * bright))) * (0.32 + 0.6 * bright);
      const body = f <= 1 ? flat * f ** (1 + 0.3 * (1 - base / 255)) : flat + (255 - flat) * gloss;
      table[grey] = body + Math.max(0, f - 0.45) * sheen * 255;
    }
    return table;
  });
}

/** Pale and dark fibres of mélange yarn, lying mostly across. */
function fibre(x: number, y: number): number {
  const thread = noise(x * 0.09, y * 0.75, 31) * 0.06 + noise(x * 0.35, y * 0.9, 32) * 0.07;
  return thread + (hash(x >> 1, y, 33) - 0.5) * 0.06;
}
