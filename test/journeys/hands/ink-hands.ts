import type { Box } from '#rules/design/placement.ts';
import type { Raster } from '#server/images/cache/picture.ts';

/** Pixels of a picture, and where its print area lies: px of its top left corner, px per mm. */
export interface Seen extends Raster {
  area: { x: number; y: number; pxPerMm: number };
  /** The same picture without what is printed; null where that is transparent. */
  bare: Raster | null;
}

type Colour = readonly [red: number, green: number, blue: number];

/** How far a layer is looked for around its place, mm, and in which steps. */
const reachMm = 1.8;
const stepMm = 0.3;

/**
 * Where a layer stands in a picture, mm from where its box says: the shift at which its own ink, drawn here anew, is most like what the picture
 * has more than the bare one. `likeness` is their correlation there, at most 1. Null along an axis on which the ink looks the same a millimetre
 * on, as lines do along themselves.
 */
export function shiftOf(seen: Seen, ink: Raster, box: Box): { x: number | null; y: number | null; likeness: number } {
  const looked = { ink, box, spots: spotsOf(seen, box).map((spot) => ({ ...spot, ...moreThanBare(seen, spot) })) };
  const along = (axis: 'x' | 'y', other: number, [from, to]: readonly [number, number]) => {
    const shifts = Array.from({ length: Math.round((to - from) / stepMm) + 1 }, (_, at) => from + at * stepMm);
    const found = shifts.map((shift) => likeness(looked, axis === 'x' ? { x: shift, y: other } : { x: other, y: shift }));
    const best = found.indexOf(Math.max(...found));
    return { shift: (shifts[best] ?? 0) + stepMm * topOf(found[best - 1], found[best], found[best + 1]), likeness: found[best] ?? 0 };
  };
  const first = along('x', 0, [-reachMm, reachMm]);
  const down = along('y', first.shift, [-reachMm, reachMm]);
  const across = along('x', down.shift, [first.shift - stepMm, first.shift + stepMm]);
  const itself = { ...looked, spots: looked.spots.map((spot) => ({ ...spot, more: wantedAt(looked, spot, { x: 0, y: 0 }) })) };
  const isTold = (shift: Point) => likeness(itself, shift) < 0.97;
  return {
    x: isTold({ x: 1, y: 0 }) ? across.shift : null,
    y: isTold({ x: 0, y: 1 }) ? down.shift : null,
    likeness: across.likeness,
  };
}

/**
 * The mean colour of each picture well inside a layer's ink, in the order given, and last that of the ink itself: where it is one colour all
 * around, because files of pictures keep less of colours than of lightness. Empty where nothing is as thick.
 */
export function coloursOf(pictures: readonly Seen[], ink: Raster, box: Box): Colour[] {
  const margin = Math.max(1.2, ...pictures.map(({ area }) => 4 / area.pxPerMm));
  const step = Math.max(box.width, box.height) / 60;
  const inside: Point[] = [];
  for (let across = step / 2; across < box.width; across += step)
    for (let down = step / 2; down < box.height; down += step) {
      const place = turnedPoint(box, { x: across, y: down });
      const around = [
        place,
        // Also in between: dots and fine lines look alike a step on.
        ...[-1, -2 / 3, -1 / 3, 1 / 3, 2 / 3, 1]
          .map((part) => part * margin)
          .flatMap((by) => [
            { ...place, x: place.x + by },
            { ...place, y: place.y + by },
          ]),
      ];
      const [middle, ...beside] = around.map((one) => inkAt(ink, box, one));
      if (middle && middle.alpha > 250 && beside.every((one) => isAlike(one, middle))) inside.push(place);
    }
  if (inside.length < 80) return [];
  const seenAt =
    (seen: Seen) =>
    ({ x, y }: Point) =>
      between(seen, seen.area.x + x * seen.area.pxPerMm - 0.5, seen.area.y + y * seen.area.pxPerMm - 0.5);
  return [...pictures.map(seenAt), (place: Point) => inkAt(ink, box, place)].map((read) => {
    const colours = inside.map(read);
    const mean = (channel: 'red' | 'green' | 'blue') => colours.reduce((sum, one) => sum + one[channel], 0) / colours.length;
    return [mean('red'), mean('green'), mean('blue')];
  });
}

const isAlike = (one: Ink, other: Ink) =>
  (['red', 'green', 'blue', 'alpha'] as const).every((part) => Math.abs(one[part] - other[part]) < 10);

/** A place of the print area from one in a box, both in mm. */
function turnedPoint(box: Box, { x, y }: Point): Point {
  const rad = (box.rotation * Math.PI) / 180;
  const [dx, dy] = [x - box.width / 2, y - box.height / 2];
  return {
    x: box.x + box.width / 2 + dx * Math.cos(rad) - dy * Math.sin(rad),
    y: box.y + box.height / 2 + dx * Math.sin(rad) + dy * Math.cos(rad),
  };
}

/** The top of the parabola through three neighbours, in steps from the middle one. */
function topOf(before: number | undefined, middle: number | undefined, after: number | undefined): number {
  if (before === undefined || middle === undefined || after === undefined) return 0;
  const bend = before - 2 * middle + after;
  return bend === 0 ? 0 : (before - after) / (2 * bend);
}

type Point = { x: number; y: number };
type Ink = { red: number; green: number; blue: number; alpha: number };
/** A pixel of a picture, and its middle in mm from the top left of the print area. */
type Spot = Point & { mm: Point };

/** Pixels around a box, a hundred by a hundred of them at most, in no rows that an upright edge could fall between. */
function spotsOf({ area, width, height }: Seen, box: Box): Spot[] {
  const middle = { x: area.x + (box.x + box.width / 2) * area.pxPerMm, y: area.y + (box.y + box.height / 2) * area.pxPerMm };
  const half = (Math.hypot(box.width, box.height) / 2 + reachMm) * area.pxPerMm;
  const step = Math.max(1, Math.round(half / 50));
  const count = Math.ceil((2 * half) / step);
  const spots: Spot[] = [];
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      const x = Math.round(middle.x - half) + column * step + ((row * 7) % step);
      const y = Math.round(middle.y - half) + row * step + ((column * 11) % step);
      if (x >= 0 && y >= 0 && x < width && y < height)
        spots.push({ x, y, mm: { x: (x + 0.5 - area.x) / area.pxPerMm, y: (y + 0.5 - area.y) / area.pxPerMm } });
    }
  return spots;
}

/** How much lighter or darker the picture is at a pixel than the bare one, and how light that is. */
function moreThanBare(seen: Seen, { x, y }: Spot): { more: number; cloth: number | null } {
  // Where nothing lies below, any ink is as good as any other.
  if (seen.bare === null) return { more: at(seen, x, y, 3), cloth: null };
  const cloth = lightnessAt(seen.bare, x, y);
  return { more: Math.abs(lightnessAt(seen, x, y) - cloth), cloth };
}

interface Looked {
  ink: Raster;
  box: Box;
  spots: readonly (Spot & { more: number; cloth: number | null })[];
}

/** The correlation of what the picture has more than the bare one with the ink at this shift (mm). */
function likeness(looked: Looked, shift: Point): number {
  let [got, drawn, gotTwice, drawnTwice, both] = [0, 0, 0, 0, 0];
  for (const spot of looked.spots) {
    const { more } = spot;
    const wanted = wantedAt(looked, spot, shift);
    got += more;
    drawn += wanted;
    gotTwice += more * more;
    drawnTwice += wanted * wanted;
    both += more * wanted;
  }
  const n = looked.spots.length;
  const spread = Math.sqrt((n * gotTwice - got * got) * (n * drawnTwice - drawn * drawn));
  return spread === 0 ? 0 : (n * both - got * drawn) / spread;
}

/** How much lighter or darker than the bare picture the ink would be at a pixel. */
function wantedAt({ ink, box }: Looked, { mm, cloth }: Looked['spots'][number], shift: Point): number {
  const { red, green, blue, alpha } = inkAt(ink, box, { x: mm.x - shift.x, y: mm.y - shift.y });
  return cloth === null ? alpha : (Math.abs(lightness(red, green, blue) - cloth) * alpha) / 255;
}

const lightness = (red: number, green: number, blue: number) => 0.3 * red + 0.59 * green + 0.11 * blue;
const lightnessAt = (picture: Raster, x: number, y: number) => lightness(at(picture, x, y, 0), at(picture, x, y, 1), at(picture, x, y, 2));

/** The layer's ink at a place of the print area, mm: its box turned back, its raster read between pixels. Transparent outside. */
function inkAt(ink: Raster, box: Box, { x, y }: Point): Ink {
  const rad = (-box.rotation * Math.PI) / 180;
  const dx = x - (box.x + box.width / 2);
  const dy = y - (box.y + box.height / 2);
  const u = ((dx * Math.cos(rad) - dy * Math.sin(rad)) / box.width + 0.5) * ink.width - 0.5;
  const v = ((dx * Math.sin(rad) + dy * Math.cos(rad)) / box.height + 0.5) * ink.height - 0.5;
  return between(ink, u, v);
}

/** The colour of a picture between its pixels, its channels weighted by their alpha. */
function between(picture: Raster, u: number, v: number): Ink {
  const sum = { red: 0, green: 0, blue: 0, alpha: 0 };
  const left = Math.floor(u);
  const top = Math.floor(v);
  for (let py = top; py <= top + 1; py += 1) {
    for (let px = left; px <= left + 1; px += 1) {
      const alpha = at(picture, px, py, 3) * (1 - Math.abs(u - px)) * (1 - Math.abs(v - py));
      if (alpha === 0) continue;
      sum.red += at(picture, px, py, 0) * alpha;
      sum.green += at(picture, px, py, 1) * alpha;
      sum.blue += at(picture, px, py, 2) * alpha;
      sum.alpha += alpha;
    }
  }
  if (sum.alpha === 0) return sum;
  return { red: sum.red / sum.alpha, green: sum.green / sum.alpha, blue: sum.blue / sum.alpha, alpha: sum.alpha };
}

function at({ data, width, height }: Raster, x: number, y: number, channel: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[(y * width + x) * 4 + channel] ?? 0);
}
