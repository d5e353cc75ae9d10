import type { Motifs } from './motif.ts';
import { berryOrgan, blossomOrgan, cupOrgan, drawOneLine, fanOrgan, type Grammar, leafOrgan, type Pen } from './one-line.ts';
import { type Point, polar, range, smooth } from './path.ts';
import type { Random } from './random.ts';
import { disc, fill, line } from './svg.ts';

/** Plants grown by grammar and drawn without lifting the pen. */
const up = -Math.PI / 2;
const base: Grammar = {
  axiom: 'X',
  rules: {},
  generations: 1,
  angle: 30,
  sway: 4,
  step: 30,
  shrink: 0.8,
  bend: 0,
  droop: 0,
  gap: 9,
  organs: {},
};

type Look = { readonly ink: string; readonly width: number; readonly tints?: Readonly<Record<string, string>> };

/** Grows one plant; tinted organs get a flat shape beneath the line, slipped like a woodblock. */
function plant(grammar: Partial<Grammar>, start: Partial<Pen>, look: Look, random: Random, before: readonly Point[] = []): string {
  const whole = { ...base, ...grammar };
  const pen: Pen = { x: 0, y: 520, heading: up, depth: 0, ...start, step: whole.step };
  const { points, loops } = drawOneLine(whole, pen, random);
  const tinted = loops.map(({ organ, points: loop }) => {
    const color = look.tints?.[organ];
    return color
      ? fill(
          smooth(
            loop.map(([x, y]): Point => [x + 9, y + 9]),
            true,
          ),
          color,
        )
      : '';
  });
  return tinted.join('') + line(smooth([...before, ...points], false, 1 / 7), look.ink, look.width);
}

/** A flower pot in the same line, ending where the stem begins. */
const pot = (top: number, half: number, tall: number): Point[] =>
  [
    [-half * 1.1, top],
    [half * 1.1, top],
    [half * 1.1, top + tall * 0.2],
    [half * 0.95, top + tall * 0.2],
    [half * 0.7, top + tall],
    [-half * 0.7, top + tall],
    [-half * 0.95, top + tall * 0.2],
    [-half * 1.1, top + tall * 0.2],
    [-half * 1.1, top + 2],
    [0, top],
  ].flatMap(([x = 0, y = 0]): Point[] => [
    [x, y],
    [x + 0.5, y + 0.5],
  ]);

export const botanicalMotifs: Motifs = {
  'line-fern': (random) =>
    plant(
      {
        axiom: 'SSSSSSSSSSSSL',
        rules: { S: ['F[++B][--B]'], B: ['FLFLFL'] },
        generations: 2,
        angle: 29,
        step: 66,
        shrink: 0.62,
        bend: 2.4,
        gap: 11,
        organs: { L: leafOrgan(64, 17, false, 1) },
      },
      { x: -150, y: 560, heading: up - 0.22 },
      { ink: '#1C7A4C', width: 7 },
      random,
    ),
  'line-wreath': (random) =>
    plant(
      {
        axiom: `${'S'.repeat(24)}`,
        rules: { S: ['F[+L]F[-L]', 'F[+L]F[-LO]'] },
        generations: 1,
        angle: 52,
        sway: 12,
        step: 54,
        shrink: 1,
        bend: 7.5,
        gap: 0,
        organs: { L: leafOrgan(122, 34, true, 1), O: berryOrgan(20) },
      },
      { x: -412, y: 0 },
      { ink: '#24634A', width: 6.5, tints: { L: '#A9D8B8', O: '#E8503A' } },
      random,
    ),
  'line-poppies': poppies,
  'line-ginkgo': (random) =>
    plant(
      {
        axiom: 'FFFF[+FG]F[--FFG]F[++FFG]FF[-FG]F[+FFG]F[--FG]FFG',
        rules: {},
        generations: 0,
        angle: 36,
        sway: 9,
        step: 58,
        shrink: 1.02,
        bend: -3,
        gap: 10,
        organs: { G: fanOrgan(205) },
      },
      { x: -160, y: 540, heading: up + 0.42 },
      { ink: '#B9770E', width: 8, tints: { G: '#FFD447' } },
      random,
    ),
  'line-willow': willow,
  'line-dandelion': dandelion,
  'line-monstera': (random) =>
    plant(
      {
        axiom: '[---FFFFFM][--FFFFFFFM][-FFFFFFFFM][FFFFFFFFFFM][+FFFFFFFM][++FFFFFFFM][+++FFFFM]',
        generations: 0,
        angle: 24,
        sway: 5,
        step: 42,
        shrink: 1,
        droop: -0.03,
        gap: 8,
        organs: { M: leafOrgan(215, 78, true, 1) },
      },
      { y: 260 },
      { ink: '#15704A', width: 8, tints: { M: '#8ED6A2' } },
      random,
      pot(260, 150, 270),
    ),
  'line-cactus': cactus,
  'line-tulips': (random) =>
    plant(
      {
        axiom: '[--FFFFFFT][-FFFFL FFFT][FFFFFFFFFT][+FFFFLFFFT][++FFFFFFT][FFFL][-FFFL]',
        generations: 0,
        angle: 15,
        sway: 3,
        step: 50,
        shrink: 1,
        bend: 0,
        gap: 7,
        organs: { T: cupOrgan(132), L: leafOrgan(170, 32, true, 1) },
      },
      { y: 150 },
      { ink: '#B8336A', width: 8, tints: { T: '#FF8FA8', L: '#9FD8B4' } },
      random,
      vase(),
    ),
  'line-pine': pine,
  'line-meadow': meadow,
  'line-lotus': lotus,
};

function poppies(random: Random): string {
  const stems = [
    [-220, 0.1, 11, '-'],
    [30, -0.06, 14, '+'],
    [250, 0.08, 10, '+'],
  ] as const;
  return stems
    .map(([x, lean, tall, side]) => {
      const half = 'F'.repeat(Math.floor(tall / 2));
      return plant(
        {
          axiom: `${half}[${side}${side}L]F${half}P`,
          generations: 0,
          angle: 26,
          step: 56,
          shrink: 1,
          bend: lean * 12,
          gap: 8,
          organs: { P: blossomOrgan(5, 150, 74), L: leafOrgan(210, 34, true, 1) },
        },
        { x: x * 0.5, y: 540, heading: up + x / 900 },
        { ink: '#C23B22', width: 8, tints: { P: '#FF7A59', L: '#BFE0B4' } },
        random,
      );
    })
    .join('');
}

/** Strands fall from one bough; the wind is from the left. */
function willow(random: Random): string {
  const strand = (length: number) =>
    `[++++${range(length)
      .map((step) => (step % 2 ? 'F-L+' : 'F+L-'))
      .join('')}]`;
  const bough = [9, 12, 15, 13, 16, 12, 14, 10, 11, 8].map((length) => `FF${strand(length)}`).join('');
  return plant(
    {
      axiom: bough,
      generations: 0,
      angle: 30,
      sway: 8,
      step: 46,
      shrink: 1,
      bend: 0.9,
      droop: 0.05,
      gap: 5,
      organs: { L: leafOrgan(76, 12, false, 1) },
    },
    { x: -460, y: -330, heading: -0.42 },
    { ink: '#2E8B57', width: 6 },
    random,
  );
}

/** A clock of seeds, a few hours already gone. */
function dandelion(random: Random): string {
  const rays = range(30).map((ray) => {
    const angle = (ray / 30) * Math.PI * 2 + random.between(-0.05, 0.05);
    const reach = random.between(190, 255);
    const tip = polar(0, -170, angle, reach);
    const tuft = range(5).flatMap((hair): Point[] => [polar(tip[0], tip[1], angle + (hair - 2) * 0.42, 62), tip]);
    return [polar(0, -170, angle, 34), tip, ...tuft, polar(0, -170, angle + 0.06, 34)] as Point[];
  });
  const stem: Point[] = [
    [-60, 560],
    [-44, 330],
    [-16, 60],
    [0, -130],
  ];
  const flown = [
    [330, -420, 0.5],
    [430, -250, 0.9],
    [290, -560, 0.2],
  ].map(([x = 0, y = 0, lean = 0]) => {
    const tip: Point = [x, y];
    const tuft = range(5).flatMap((hair): Point[] => [polar(x, y, up + lean + (hair - 2) * 0.45, 66), tip]);
    return line(smooth([polar(x, y, Math.PI / 2 + lean, 96), tip, ...tuft], false, 1 / 12), '#FFF4D6', 7);
  });
  return line(smooth([...stem, ...rays.flat()], false, 1 / 12), '#FFF4D6', 6.5) + disc(0, -170, 30, '#F4B740') + flown.join('');
}

function cactus(): string {
  const body: Point[] = [
    [0, 220],
    [-120, 215],
    [-128, 80],
    [-130, 20],
    [-250, 30],
    [-300, -30],
    [-300, -150],
    [-262, -190],
    [-224, -150],
    [-222, -70],
    [-190, -48],
    [-130, -50],
    [-128, -300],
    [-80, -430],
    [0, -470],
    [80, -430],
    [128, -300],
    [130, 40],
    [200, 38],
    [222, 0],
    [224, -170],
    [262, -210],
    [300, -170],
    [298, 60],
    [240, 128],
    [130, 130],
    [122, 215],
    [0, 220],
  ];
  const ribs: Point[] = [
    [-62, 210],
    [-66, -100],
    [-50, -380],
    [-30, -100],
    [0, 205],
    [4, -100],
    [0, -440],
    [34, -100],
    [62, 205],
    [66, -100],
    [50, -380],
    [70, 100],
    [0, 222],
  ];
  const blooms = [
    [-10, -480],
    [262, -222],
    [-262, -200],
  ].map(([x = 0, y = 0]) => {
    const petals = range(5).flatMap((petal): Point[] => {
      const a = up + (petal - 2) * 0.5;
      return [polar(x, y, a - 0.16, 70), polar(x, y, a, 98), polar(x, y, a + 0.16, 70), [x, y]];
    });
    return (
      fill(smooth([[x + 8, y + 8], ...petals.map(([px, py]): Point => [px + 8, py + 8])], true, 1 / 9), '#FFB1C6') +
      line(smooth([[x, y], ...petals], false, 1 / 9), '#E0457B', 8)
    );
  });
  return (
    fill(
      smooth(
        body.map(([x, y]): Point => [x + 11, y + 11]),
        true,
      ),
      '#B7E3B0',
    ) +
    line(smooth([...pot(220, 190, 300), ...body, ...ribs]), '#1F7A3F', 8.5) +
    blooms.join('')
  );
}

const vase = (): Point[] => [
  [0, 520],
  [-110, 515],
  [-190, 440],
  [-170, 330],
  [-80, 250],
  [-70, 180],
  [-110, 150],
  [110, 150],
  [70, 180],
  [80, 250],
  [170, 330],
  [190, 440],
  [110, 515],
  [0, 520],
  [-150, 400],
  [0, 430],
  [150, 400],
  [60, 260],
  [0, 150],
];

/** A pine that has leaned into the sea wind for a hundred years. */
function pine(random: Random): string {
  const cloud = (x: number, y: number, rx: number): Point[] =>
    range(34).flatMap((needle): Point[] => {
      const angle = Math.PI + (needle / 33) * Math.PI;
      const root: Point = [x + Math.cos(angle) * rx * 0.36, y + 6];
      const reach = random.between(0.86, 1.06);
      return [root, [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * rx * 0.56 * reach]];
    });
  const trunk: Point[] = [
    [-330, 520],
    [-60, 520],
    [-40, 420],
    [-110, 300],
    [-90, 190],
    [60, 100],
    [110, 0],
    [60, -90],
  ];
  const back: Point[] = [
    [100, -90],
    [160, 10],
    [110, 130],
    [-30, 230],
    [-40, 310],
    [40, 420],
    [30, 520],
    [330, 520],
  ];
  const line1 = [
    ...trunk,
    ...cloud(-250, 60, 210),
    [-40, 150] as Point,
    [60, 90] as Point,
    ...cloud(310, 20, 190),
    [130, -20] as Point,
    ...cloud(-90, -190, 220),
    [60, -110] as Point,
    ...cloud(180, -280, 200),
    ...back,
  ];
  return disc(-250, -330, 120, '#F26B4E') + line(smooth(line1, false, 1 / 14), '#1E5C4A', 7.5);
}

/** Everything that grew by the road this week. */
function meadow(random: Random): string {
  const kinds: [string, Grammar['organs'][string], string, string][] = [
    ['O', blossomOrgan(9, 62, 15), '#3557D6', '#FFD447'],
    ['T', cupOrgan(84), '#D8437A', '#FF9DB5'],
    ['L', leafOrgan(120, 20, false, 1), '#1F7A4D', '#A9DDB6'],
    ['B', berryOrgan(30), '#E2592B', '#FFB38A'],
    ['P', blossomOrgan(5, 74, 38), '#7A4BC4', '#CDB5F2'],
  ];
  return range(15)
    .map((index) => {
      const [letter, organ, ink, tint] = kinds[(index * 2) % 5] ?? kinds[0] ?? ['O', berryOrgan(20), '#000000', '#FFFFFF'];
      const tall = random.whole(5, 11);
      const low = Math.floor(tall / 2);
      return plant(
        {
          axiom: `${'F'.repeat(low)}[${index % 2 ? '+' : '-'}l]${'F'.repeat(tall - low)}${letter}`,
          generations: 0,
          angle: 34,
          step: 44,
          shrink: 1,
          bend: random.between(-2.2, 2.2),
          gap: 6,
          organs: { [letter]: organ, l: leafOrgan(110, 19, false, 1) },
        },
        { x: -520 + index * 74, y: 330, heading: up + random.between(-0.1, 0.1) },
        { ink, width: 7, tints: { [letter]: tint } },
        random,
      );
    })
    .join('');
}

/** Petals open in three rounds; the pond is one more loop. */
function lotus(): string {
  const petal = (angle: number, reach: number, half: number): Point[] => [
    polar(0, 130, angle - half, reach * 0.5),
    polar(0, 130, angle - half * 0.62, reach * 0.82),
    polar(0, 130, angle, reach),
    polar(0, 130, angle + half * 0.62, reach * 0.82),
    polar(0, 130, angle + half, reach * 0.5),
    [0, 130],
  ];
  const rounds = [
    [7, 430, 0.24, 2.7, '#FFC9D8'],
    [5, 480, 0.27, 1.5, '#FF9FBC'],
    [3, 500, 0.2, 0.6, '#FFD9E3'],
  ] as const;
  const petals = rounds.flatMap(([count, reach, half, spread, tint]) =>
    range(count).map((index) => ({ tint, points: petal(up - spread / 2 + (index / (count - 1)) * spread, reach, half) })),
  );
  const pond = range(4).flatMap((row): Point[] =>
    range(13).map(
      (step): Point => [(row % 2 ? 1 : -1) * (430 - row * 70 - step * ((430 - row * 70) / 6)), 200 + row * 62 + Math.sin(step * 1.1) * 14],
    ),
  );
  const tints = petals.map(({ tint, points }) => fill(smooth([[0, 130], ...points], true), tint));
  return tints.join('') + line(smooth([...petals.flatMap(({ points }) => points), ...pond]), '#B02E6B', 8);
}
