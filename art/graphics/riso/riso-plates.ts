import { type Point, polar, range, short, smooth } from '../path.ts';
import { disc, fill, line, placed } from '../svg.ts';

/** The plate's grey for an amount of ink in percent. */
export function tone(percent: number): string {
  const level = Math.round(255 * (1 - percent / 100));
  return `rgb(${level},${level},${level})`;
}

/** A radial gradient of ink from `inside` to `outside` percent, centred at fractions of the shape's box. */
export const fall = (id: string, cx: number, cy: number, r: number, inside: number, outside: number): string =>
  `<defs><radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"><stop offset="0" stop-color="${tone(inside)}"/><stop offset="1" stop-color="${tone(outside)}"/></radialGradient></defs>`;

/** A linear gradient of ink from top left to bottom right. */
export const slope = (id: string, from: number, to: number, turn = 45): string =>
  `<defs><linearGradient id="${id}" gradientTransform="rotate(${turn} .5 .5)"><stop offset="0" stop-color="${tone(from)}"/><stop offset="1" stop-color="${tone(to)}"/></linearGradient></defs>`;

export const full = tone(100);
export const bare = tone(0);

/** Outline of a pointed leaf lying along the x axis from 0 to `length`. */
const leafPath = (length: number, breadth: number): string =>
  `M0 0C${short(length * 0.25)} ${short(-breadth)} ${short(length * 0.7)} ${short(-breadth)} ${length} 0C${short(length * 0.7)} ${short(breadth * 0.8)} ${short(length * 0.25)} ${short(breadth * 0.9)} 0 0Z`;

/** A leaf for the dark plate: solid upper half, lined lower half, bare midrib. */
export function leaf(x: number, y: number, turn: number, length: number, breadth: number, ground = 100): string {
  const ribs = range(5).map((step) => {
    const at = length * (0.2 + step * 0.14);
    return line(
      `M${short(at)} 0L${short(at + length * 0.12)} ${short(-breadth * 0.5)}M${short(at)} 0L${short(at + length * 0.12)} ${short(breadth * 0.45)}`,
      bare,
      5,
    );
  });
  return placed(
    fill(leafPath(length, breadth), tone(ground)) + line(`M0 0L${short(length * 0.92)} 0`, bare, 8) + ribs.join(''),
    x,
    y,
    turn,
  );
}

/** A tapering stem. */
export const stem = (d: string, width: number, amount = 100): string => line(d, tone(amount), width);

/** A lumpy round outline, like fruit that grew outdoors. */
export function lumpy(x: number, y: number, rx: number, ry: number, lumps: readonly number[]): string {
  const points: Point[] = lumps.map((lump, index) => {
    const angle = (index / lumps.length) * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * rx * lump, y + Math.sin(angle) * ry * lump];
  });
  return smooth(points, true);
}

/** The wedge-shaped segments of a citrus slice. */
export function segments(x: number, y: number, r: number, count: number, color: string): string {
  return range(count)
    .map((index) => {
      const middle = (index / count) * Math.PI * 2;
      const half = Math.PI / count - 0.075;
      const inner = polar(x, y, middle, r * 0.13);
      const left = polar(x, y, middle - half, r);
      const right = polar(x, y, middle + half, r);
      const bulge = polar(x, y, middle, r * 1.08);
      return fill(
        `M${inner.map(short).join(' ')}L${left.map(short).join(' ')}Q${bulge.map(short).join(' ')} ${right.map(short).join(' ')}Z`,
        color,
        `stroke="${color}" stroke-width="${short(r * 0.07)}" stroke-linejoin="round"`,
      );
    })
    .join('');
}

/** Seeds strewn in rings. */
export function ringSeeds(x: number, y: number, r: number, count: number, size: number, color: string): string {
  return range(count)
    .map((index) => {
      const angle = (index / count) * Math.PI * 2;
      const [sx, sy] = polar(x, y, angle, r);
      return placed(`<ellipse rx="${size}" ry="${short(size * 0.45)}" fill="${color}"/>`, sx, sy, (angle * 180) / Math.PI);
    })
    .join('');
}

/** Shine: the paper left bare. */
export const shine = (x: number, y: number, turn: number, size = 1): string =>
  placed(`<ellipse rx="62" ry="24" fill="${bare}"/>${disc(96, 6, 15, bare)}`, x, y, turn, size);
