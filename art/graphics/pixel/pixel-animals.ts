import { range } from '../path.ts';
import { area, block, dot, outline, oval, type PixelCanvas, pixelCanvas, shade, stamp } from './pixel-canvas.ts';
import { cheeks, eyes, smile } from './pixel-features.ts';

/** Cat that became the shape of its rice bowl. */
export function cat(): PixelCanvas {
  const c = pixelCanvas(42, 38);
  area(c, 'o', (x, y) => y > 2 && y < 14 && (Math.abs(x - 11) < (y - 2) / 2.2 || Math.abs(x - 31) < (y - 2) / 2.2));
  area(c, 'o', oval(21, 17, 15, 10.5));
  for (const x of [17, 20, 23]) area(c, 'O', block(x, 6, 2, x === 20 ? 6 : 4));
  area(c, 'o', oval(37, 14, 2.2, 7));
  for (const top of [9, 14]) area(c, 'O', (x, y) => oval(37, 14, 2.2, 7)(x, y) && y > top && y < top + 2);
  shade(c, 'o', 'y', 'O', 2);
  area(c, 'w', oval(21, 22, 6, 4.5));
  stamp(c, 9, 7, ['p', 'pp', 'ppp']);
  stamp(c, 30, 7, ['..p', '.pp', 'ppp']);
  area(c, 'b', (x, y) => y > 23 && y < 35 && ((x - 21) / 19) ** 2 + ((y - 23) / 13) ** 2 <= 1);
  area(c, 'b', block(13, 34, 16, 3));
  shade(c, 'b', 'c', 'B', 3);
  area(c, 'w', block(3, 24, 36, 2));
  for (const x of [9, 16, 23, 30]) stamp(c, x, 28, ['.ww.', 'wccw', '.ww.']);
  stamp(c, 12, 15, ['k...k', '.kkk.']);
  stamp(c, 25, 15, ['k...k', '.kkk.']);
  stamp(c, 20, 18, ['PPP', '.P.']);
  stamp(c, 18, 20, ['k..k..k', '.kk.kk.']);
  stamp(c, 11, 22, ['www', 'www']);
  stamp(c, 28, 22, ['www', 'www']);
  outline(c, 'k');
  return c;
}

/** Frog in a raincoat under a lotus leaf. */
export function frog(): PixelCanvas {
  const c = pixelCanvas(40, 44);
  area(c, 'N', block(30, 10, 2, 26));
  area(c, 'n', (x, y) => y < 11 && ((x - 20) / 19.5) ** 2 + ((y - 11) / 10) ** 2 <= 1);
  shade(c, 'n', 'm', 'N', 1);
  for (const x of [8, 14, 20, 26, 32]) stamp(c, x, 4 + (x === 20 ? 0 : 2), ['N', 'N', 'N']);
  area(c, 'm', (x, y) => oval(10, 17, 4.5, 4.5)(x, y) || oval(26, 17, 4.5, 4.5)(x, y) || oval(18, 23, 13, 8)(x, y));
  shade(c, 'm', 'm', 'n', 2);
  area(c, 'y', (x, y) => y > 28 && y < 42 && Math.abs(x - 18) < 7 + (y - 28) / 2.4);
  area(c, 'y', oval(30, 33, 3.4, 2.6));
  shade(c, 'y', 'Y', 'o', 2);
  area(c, 'k', block(17.4, 30, 1, 12));
  for (const y of [32, 36, 39]) stamp(c, 20, y, ['b']);
  stamp(c, 8, 15, ['wkk', 'kkk', 'kkk']);
  stamp(c, 25, 15, ['wkk', 'kkk', 'kkk']);
  cheeks(c, 6, 27, 23);
  stamp(c, 11, 23, ['k............k', '.kk........kk.', '...kkkkkkkk...']);
  stamp(c, 11, 41, ['rrrrr....rrrrr', 'RRRRR....RRRRR']);
  outline(c, 'k');
  for (const [x, y] of [
    [3, 17],
    [37, 20],
    [2, 28],
    [38, 30],
    [35, 38],
  ] as const)
    stamp(c, x, y, ['c', 'b']);
  return c;
}

/** Mushroom family, tallest first. */
export function mushroom(): PixelCanvas {
  const c = pixelCanvas(46, 40);
  const one = (x: number, top: number, r: number, base: number, cap: [string, string, string]) => {
    area(c, 'w', (px, py) => Math.abs(px - x) < r * 0.56 && py > top + r * 0.7 && py < base);
    shade(c, 'w', 'w', 'g', 1);
    area(c, cap[0], (px, py) => py < top + r && oval(x, top + r, r, r)(px, py));
    area(c, cap[0], (px, py) => py >= top + r && py < top + r + 2 && Math.abs(px - x) < r - 1);
    shade(c, cap[0], cap[1], cap[2], 2);
  };
  one(16, 2, 14, 37, ['r', 'p', 'R']);
  for (const [x, y, r] of [
    [10, 9, 2.4],
    [19, 6, 2.8],
    [25, 13, 2.2],
    [15, 14, 1.6],
  ] as const)
    area(c, 'w', oval(x, y, r, r));
  one(35, 14, 9, 37, ['b', 'c', 'B']);
  for (const [x, y, r] of [
    [31, 19, 1.6],
    [37, 17, 2],
    [40, 21, 1.3],
  ] as const)
    area(c, 'Y', oval(x, y, r, r));
  eyes(c, 11, 18, 21);
  smile(c, 14, 27);
  cheeks(c, 9, 20, 26);
  stamp(c, 32, 27, ['k', 'k']);
  stamp(c, 37, 27, ['k', 'k']);
  stamp(c, 33, 30, ['k..k', '.kk.']);
  area(c, 'n', (x, y) => y > 35 && y < 39 && x > 4 && x < 43 && (y > 36 || Math.floor(x) % 3 !== 0));
  shade(c, 'n', 'm', 'N', 1);
  outline(c, 'k');
  return c;
}

/** Octopus who plays three instruments at once. */
export function octopus(): PixelCanvas {
  const c = pixelCanvas(48, 42);
  area(c, 'r', oval(24, 15, 14, 13.5));
  for (const side of [-1, 1]) {
    for (const arm of [0, 1, 2, 3]) {
      range(30).forEach((step) => {
        const t = step / 29;
        const x = 24 + side * (2.6 + arm * 3.2 + t * (1.5 + arm * 4) + Math.sin(t * 4) * arm);
        const y = 23 + t * (16 - arm * 3) - (arm === 3 ? Math.max(0, t - 0.4) * 14 : 0);
        area(c, 'r', oval(x, y, 2.4 - t * 0.9, 2.4 - t * 0.9));
      });
    }
  }
  shade(c, 'r', 'p', 'R', 2);
  for (const [x, y] of [
    [17, 33],
    [30, 33],
    [11, 28],
    [36, 28],
  ] as const)
    stamp(c, x, y, ['q']);
  eyes(c, 16, 29, 13);
  cheeks(c, 12, 33, 18, 'q');
  stamp(c, 22, 18, ['.kk.', 'kRRk', '.kk.']);
  area(c, 'y', (x, y) => (y > 1 && y < 5 && x > 16 && x < 32) || (y > 0 && y < 2 && x > 21 && x < 27));
  area(c, 'o', block(17, 4, 15, 1));
  stamp(c, 42, 12, ['.bbb', '.b.b', '.b..', 'bb..', 'bb..']);
  stamp(c, 1, 10, ['bb.', 'b.b', 'b..', 'bb.', 'bb.']);
  outline(c, 'k');
  return c;
}

/** A magpie in a hat, on its way with good news. */
export function magpie(): PixelCanvas {
  const c = pixelCanvas(46, 42);
  area(c, 'B', (x, y) => x > 27 && x < 45 && Math.abs(y - 30 + (x - 27) * 0.1) < 3.4 - (x - 27) / 9);
  area(c, 'V', oval(20, 24, 13, 12));
  area(c, 'V', oval(15, 15, 9, 8));
  shade(c, 'V', 'v', 'k', 2);
  area(c, 'w', oval(17, 28, 8, 7.5));
  area(c, 'b', (x, y) => oval(27, 25, 7, 6)(x, y) && x + y > 46);
  shade(c, 'b', 'c', 'B', 1);
  area(c, 'w', oval(29, 22, 4, 2.4));
  area(c, 'o', (x, y) => x < 8 && x > 1 && Math.abs(y - 17) < (x - 1) / 2.4);
  stamp(c, 9, 13, ['www', 'wkk', 'wkk']);
  cheeks(c, 13, 13, 18);
  area(c, 'k', (x, y) => y > 7 && y < 10 && x > 3 && x < 27);
  area(c, 'k', block(10, 1, 10, 8));
  area(c, 'r', block(10, 6, 10, 1));
  area(c, 'w', block(0, 19, 8, 6));
  stamp(c, 0, 19, ['wwrwwrww', 'wwwrrwww', 'wwwwwwww', 'wwwwwwww', 'wwwwwwww', 'wwwwwwww']);
  stamp(c, 15, 36, ['oo....oo', 'oo....oo', 'oo....oo', 'ooo...ooo']);
  outline(c, 'k');
  return c;
}

/** A whole pond in a ring of pebbles: three koi and one suspicious lily pad. */
export function pond(): PixelCanvas {
  const c = pixelCanvas(50, 42);
  for (const angle of range(22)) {
    const turn = (angle / 22) * Math.PI * 2;
    const [x, y] = [25 + Math.cos(turn) * 22, 21 + Math.sin(turn) * 17.5];
    area(c, 'k', oval(x, y, 3.6, 3.3));
    area(c, angle % 3 === 0 ? 'w' : 'g', oval(x, y, 2.8, 2.5));
    area(c, 'l', (px, py) => oval(x, y, 2.8, 2.5)(px, py) && !oval(x - 0.8, y - 0.9, 2.6, 2.3)(px, py));
  }
  area(c, 'k', oval(25, 21, 20.8, 16.3));
  area(c, 'b', oval(25, 21, 20, 15.5));
  area(c, 'c', (x, y) => oval(25, 21, 20, 15.5)(x, y) && !oval(26, 22.6, 20, 15.5)(x, y));
  const koi = (x: number, y: number, base: string, spot: string, side: number) => {
    area(c, 'B', oval(x + 1, y + 3, 6, 2));
    area(c, base, oval(x, y, 6, 3));
    area(c, base, (px, py) => (px - x) * side > 4 && (px - x) * side < 9 && Math.abs(py - y) < ((px - x) * side - 4) * 0.8);
    area(c, spot, oval(x + side, y - 1, 2.2, 1.6));
    dot(c, Math.floor(x - side * 4), Math.floor(y - 1), 'k');
  };
  koi(17, 16, 'w', 'r', 1);
  koi(32, 24, 'o', 'w', -1);
  koi(19, 29, 'y', 'o', -1);
  area(c, 'n', (x, y) => oval(36, 14, 6.5, 4)(x, y) && !(x > 35 && Math.abs(y - 14) < (x - 35) * 0.3));
  area(c, 'N', (x, y) => oval(36, 16, 6, 2.4)(x, y) && y > 16.4);
  stamp(c, 32, 9, ['mm..mm', 'mkmmmk', 'mmmmmm', '.kkkk.']);
  area(c, 'p', (x, y) => oval(11, 23, 3, 2)(x, y) || oval(11, 21, 1.4, 2.6)(x, y));
  stamp(c, 10, 21, ['qYq']);
  stamp(c, 22, 10, ['cc..cccc']);
  stamp(c, 27, 32, ['cccc..c']);
  outline(c, 'k');
  return c;
}
