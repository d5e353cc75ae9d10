import { range } from './path.ts';
import { area, block, dot, outline, oval, type PixelCanvas, pixelCanvas, shade, stamp } from './pixel-canvas.ts';

/** Household spirits on a 40-cell grid: forty by forty is all the memory they have. */
export const pixelPalette: Readonly<Record<string, string>> = {
  k: '#1B1430',
  w: '#FFF8E7',
  g: '#D8CFE0',
  r: '#F4433C',
  R: '#B3203F',
  o: '#FF8A2A',
  O: '#D4571B',
  y: '#FFD23F',
  Y: '#FFF0A0',
  n: '#2FBF71',
  N: '#157A5A',
  m: '#9BEBA8',
  b: '#3D7BFF',
  B: '#2347B8',
  c: '#8FD8FF',
  v: '#9A5BFF',
  V: '#5E2DB8',
  l: '#CFA8FF',
  p: '#FF8FB8',
  P: '#D9508C',
  q: '#FFC9DA',
  t: '#B87A4B',
  T: '#7C4A2D',
  s: '#E8B985',
};

export const pixelCreatures: Readonly<Record<string, () => PixelCanvas>> = {
  'pixel-goblin': goblin,
  'pixel-cat': cat,
  'pixel-ghost': ghost,
  'pixel-frog': frog,
  'pixel-rabbit': rabbit,
  'pixel-dragon': dragon,
  'pixel-mushroom': mushroom,
  'pixel-octopus': octopus,
  'pixel-haetae': haetae,
  'pixel-kettle': kettle,
  'pixel-magpie': magpie,
  'pixel-pond': pond,
};

const eyes = (c: PixelCanvas, left: number, right: number, top: number) => {
  stamp(c, left, top, ['kk.', 'wkk', 'kkk', 'kkk']);
  stamp(c, right, top, ['kk.', 'wkk', 'kkk', 'kkk']);
};
const cheeks = (c: PixelCanvas, left: number, right: number, top: number, color = 'p') => {
  stamp(c, left, top, [color.repeat(3), color.repeat(3)]);
  stamp(c, right, top, [color.repeat(3), color.repeat(3)]);
};
const smile = (c: PixelCanvas, x: number, y: number) => stamp(c, x, y, ['k...k', '.kkk.']);

/** Dokkaebi with one horn and a club. */
function goblin(): PixelCanvas {
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

/** Cat that became the shape of its rice bowl. */
function cat(): PixelCanvas {
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

/** A small ghost under its blanket, holding the lamp it is afraid to switch off. */
function ghost(): PixelCanvas {
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

/** Frog in a raincoat under a lotus leaf. */
function frog(): PixelCanvas {
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

/** The moon rabbit pounding rice cake. */
function rabbit(): PixelCanvas {
  const c = pixelCanvas(44, 44);
  area(c, 'Y', oval(22, 21, 20.5, 20.5));
  area(c, 'y', (x, y) => oval(22, 21, 20.5, 20.5)(x, y) && !oval(18, 17, 20, 20)(x, y));
  for (const [x, y, r] of [
    [34, 12, 3],
    [8, 30, 2.4],
    [33, 30, 2],
  ] as const)
    area(c, 'y', oval(x, y, r, r));
  area(
    c,
    'w',
    (x, y) => oval(13, 10, 2.6, 7)(x, y) || oval(20, 9, 2.6, 7.5)(x, y) || oval(17, 21, 8.5, 7.5)(x, y) || oval(16, 33, 7.5, 7.5)(x, y),
  );
  area(c, 'p', (x, y) => oval(13, 10, 1, 4.5)(x, y) || oval(20, 9, 1, 5)(x, y));
  area(c, 't', (x, y) => x > 27 && x < 30 && y > 8 && y < 30);
  area(c, 'T', block(25, 22, 7, 8));
  area(c, 't', (x, y) => y > 31 && y < 41 && Math.abs(x - 29) < 8 - Math.max(0, y - 37) / 1.5);
  area(c, 's', block(21, 31, 16, 2));
  area(c, 'w', oval(29, 31, 5, 1.6));
  area(c, 'w', oval(26, 24, 3.4, 2));
  stamp(c, 12, 19, ['wk', 'kk', 'kk']);
  stamp(c, 20, 19, ['wk', 'kk', 'kk']);
  stamp(c, 16, 22, ['ppp', '.k.']);
  cheeks(c, 9, 22, 23, 'q');
  area(c, 'r', block(9, 27, 15, 3));
  area(c, 'R', block(9, 29, 15, 1));
  area(c, 'k', (x, y) => {
    const edge = [oval(16, 33, 7.5, 7.5), oval(17, 21, 8.5, 7.5)].some(
      (shape) => !shape(x, y) && (shape(x + 1, y) || shape(x - 1, y) || shape(x, y + 1) || shape(x, y - 1)),
    );
    return (
      edge &&
      x < 26 &&
      !oval(17, 21, 8.5, 7.5)(x, y) &&
      !oval(16, 33, 7.5, 7.5)(x, y) &&
      !oval(13, 10, 2.6, 7)(x, y) &&
      !oval(20, 9, 2.6, 7.5)(x, y) &&
      !(y > 26 && y < 30)
    );
  });
  outline(c, 'k');
  return c;
}

/** A dragon who lives in a milk carton of clouds. */
function dragon(): PixelCanvas {
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

/** Mushroom family, tallest first. */
function mushroom(): PixelCanvas {
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
function octopus(): PixelCanvas {
  const c = pixelCanvas(48, 42);
  area(c, 'r', oval(24, 15, 14, 13.5));
  for (const side of [-1, 1]) {
    for (const arm of [0, 1, 2]) {
      range(30).forEach((step) => {
        const t = step / 29;
        const x = 24 + side * (4 + arm * 4 + t * (3 + arm * 5) + Math.sin(t * 4) * arm * 1.3);
        const y = 22 + t * (16 - arm * 3.4) - (arm === 2 ? Math.max(0, t - 0.4) * 13 : 0);
        area(c, 'r', oval(x, y, 2.8 - t, 2.8 - t));
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

/** Haetae, the guardian who eats fire. */
function haetae(): PixelCanvas {
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
function kettle(): PixelCanvas {
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

/** A magpie in a hat, on its way with good news. */
function magpie(): PixelCanvas {
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

/** A whole pond: tadpole, koi and one suspicious lily pad. */
function pond(): PixelCanvas {
  const c = pixelCanvas(48, 40);
  area(c, 'b', (x, y) => oval(24, 22, 22.5, 15.5)(x, y));
  shade(c, 'b', 'c', 'B', 3);
  const koi = (x: number, y: number, base: string, spot: string, side: number) => {
    area(c, base, oval(x, y, 6, 3));
    area(c, base, (px, py) => (px - x) * side > 4 && (px - x) * side < 9 && Math.abs(py - y) < ((px - x) * side - 4) * 0.8);
    area(c, spot, oval(x + side, y - 1, 2.2, 1.6));
    dot(c, Math.floor(x - side * 4), Math.floor(y - 1), 'k');
  };
  koi(16, 18, 'w', 'r', 1);
  koi(31, 27, 'o', 'w', -1);
  koi(18, 31, 'y', 'o', -1);
  area(c, 'n', (x, y) => oval(35, 16, 6.5, 4)(x, y) && !(x > 34 && Math.abs(y - 16) < (x - 34) * 0.3));
  area(c, 'N', (x, y) => oval(35, 18, 6, 2.4)(x, y) && y > 18.4);
  stamp(c, 31, 11, ['mm..mm', 'mkmmmk', 'mmmmmm', '.kkkk.']);
  area(c, 'p', (x, y) => oval(9, 24, 3, 2)(x, y) || oval(9, 22, 1.4, 2.6)(x, y));
  stamp(c, 8, 22, ['qYq']);
  stamp(c, 22, 12, ['cc..cccc']);
  stamp(c, 25, 21, ['cccc..c']);
  stamp(c, 6, 30, ['ccc']);
  outline(c, 'k');
  return c;
}
