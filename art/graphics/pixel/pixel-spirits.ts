import { range } from '../path.ts';
import { area, block, dot, outline, oval, type PixelCanvas, pixelCanvas, shade, stamp } from './pixel-canvas.ts';
import { cheeks, eyes, smile } from './pixel-features.ts';

/** Dokkaebi with one horn and a club. */
export function goblin(): PixelCanvas {
  const c = pixelCanvas(42, 42);
  area(c, 't', (x, y) => x > 33 && x < 38 + (y < 20 ? 2 : 0) - (y > 26 ? 1 : 0) && y > 6 && y < 34);
  shade(c, 't', 's', 'T', 1);
  for (const [x, y] of [
    [34, 9],
    [38, 12],
    [34, 16],
    [38, 19],
  ] as const)
    stamp(c, x, y, ['y']);
  area(c, 'v', oval(17, 19, 13, 12));
  area(c, 'v', block(9, 28, 17, 10));
  area(c, 'v', oval(32, 31, 5, 3));
  area(c, 'v', oval(4.5, 30, 3.5, 4));
  area(c, '.', (x, y) => y > 35 && x > 15 && x < 19);
  shade(c, 'v', 'l', 'V');
  area(c, 'o', (x, y) => y > 29 && y < 35 && x > 8 && x < 26);
  for (const x of [10, 14, 18, 22]) stamp(c, x, 31, ['kk', 'k.']);
  area(c, 'y', (x, y) => y > 1 && y < 9 && Math.abs(x - 17) < (y - 1) / 2);
  stamp(c, 16, 5, ['O.O', '.O.']);
  area(c, 'k', (x, y) => y > 7 && y < 11 && Math.abs(x - 17) < 9 && (Math.floor(x) + Math.floor(y)) % 3 !== 0);
  eyes(c, 9, 21, 15);
  cheeks(c, 6, 24, 21);
  stamp(c, 12, 22, ['kkkkkkkkkk', 'kwwrrrrwwk', '.krrppprk.', '..kkkkkk..']);
  outline(c, 'k');
  return c;
}

/** A small ghost under its blanket, holding the lamp it is afraid to switch off. */
export function ghost(): PixelCanvas {
  const c = pixelCanvas(40, 42);
  area(c, 'w', (x, y) => (y < 18 ? oval(18, 17, 14, 14)(x, y) : y < 36 && x > 4 && x < 32));
  area(c, 'w', (x, y) => y >= 36 && y < 40 && x > 4 && x < 32 && Math.floor((x - 4) / 4) % 2 === 0 && y < 39);
  shade(c, 'w', 'w', 'g', 3);
  for (const [x, y] of [
    [9, 24],
    [24, 30],
    [14, 33],
  ] as const)
    stamp(c, x, y, ['.c.', 'ccc', '.c.']);
  eyes(c, 11, 21, 14);
  cheeks(c, 7, 25, 20);
  stamp(c, 16, 19, ['kkk', 'krk', 'kkk']);
  area(c, 'w', oval(31, 25, 4, 2.6));
  area(c, 'y', oval(35, 20, 3.6, 4.6));
  area(c, 'Y', oval(34.4, 19, 1.6, 2.4));
  area(c, 'r', block(33, 14, 4, 2));
  area(c, 'r', block(33, 24, 4, 2));
  outline(c, 'k');
  for (const [x, y] of [
    [37, 11],
    [31, 10],
    [39, 27],
  ] as const)
    dot(c, x, y, 'y');
  return c;
}

/** The moon rabbit pounding rice cake. */
export function rabbit(): PixelCanvas {
  const c = pixelCanvas(46, 46);
  const body = [
    oval(14, 9, 2.7, 7),
    oval(21, 8, 2.7, 7.5),
    oval(18, 20, 9, 7.6),
    oval(17, 33, 8.4, 8),
    oval(9, 36, 2.6, 2.6),
    oval(27, 26, 4, 2.3),
  ];
  area(c, 'Y', oval(23, 22, 22, 22));
  area(c, 'y', (x, y) => oval(23, 22, 22, 22)(x, y) && !oval(19, 18, 21, 21)(x, y));
  for (const [x, y, r] of [
    [37, 12, 3],
    [6, 24, 2.2],
    [39, 23, 1.8],
    [32, 6, 1.6],
  ] as const)
    area(c, 'y', oval(x, y, r, r));
  area(c, 'k', (x, y) => body.some((part) => part(x - 1, y) || part(x + 1, y) || part(x, y - 1) || part(x, y + 1)));
  area(c, 'w', (x, y) => body.some((part) => part(x, y)));
  shade(c, 'w', 'w', 'g', 1);
  area(c, 'p', (x, y) => oval(14, 9, 1, 4.5)(x, y) || oval(21, 8, 1, 5)(x, y));
  area(c, 'k', block(27, 6, 5, 27));
  area(c, 't', block(28, 7, 3, 26));
  area(c, 'k', block(25, 24, 9, 10));
  area(c, 'T', block(26, 25, 7, 9));
  area(c, 'k', (x, y) => y > 31 && y < 44 && Math.abs(x - 30) < 10 - Math.max(0, y - 38) / 1.5);
  area(c, 't', (x, y) => y > 32 && y < 43 && Math.abs(x - 30) < 9 - Math.max(0, y - 38) / 1.5);
  area(c, 's', block(22, 33, 16, 2));
  area(c, 'w', oval(30, 33.4, 6, 1.8));
  stamp(c, 13, 18, ['wk', 'kk', 'kk']);
  stamp(c, 21, 18, ['wk', 'kk', 'kk']);
  stamp(c, 17, 21, ['ppp', '.k.']);
  cheeks(c, 10, 24, 22, 'q');
  area(c, 'r', block(10, 26, 16, 2));
  area(c, 'R', block(10, 28, 16, 1));
  outline(c, 'k');
  return c;
}

/** A dragon who lives in a milk carton of clouds. */
export function dragon(): PixelCanvas {
  const c = pixelCanvas(46, 44);
  range(46).forEach((step) => {
    const t = step / 45;
    area(c, 'n', oval(31 - Math.sin(t * 7.4) * 11, 16 + t * 22, 5.2 - t * 3, 4.6 - t * 2.4));
  });
  area(c, 'n', oval(17, 13, 11, 8.5));
  area(c, 'n', oval(9, 17, 8, 5));
  shade(c, 'n', 'm', 'N', 2);
  area(
    c,
    'r',
    (x, y) => (y > 1 && y < 8 && Math.abs(x - 25 - (8 - y) * 0.6) < 1.8) || (y > 0 && y < 7 && Math.abs(x - 18 - (7 - y) * 0.4) < 1.6),
  );
  for (const [x, y] of [
    [27, 9],
    [29, 13],
    [30, 18],
  ] as const)
    area(c, 'o', oval(x + 2, y, 2.6, 2.2));
  stamp(c, 15, 9, ['.kk', 'wkk', 'kkk', 'kkk']);
  stamp(c, 4, 13, ['k', 'k']);
  stamp(c, 8, 13, ['k', 'k']);
  stamp(c, 3, 18, ['kkkkkkkkkkkk', 'w.w..w..w...']);
  cheeks(c, 17, 17, 15);
  stamp(c, 0, 15, ['yy', '.y', 'y.', 'yy']);
  area(
    c,
    'w',
    (x, y) =>
      oval(8, 38, 7, 4.4)(x, y) ||
      oval(16, 35, 6, 5)(x, y) ||
      oval(23, 39, 8, 4)(x, y) ||
      oval(33, 38, 6, 4.6)(x, y) ||
      oval(39, 40, 5, 3)(x, y),
  );
  shade(c, 'w', 'w', 'c', 1);
  outline(c, 'k');
  return c;
}

/** Haetae, the guardian who eats fire. */
export function haetae(): PixelCanvas {
  const c = pixelCanvas(44, 42);
  area(c, 'b', oval(27, 28, 13, 9));
  for (const x of [15, 21, 31, 36]) area(c, 'b', block(x, 30, 4.4, 10));
  area(c, 'b', (x, y) => oval(40, 18, 3, 6)(x, y));
  shade(c, 'b', 'c', 'B', 2);
  for (const [x, y] of [
    [26, 24],
    [31, 27],
    [26, 30],
    [36, 25],
  ] as const)
    stamp(c, x, y, ['c.c', '.c.']);
  for (const angle of range(11)) {
    const turn = (angle / 11) * Math.PI * 2;
    area(c, 'n', oval(14 + Math.cos(turn) * 10, 16 + Math.sin(turn) * 9.5, 4, 4));
  }
  shade(c, 'n', 'm', 'N', 1);
  area(c, 'b', oval(14, 17, 10, 9));
  shade(c, 'b', 'c', 'B', 2);
  area(c, 'w', oval(14, 21, 6.5, 4));
  area(c, 'y', (x, y) => y > 1 && y < 9 && Math.abs(x - 14) < (y - 1) / 2.6);
  stamp(c, 6, 12, ['kkkkk', 'kwwkk', 'kwkkk', '.kkk.']);
  stamp(c, 17, 12, ['kkkkk', 'kkwwk', 'kkkwk', '.kkk.'], true);
  stamp(c, 12, 17, ['rrrr', '.rr.']);
  stamp(c, 9, 21, ['kkkkkkkkkk', 'kwkwwwwkwk', '.kkkkkkkk.']);
  for (const x of [15, 21, 31, 36]) stamp(c, x, 38, ['wkwk', 'wwww']);
  outline(c, 'k');
  return c;
}

/** The kettle that woke up. */
export function kettle(): PixelCanvas {
  const c = pixelCanvas(44, 40);
  area(c, 'y', oval(22, 25, 14, 11.5));
  area(c, 'y', (x, y) => y > 15 && y < 27 && Math.abs(x - (40 - (y - 15) * 0.62)) < 2.6);
  area(c, 'y', block(12, 34, 20, 3));
  area(c, 'y', (x, y) => y < 15 && oval(22, 15, 8, 4)(x, y));
  shade(c, 'y', 'Y', 'o', 3);
  area(c, 'k', oval(22, 9.5, 2, 1.8));
  area(c, 'T', (x, y) => y < 22 && oval(21, 17, 15.5, 15)(x, y) && !oval(21, 17, 13.2, 12.6)(x, y));
  stamp(c, 14, 16, ['oooooooooooooooo']);
  eyes(c, 15, 26, 21);
  cheeks(c, 11, 29, 26, 'o');
  smile(c, 20, 26);
  for (const x of [13, 28]) stamp(c, x, 36, ['TTTT', 'TTTT']);
  outline(c, 'k');
  for (const [x, y] of [
    [40, 9],
    [42, 5],
    [39, 2],
  ] as const)
    stamp(c, x - 1, y, ['.ww', 'ww.']);
  return c;
}
