import { type Point, polar, polyline, range, short } from '../path.ts';
import type { Random } from '../random.ts';
import { disc, fill, line } from '../svg.ts';
import type { Constellation } from './star-catalogue.ts';

export const night = '#16224F';
export const gold = '#F6C453';
export const cream = '#FFF2D2';
export const ice = '#9FC9FF';
export const coral = '#FF7557';

/** A star with `points` rays; waist is the inner radius relative to the outer. */
export function spark(x: number, y: number, r: number, color: string, points = 4, waist = 0.16, turn = -Math.PI / 2): string {
  const rim = range(points * 2).map((index): Point => polar(x, y, turn + (index * Math.PI) / points, index % 2 ? r * waist : r));
  return fill(polyline(rim, true), color);
}

/** Bright stars get rays, medium ones eight short rays, faint ones a dot. */
function mark(x: number, y: number, magnitude: number, color: string, size = 1): string {
  const r = (30 - magnitude * 4.4) * size;
  if (magnitude < 1.5) return spark(x, y, r * 2.3, color, 4, 0.14) + spark(x, y, r * 1.2, color, 4, 0.24, -Math.PI / 4);
  if (magnitude < 2.6) return spark(x, y, r * 1.7, color, 4, 0.24);
  return disc(x, y, Math.max(r * 0.62, 7 * size), color);
}

/** Lines of a figure, stopping short of its stars. */
export function joins(figure: Constellation, points: readonly Point[], color: string, width: number, gap = 26): string {
  const d = figure.joins.flatMap((chain) =>
    chain.slice(1).map((to, index) => {
      const [a, b] = [points[chain[index] ?? 0], points[to]];
      if (!a || !b) return '';
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (length < gap * 2.2) return '';
      const cut = gap / length;
      const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      return polyline([at(cut), at(1 - cut)]);
    }),
  );
  return line(d.join(''), color, width);
}

/** The stars of a figure; `tints` colours individual ones by index. */
export const figureMarks = (
  figure: Constellation,
  points: readonly Point[],
  color: string,
  size = 1,
  tints: Readonly<Record<number, string>> = {},
): string => points.map(([x, y], index) => mark(x, y, figure.stars[index]?.[2] ?? 4, tints[index] ?? color, size)).join('');

/** Small stars strewn where `inside` allows, never crowding each other. */
export function strew(
  random: Random,
  count: number,
  inside: (x: number, y: number) => boolean,
  color: string,
  apart = 34,
  half = 520,
): string {
  const kept: Point[] = [];
  for (let attempt = 0; attempt < count * 12 && kept.length < count; attempt += 1) {
    const [x, y] = [random.between(-half, half), random.between(-half, half)];
    if (inside(x, y) && kept.every(([kx, ky]) => Math.hypot(kx - x, ky - y) > apart)) kept.push([x, y]);
  }
  return kept
    .map(([x, y], index) => (index % 9 === 0 ? spark(x, y, 15, color, 4, 0.2) : disc(x, y, random.between(2.4, 5.6), color)))
    .join('');
}

/** A ring of degrees: a tick every `step`, longer every fifth. */
export function degreeRing(r: number, count: number, color: string, width: number, long = 26): string {
  const d = range(count).map((index) => {
    const angle = (index / count) * Math.PI * 2;
    return polyline([polar(0, 0, angle, r), polar(0, 0, angle, r + (index % 5 === 0 ? long : long * 0.45))]);
  });
  return line(d.join(''), color, width, { cap: 'butt' });
}

/** The lit part of a moon; phase runs 0 (new) over 0.5 (full) to 1. */
export function moonPhase(x: number, y: number, r: number, phase: number, lit: string, dark: string): string {
  const waxing = phase <= 0.5;
  const bulge = Math.cos(phase * Math.PI * 2) * r;
  const limb = `M${short(x)} ${short(y - r)}A${short(r)} ${short(r)} 0 0 ${waxing ? 1 : 0} ${short(x)} ${short(y + r)}`;
  const sweep = waxing === bulge > 0 ? 0 : 1;
  const terminator = `A${short(Math.max(Math.abs(bulge), 0.1))} ${short(r)} 0 0 ${sweep} ${short(x)} ${short(y - r)}Z`;
  return disc(x, y, r, dark) + fill(limb + terminator, lit);
}
