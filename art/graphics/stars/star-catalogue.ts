import { type Point, polar } from '../path.ts';

/** Right ascension in hours, declination in degrees, visual magnitude. */
type Star = readonly [hours: number, degrees: number, magnitude: number];

/** Stars of a figure, and which of them are joined by lines. */
export type Constellation = { readonly stars: readonly Star[]; readonly joins: readonly (readonly number[])[] };

export const orion: Constellation = {
  stars: [
    [5.92, 7.4, 0.5],
    [5.42, 6.35, 1.6],
    [5.68, -1.94, 1.8],
    [5.6, -1.2, 1.7],
    [5.53, -0.3, 2.2],
    [5.8, -9.67, 2.1],
    [5.24, -8.2, 0.1],
    [5.585, 9.93, 3.4],
    [4.91, 10.15, 4.6],
    [4.84, 8.9, 4.4],
    [4.83, 6.96, 3.2],
    [4.85, 5.6, 3.7],
    [4.9, 2.44, 3.7],
    [4.97, 1.71, 4.5],
    [6.2, 14.2, 4.5],
    [6.12, 14.77, 4.4],
    [5.91, 20.28, 4.4],
    [6.06, 20.14, 4.6],
  ],
  joins: [
    [0, 2, 3, 4, 1, 7, 0],
    [0, 1],
    [2, 5, 6, 4],
    [8, 9, 10, 11, 12, 13],
    [1, 10],
    [0, 14, 15, 16],
    [14, 17],
  ],
};

export const dipper: Constellation = {
  stars: [
    [11.06, 61.75, 1.8],
    [11.03, 56.38, 2.4],
    [11.9, 53.69, 2.4],
    [12.26, 57.03, 3.3],
    [12.9, 55.96, 1.8],
    [13.4, 54.93, 2.2],
    [13.79, 49.31, 1.9],
  ],
  joins: [
    [0, 1, 2, 3, 0],
    [3, 4, 5, 6],
  ],
};

export const cassiopeia: Constellation = {
  stars: [
    [0.15, 59.15, 2.3],
    [0.675, 56.54, 2.2],
    [0.945, 60.72, 2.2],
    [1.43, 60.24, 2.7],
    [1.907, 63.67, 3.4],
  ],
  joins: [[0, 1, 2, 3, 4]],
};

export const scorpius: Constellation = {
  stars: [
    [16.09, -19.8, 2.6],
    [16.005, -22.6, 2.3],
    [15.98, -26.1, 2.9],
    [16.35, -25.6, 2.9],
    [16.49, -26.4, 1],
    [16.6, -28.2, 2.8],
    [16.84, -34.3, 2.3],
    [16.86, -38.05, 3],
    [16.91, -42.36, 3.6],
    [17.2, -43.24, 3.3],
    [17.62, -43, 1.9],
    [17.79, -40.1, 3],
    [17.71, -39.03, 2.4],
    [17.56, -37.1, 1.6],
  ],
  joins: [
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  ],
};

export const cygnus: Constellation = {
  stars: [
    [20.69, 45.28, 1.2],
    [20.37, 40.26, 2.2],
    [20.77, 33.97, 2.5],
    [19.75, 45.13, 2.9],
    [19.94, 35.08, 3.9],
    [19.51, 27.96, 3],
  ],
  joins: [
    [0, 1, 4, 5],
    [2, 1, 3],
  ],
};

export const lyra: Constellation = {
  stars: [
    [18.62, 38.78, 0],
    [18.75, 37.6, 4.3],
    [18.83, 33.36, 3.5],
    [18.98, 32.69, 3.2],
    [18.91, 36.9, 4.2],
  ],
  joins: [[0, 1, 2, 3, 4, 1]],
};

export const aquila: Constellation = {
  stars: [
    [19.85, 8.87, 0.8],
    [19.77, 10.61, 2.7],
    [19.92, 6.41, 3.7],
    [19.09, 13.86, 3],
    [20.19, -0.82, 3.2],
    [19.42, 3.11, 3.4],
    [19.1, -4.88, 3.4],
  ],
  joins: [
    [1, 0, 2, 4],
    [0, 5, 3],
    [5, 6],
    [1, 3],
  ],
};

export const leo: Constellation = {
  stars: [
    [10.14, 11.97, 1.4],
    [10.12, 16.76, 3.5],
    [10.33, 19.84, 2],
    [10.28, 23.42, 3.4],
    [9.88, 26, 3.9],
    [9.76, 23.77, 3],
    [11.235, 20.52, 2.6],
    [11.237, 15.43, 3.3],
    [11.82, 14.57, 2.1],
  ],
  joins: [
    [0, 1, 2, 3, 4, 5],
    [2, 6, 8, 7, 0],
    [6, 7],
  ],
};

export const pleiades: Constellation = {
  stars: [
    [3.791, 24.105, 2.9],
    [3.819, 24.053, 3.6],
    [3.748, 24.113, 3.7],
    [3.763, 24.367, 3.9],
    [3.772, 23.948, 4.1],
    [3.753, 24.467, 4.3],
    [3.82, 24.137, 5],
    [3.746, 24.289, 5.4],
    [3.765, 24.555, 5.7],
  ],
  joins: [
    [6, 1, 0, 3, 5, 7, 2, 4, 0],
    [3, 8],
  ],
};

/** A small part of the sky projected flat, east to the left, fitted into width x height around 0,0. */
export function chartOf(figures: readonly Constellation[], width: number, height: number): Point[][] {
  const middle = figures.flatMap(({ stars }) => stars.map(([, degrees]) => degrees));
  const squeeze = Math.cos(((Math.min(...middle) + Math.max(...middle)) * Math.PI) / 360);
  const flat = figures.map(({ stars }) => stars.map(([hours, degrees]): Point => [-hours * 15 * squeeze, -degrees]));
  const all = flat.flat();
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const scale = Math.min(width / (right - left), height / (bottom - top));
  return flat.map((points) => points.map(([x, y]): Point => [(x - (left + right) / 2) * scale, (y - (top + bottom) / 2) * scale]));
}

/** The sky around the pole: 90 degrees in the centre, `edge` degrees on a circle of radius r. */
export const polarChart = (figure: Constellation, edge: number, r: number): Point[] =>
  figure.stars.map(([hours, degrees]) => polar(0, 0, (-hours / 24) * Math.PI * 2 - Math.PI / 2, ((90 - degrees) / (90 - edge)) * r));
