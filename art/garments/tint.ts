import { addNoise, hash } from './noise.ts';
import type { Shade } from './shade.ts';
import { neutralGrey } from './shade.ts';

/** Tile colour behind every product picture (same as in ui/tokens.css). */
export const tileColour = [0xf4, 0xf3, 0xf0] as const;

type Rgb = readonly [number, number, number];

/** A picture filled with the tile colour: RGB samples, `size` x `size`. */
export function emptyTile(size: number): Uint8ClampedArray {
  const picture = new Uint8ClampedArray(size * size * 3);
  picture.set(tileColour);
  // Doubles the filled part until the picture is full.
  for (let filled = 3; filled < picture.length; filled *= 2) picture.copyWithin(filled, 0, filled);
  return picture;
}

/** Dyes a shaded garment and draws it on the tile: RGB samples, `size` x `size`. `melange` mixes in pale and dark fibres. */
export function tint(shade: Shade, colourHex: string, melange: boolean): Uint8ClampedArray {
  const picture = emptyTile(shade.size);
  layDyed(picture, shade, colourHex, melange);
  return picture;
}

/** Dyes a shaded thing and draws it, with its shadow, on the RGB picture. */
export function layDyed(picture: Uint8ClampedArray, shade: Shade, colourHex: string, melange: boolean): void {
  const dyes = dyeTables(parseHex(colourHex));
  const { size, box, light, alpha, ground, trim } = shade;
  for (let y = box.top; y < box.top + box.height; y++) {
    const fibres = melange ? fibreRow(size, y) : null;
    for (let x = box.left; x < box.left + box.width; x++) {
      const i = y * size + x;
      const cover = (alpha[i] ?? 0) / 255;
      const shadow = (ground[i] ?? 0) / 255;
      const own = trim === null ? 0 : (trim[i * 4 + 3] ?? 0) / 255;
      const all = Math.max(cover, own);
      if (all === 0 && shadow === 0) continue;
      const fleck = fibres !== null && cover > 0 ? (fibres[x] ?? 0) : 0;
      const grey = light[i] ?? 0;
      for (let channel = 0; channel < 3; channel++) {
        const at = i * 3 + channel;
        const under = (picture[at] ?? 0) * (1 - shadow * (0.94 + channel * 0.03));
        let cloth = (dyes[channel * 256 + grey] ?? 0) * (1 + fleck);
        if (own > 0) cloth = cloth * (1 - own) + (trim?.[i * 4 + channel] ?? 0) * own;
        picture[at] = under * (1 - all) + cloth * all;
      }
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

/**
 * Lookup tables per channel: the dyed value of every grey of the light map, multiplied on light cloth, with a sheen added on dark cloth.
 */
function dyeTables(colour: Rgb): Float32Array {
  const bright = lightness(colour);
  const sheen = 0.125 * (1 - bright) ** 3;
  const contrast = 1 + 0.3 * (1 - bright) - 0.1 * bright ** 6;
  const room = 1 - 0.024 * bright ** 6;
  const tables = new Float32Array(3 * 256);
  for (const [channel, base] of colour.entries()) {
    for (let grey = 0; grey < 256; grey++) {
      const f = Math.max(0, 1 + (grey / neutralGrey - 1) * contrast);
      const flat = base * room;
      const gloss = (1 - Math.exp(-Math.max(0, f - 1) * (2.2 + 2.4 * bright))) * (0.32 + 0.6 * bright);
      const body = f <= 1 ? flat * f ** (1 + 0.3 * (1 - base / 255)) : flat + (255 - flat) * gloss;
      tables[channel * 256 + grey] = body + Math.max(0, f - 0.45) * sheen * 255;
    }
  }
  return tables;
}

/** Pale and dark fibres of mélange yarn along one row, mostly horizontal: how much lighter each sample becomes. */
function fibreRow(size: number, y: number): Float64Array {
  const fibres = new Float64Array(size);
  const xs = new Float64Array(size);
  const ys = new Float64Array(size);
  for (let x = 0; x < size; x++) xs[x] = x * 0.09;
  addNoise(fibres, xs, ys.fill(y * 0.75), { seed: 31, strength: 0.06 });
  for (let x = 0; x < size; x++) xs[x] = x * 0.35;
  addNoise(fibres, xs, ys.fill(y * 0.9), { seed: 32, strength: 0.07 });
  for (let x = 0; x < size; x++) fibres[x] = (fibres[x] ?? 0) + (hash(x >> 1, y, 33) - 0.5) * 0.06;
  return fibres;
}
