/** sRGB, 0 to 255. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Ink with a contrast below this, and a similar hue, can hardly be told from the cloth. */
const FAINT_CONTRAST = 1.25;
const FAINT_DISTANCE = 48;
/** A graphic is too faint when more than this share of its ink is. A contrasting outline keeps a white figure on white readable. */
const FAINT_SHARE = 0.85;
/** Pixels with a lower alpha do not count as ink. */
const LEAST_ALPHA = 0.1;

/**
 * True when a graphic would be barely visible on cloth of this colour, such as white lines on a white shirt. `pixels` are RGBA as from a
 * canvas, of any size.
 */
export function isFaintOn(pixels: ArrayLike<number>, cloth: Rgb): boolean {
  let ink = 0;
  let faint = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    if (alpha < LEAST_ALPHA) continue;
    const over = (channel: number, below: number) => channel * alpha + below * (1 - alpha);
    const seen = {
      red: over(pixels[at] ?? 0, cloth.red),
      green: over(pixels[at + 1] ?? 0, cloth.green),
      blue: over(pixels[at + 2] ?? 0, cloth.blue),
    };
    ink += alpha;
    if (isFaintInk(seen, cloth)) faint += alpha;
  }
  return ink > 0 && faint / ink >= FAINT_SHARE;
}

/** True for an ink that can hardly be told from the cloth. */
export function isFaintInk(ink: Rgb, cloth: Rgb): boolean {
  return contrast(ink, cloth) < FAINT_CONTRAST && distance(ink, cloth) < FAINT_DISTANCE;
}

/** Parses a colour such as "#F4F3F0"; black for anything else. */
export function rgbOf(hex: string): Rgb {
  const [, red = '00', green = '00', blue = '00'] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? [];
  return { red: Number.parseInt(red, 16), green: Number.parseInt(green, 16), blue: Number.parseInt(blue, 16) };
}

/** True for cloth on which white is readable: ink gets a white background there. */
export function isDark(cloth: Rgb): boolean {
  return contrast(cloth, { red: 255, green: 255, blue: 255 }) >= 4.5;
}

/** The contrast of two colours as WCAG 2.2 defines it: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function distance(one: Rgb, other: Rgb): number {
  return Math.max(Math.abs(one.red - other.red), Math.abs(one.green - other.green), Math.abs(one.blue - other.blue));
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance({ red, green, blue }: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
