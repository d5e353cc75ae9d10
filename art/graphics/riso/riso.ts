import type { Box } from '#demo/content/artists/demo-artist.ts';
import { range, short } from '../path.ts';
import type { Random } from '../random.ts';
import { type Ink, screenPrint } from '../screen-print.ts';
import { disc, fill, line, placed, ring } from '../svg.ts';
import { bare, fall, full, leaf, lumpy, ringSeeds, segments, shine, slope, stem, tone } from './riso-plates.ts';

/** Fruit off a two-drum duplicator: halftone, overprint, and never quite in register. */
type Color = Ink['color'];
type Plates = { readonly first: string; readonly second: string; readonly inks: readonly [Color, Color] };

const pink: Color = [255, 76, 148];
const red: Color = [255, 80, 66];
const orange: Color = [255, 122, 38];
const yellow: Color = [255, 221, 36];
const green: Color = [0, 158, 92];
const teal: Color = [0, 137, 146];
const blue: Color = [38, 88, 214];
const violet: Color = [128, 84, 188];

export const risoPlates: Readonly<Record<string, () => Plates>> = {
  'riso-strawberry': strawberry,
  'riso-orange': oranges,
  'riso-watermelon': watermelon,
  'riso-cherry': cherries,
  'riso-pear': pears,
  'riso-lemon': lemons,
  'riso-persimmon': persimmon,
  'riso-melon': melons,
  'riso-grape': grapes,
  'riso-peach': peaches,
  'riso-fig': figs,
  'riso-bowl': bowl,
};

/** Prints one fruit at the given size. PNG with a transparent background. */
export function printRiso(key: string, box: Box, widthPx: number, heightPx: number, random: Random): Promise<Buffer> {
  const plates = risoPlates[key]?.();
  if (!plates) throw new Error(`no riso plates for ${key}`);
  const slip = () => random.between(7, 13) * random.pick([-1, 1]);
  return screenPrint(
    [
      { plate: plates.first, color: plates.inks[0], angle: 15, slip: [0, 0] },
      { plate: plates.second, color: plates.inks[1], angle: 62, slip: [slip(), slip() * 0.7] },
    ],
    box,
    widthPx,
    heightPx,
    random,
  );
}

function strawberry(): Plates {
  const body = 'M0 500C-150 440 -410 130 -370 -90C-340 -250 -150 -270 0 -210C150 -270 340 -250 370 -90C410 130 150 440 0 500Z';
  const seeds = range(6).flatMap((row) =>
    range(6 - Math.abs(row - 1)).map((column, _, all) => {
      const x = (column - (all.length - 1) / 2) * 118;
      return placed(`<path d="M0 -22C13 -4 13 16 0 20C-13 16 -13 -4 0 -22Z" fill="${full}"/>`, x, -110 + row * 98, x / -12);
    }),
  );
  const crown = [-160, -128, -95, -60, -22].map((turn, index) => leaf(0, -225, turn, index % 2 ? 250 : 290, 74));
  return {
    inks: [[255, 64, 92], green],
    first: fill(body, full) + shine(-200, -60, -58),
    second: slope('b', -70, 38) + fill(body, 'url(#b)') + seeds.join('') + crown.join('') + stem('M0 -230C10 -320 40 -380 90 -430', 34),
  };
}

function oranges(): Plates {
  const slices = [
    [-190, -190, 265, 0],
    [235, -40, 215, 14],
    [-70, 285, 235, 30],
  ] as const;
  const first = slices.map(([x, y, r]) => disc(x, y, r, full) + ring(x, y, r * 0.91, bare, 10)).join('');
  const second = slices.map(
    ([x, y, r, turn]) =>
      placed(ring(0, 0, r - 12, full, 24) + fall(`s${r}`, 0.5, 0.5, 0.6, 92, 40) + segments(0, 0, r * 0.72, 9, tone(74)), x, y, turn) +
      ringSeeds(x, y, r * 0.3, 5, 15, full),
  );
  return { inks: [yellow, red], first, second: second.join('') + leaf(90, -330, -28, 320, 92) + leaf(80, -320, 32, 210, 66) };
}

function watermelon(): Plates {
  const wedge = 'M-520 -170A560 560 0 0 0 520 -170Z';
  const flesh = 'M-425 -170A460 440 0 0 0 425 -170Z';
  const seeds = [
    [-250, -90],
    [-90, -100],
    [80, -90],
    [250, -95],
    [-170, 20],
    [0, 10],
    [170, 20],
    [-80, 120],
    [85, 125],
  ].map(([x = 0, y = 0]) => placed(`<path d="M0 -34C22 -10 22 22 0 26C-22 22 -22 -10 0 -34Z" fill="${full}"/>`, x, y, x / -9));
  const bites = [disc(-300, -185, 95, bare), disc(-190, -205, 80, bare)].join('');
  const drops =
    placed(`<path d="M0 -60C26 -14 40 6 40 30A40 40 0 0 1 -40 30C-40 6 -26 -14 0 -60Z" fill="${full}"/>`, 250, 400, 14, 1.5) +
    disc(-20, 430, 40, full) +
    disc(-190, 350, 24, full);
  return {
    inks: [pink, green],
    first: fill(flesh, full) + bites + drops,
    second: fill(wedge, full) + fill('M-462 -170A500 492 0 0 0 462 -170Z', tone(26)) + fill(flesh, bare) + bites + seeds.join(''),
  };
}

function cherries(): Plates {
  const left = lumpy(-210, 290, 225, 205, [0.86, 1, 1, 1, 1, 1, 1, 1]);
  const right = lumpy(245, 220, 205, 190, [0.86, 1, 1, 1, 1, 1, 1, 1]);
  return {
    inks: [red, blue],
    first: fill(left, full) + fill(right, full) + shine(-290, 230, -50, 0.9) + shine(175, 165, -50, 0.8),
    second:
      fall('b', 0.32, 0.3, 0.85, -60, 62) +
      fill(left, 'url(#b)') +
      fill(right, 'url(#b)') +
      stem('M-210 150C-200 -60 -80 -300 90 -430', 24) +
      stem('M245 85C250 -120 190 -300 90 -430', 24) +
      leaf(100, -430, -168, 400, 120, 70) +
      leaf(95, -425, 14, 300, 96) +
      disc(92, -432, 30, full),
  };
}

function pears(): Plates {
  const shape =
    'M0 -340C95 -340 130 -260 140 -150C155 -20 270 60 270 230C270 380 150 450 0 450S-270 380 -270 230C-270 60 -155 -20 -140 -150C-130 -260 -95 -340 0 -340Z';
  const whole =
    fall('w', 0.35, 0.3, 0.8, -20, 74) +
    fill(shape, 'url(#w)') +
    range(26)
      .map((dot) => disc(Math.sin(dot * 2.4) * 190 + 20, 60 + ((dot * 53) % 340), 7, full))
      .join('');
  const half =
    line(shape, full, 22) +
    fill('M0 40C70 70 100 160 90 230C80 300 40 330 0 330S-80 300 -90 230C-100 160 -70 70 0 40Z', tone(34)) +
    placed(`<path d="M0 -44C26 -12 26 30 0 36C-26 30 -26 -12 0 -44Z" fill="${full}"/>`, -34, 210, 10) +
    placed(`<path d="M0 -44C26 -12 26 30 0 36C-26 30 -26 -12 0 -44Z" fill="${full}"/>`, 34, 210, -10) +
    line('M0 -280V20', tone(40), 12);
  return {
    inks: [yellow, teal],
    first: placed(fill(shape, full) + shine(-130, 90, -70), -250, 0, -8) + placed(fill(shape, tone(46)), 290, 60, 12, 0.88),
    second:
      placed(whole + stem('M0 -330C0 -390 20 -430 50 -470', 30) + leaf(20, -400, 10, 260, 80), -250, 0, -8) +
      placed(half + stem('M0 -335V-420', 28), 290, 60, 12, 0.88),
  };
}

function lemons(): Plates {
  const shape =
    'M-330 0C-300 -30 -280 -40 -255 -75C-180 -200 -60 -215 20 -205C130 -200 210 -120 245 -60C265 -30 300 -30 320 0C300 30 270 40 245 75C190 180 90 210 0 205C-110 205 -190 160 -255 75C-280 40 -300 30 -330 0Z';
  const spots = [
    [-210, 170, 62, 1],
    [250, 240, 100, 0.82],
    [170, -170, 40, 0.72],
  ] as const;
  const pores = range(18)
    .map((dot) => disc(Math.cos(dot * 2.4) * (40 + dot * 10), Math.sin(dot * 2.4) * (26 + dot * 6) + 20, 7, full))
    .join('');
  return {
    inks: [yellow, blue],
    first: spots.map(([x, y, turn, size]) => placed(fill(shape, full) + shine(-110, -110, -22), x, y, turn, size)).join(''),
    second:
      stem('M-440 -330C-260 -440 60 -430 430 -340', 24) +
      stem('M-200 -395C-190 -300 -260 -230 -350 -140', 18) +
      stem('M150 -412C170 -380 170 -360 150 -320', 18) +
      stem('M330 -370C380 -280 340 -140 300 -80', 18) +
      fall('w', 0.36, 0.3, 0.9, -80, 26) +
      spots.map(([x, y, turn, size]) => placed(fill(shape, 'url(#w)') + pores, x, y, turn, size)).join('') +
      leaf(-330, -370, 150, 240, 76) +
      leaf(-120, -410, -35, 260, 84, 70) +
      leaf(260, -385, -40, 230, 74) +
      leaf(420, -340, 40, 220, 70, 70) +
      leaf(-60, -400, 62, 230, 76),
  };
}

function persimmon(): Plates {
  const body =
    'M0 -190C120 -260 330 -235 400 -80C455 60 400 260 250 350C160 400 -160 400 -250 350C-400 260 -455 60 -400 -80C-330 -235 -120 -260 0 -190Z';
  const calyx = [20, 110, 200, 290]
    .map((turn) =>
      placed(`<path d="M0 0C60 -70 190 -95 250 -20C200 60 70 70 0 0Z" fill="${full}"/>${line('M20 0L190 -20', bare, 8)}`, 0, -175, turn),
    )
    .join('');
  return {
    inks: [orange, [206, 34, 62]],
    first: fill(body, full) + shine(-255, -30, -52, 1.2),
    second:
      fall('w', 0.4, 0.3, 0.82, -60, 58) +
      fill(body, 'url(#w)') +
      calyx +
      disc(0, -175, 46, bare) +
      disc(0, -175, 34, full) +
      stem('M0 -180C0 -270 30 -330 90 -370', 40) +
      leaf(40, -330, -172, 330, 110) +
      leaf(70, -365, -12, 380, 124, 78) +
      line('M-40 372C-20 392 20 392 40 372', full, 16),
  };
}

function melons(): Plates {
  const shape = 'M0 -390C170 -390 270 -210 270 10C270 240 170 400 0 400S-270 240 -270 10C-270 -210 -170 -390 0 -390Z';
  const stripes = [-190, -98, 0, 98, 190]
    .map(
      (x) =>
        line(`M${short(x * 0.3)} -380C${x} -230 ${short(x * 1.18)} 220 ${short(x * 0.3)} 392`, bare, 24) +
        line(`M${short(x * 0.3)} -380C${x} -230 ${short(x * 1.18)} 220 ${short(x * 0.3)} 392`, tone(22), 24),
    )
    .join('');
  const half =
    fill(shape, full) +
    fill('M0 -330C140 -330 215 -180 215 10C215 200 140 345 0 345S-215 200 -215 10C-215 -180 -140 -330 0 -330Z', tone(8)) +
    fill('M0 -250C70 -250 96 -120 96 10C96 150 70 262 0 262S-96 150 -96 10C-96 -120 -70 -250 0 -250Z', tone(44)) +
    range(9)
      .map(
        (row) =>
          placed(`<ellipse rx="13" ry="27" fill="${full}"/>`, -42, -170 + row * 44, 24) +
          placed(`<ellipse rx="13" ry="27" fill="${full}"/>`, 42, -170 + row * 44, -24),
      )
      .join('');
  return {
    inks: [yellow, orange],
    first: placed(fill(shape, full) + stripes, -230, -20, -16) + placed(fill(shape, tone(64)), 260, 60, 24, 0.86),
    second:
      placed(
        fall('w', 0.36, 0.36, 0.75, -40, 62) + fill(shape, 'url(#w)') + stripes + stem('M0 -385C-4 -430 12 -450 40 -470', 36),
        -230,
        -20,
        -16,
      ) + placed(half, 260, 60, 24, 0.86),
  };
}

function grapes(): Plates {
  const rows = [5, 6, 5, 4, 3, 2, 1];
  const berries = rows.flatMap((count, row) =>
    range(count).map(
      (column) =>
        [
          (column - (count - 1) / 2) * 132 + Math.sin(row * 3 + column * 5) * 22,
          -190 + row * 102 + Math.cos(column * 4 + row) * 22,
        ] as const,
    ),
  );
  const berry = (x: number, y: number) =>
    disc(x, y, 84, bare) + disc(x, y, 76, full) + placed(`<ellipse rx="20" ry="10" fill="${bare}"/>`, x - 30, y - 32, -40);
  const shade = (x: number, y: number) => disc(x, y, 84, bare) + disc(x, y, 76, 'url(#w)');
  return {
    inks: [violet, teal],
    first: berries.map(([x, y]) => berry(x, y)).join(''),
    second:
      fall('w', 0.34, 0.32, 0.8, -60, 70) +
      berries.map(([x, y]) => shade(x, y)).join('') +
      stem('M0 -230C-6 -330 20 -410 90 -470', 34) +
      leaf(20, -330, -158, 380, 150) +
      leaf(40, -380, -14, 360, 140, 76) +
      line('M60 -420C150 -520 230 -450 190 -400S120 -400 170 -360', full, 14),
  };
}

function peaches(): Plates {
  const shape = lumpy(0, 0, 300, 290, [0.84, 1.02, 1.02, 1, 1.06, 1, 1.02, 1.02]);
  const crease = 'M10 -235C-90 -130 -110 40 -20 190';
  return {
    inks: [yellow, pink],
    first:
      placed(fill(shape, full), -190, 130, -8) +
      placed(fill(shape, full), 290, 20, 14, 0.78) +
      leaf(-150, -150, -38, 430, 130) +
      leaf(-160, -140, -150, 330, 104) +
      leaf(330, -200, -30, 200, 72),
    second:
      slope('w', -10, 118, 30) +
      placed(fill(shape, 'url(#w)') + line(crease, full, 18), -190, 130, -8) +
      slope('v', 110, -14, 10) +
      placed(fill(shape, 'url(#v)') + line(crease, full, 20), 290, 20, 14, 0.78) +
      stem('M-175 -95C-180 -150 -160 -190 -140 -220', 30) +
      leaf(-150, -150, -38, 430, 130, 22) +
      leaf(-160, -140, -150, 330, 104, 22) +
      leaf(330, -200, -30, 200, 72, 22),
  };
}

function figs(): Plates {
  const shape =
    'M0 -400C40 -400 50 -340 70 -280C110 -150 290 -60 290 140C290 320 150 400 0 400S-290 320 -290 140C-290 -60 -110 -150 -70 -280C-50 -340 -40 -400 0 -400Z';
  const seeds = range(60).map((index) => {
    const a = index * 2.4;
    const r = Math.sqrt(index / 60);
    return placed(`<ellipse rx="11" ry="7" fill="${full}"/>`, Math.cos(a) * r * 150, 140 + Math.sin(a) * r * 175, (a * 180) / Math.PI);
  });
  const ribs = [-160, -80, 0, 80, 160]
    .map((x) => line(`M${short(x * 0.24)} -330C${short(x * 0.5)} -150 ${short(x * 1.5)} 40 ${short(x * 0.9)} 350`, full, 9))
    .join('');
  return {
    inks: [pink, blue],
    first:
      placed(fill(shape, tone(58)), -230, 20, -14, 0.95) +
      placed(`${fill(shape, tone(20))}<ellipse cx="0" cy="140" rx="205" ry="215" fill="${full}"/>`, 270, 60, 12, 0.9),
    second:
      placed(
        slope('w', 52, 100, 20) + fill(shape, 'url(#w)') + line('M-150 40C-175 110 -170 190 -140 250', bare, 26) + ribs,
        -230,
        20,
        -14,
        0.95,
      ) +
      placed(
        line(shape, full, 34) +
          fall('s', 0.5, 0.5, 0.5, 60, 0) +
          `<ellipse cx="0" cy="140" rx="205" ry="215" fill="url(#s)"/>` +
          seeds.join(''),
        270,
        60,
        12,
        0.9,
      ),
  };
}

function bowl(): Plates {
  const dish = 'M-470 60H470C470 290 320 430 170 450V500H-170V450C-320 430 -470 290 -470 60Z';
  const petals = range(5).map((index) =>
    placed(
      range(6)
        .map((petal) => placed(`<ellipse cx="0" cy="-36" rx="20" ry="34" fill="${bare}"/>`, 0, 0, petal * 60))
        .join('') + disc(0, 0, 17, bare),
      -300 + index * 150,
      190 + (index % 2) * 70,
      index * 17,
    ),
  );
  return {
    inks: [orange, blue],
    first:
      disc(-250, -90, 175, full) +
      disc(235, -80, 185, full) +
      disc(0, -190, 190, full) +
      shine(-60, -260, -30, 0.9) +
      shine(-310, -150, -40, 0.7) +
      shine(170, -140, -40, 0.7) +
      fill(dish, bare),
    second:
      fall('w', 0.36, 0.32, 0.85, -130, 22) +
      disc(-250, -90, 175, 'url(#w)') +
      disc(235, -80, 185, 'url(#w)') +
      disc(0, -190, 190, bare) +
      disc(0, -190, 190, 'url(#w)') +
      leaf(0, -370, -30, 290, 92) +
      leaf(0, -370, -152, 230, 78, 70) +
      stem('M0 -360V-420', 26) +
      fill(dish, full) +
      petals.join('') +
      line('M-430 100H430', bare, 12) +
      line('M-150 466H150', bare, 12),
  };
}
