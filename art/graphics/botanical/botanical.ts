import type { Motifs } from '../motif.ts';
import { berryOrgan, blossomOrgan, cupOrgan, fanOrgan, type Grammar, leafOrgan } from '../one-line.ts';
import { range } from '../path.ts';
import type { Random } from '../random.ts';
import { cactus, dandelion, lotus, pine } from './botanical-drawn.ts';
import { plant, pot, up, vase } from './botanical-plant.ts';

/** Plants grown by grammar and drawn without lifting the pen. */
export const botanicalMotifs: Motifs = {
  'line-fern': fern,
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
        tremble: 0,
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

/** Fronds open in pairs, longest in the middle. */
function fern(random: Random): string {
  const frond = (pairs: number) => `${'FL'.repeat(pairs)}F`;
  const stem = range(15).map((node) => {
    const pairs = Math.max(1, Math.round(7 * Math.sin((Math.PI * (node + 3)) / 18)));
    return `F[++${frond(pairs)}][--${frond(pairs)}]`;
  });
  const organs = { L: leafOrgan(50, 15, false, 1) };
  const grammar = { axiom: `${stem.join('')}FL`, generations: 0, angle: 31, sway: 3, step: 62, shrink: 0.68, bend: 1.6, gap: 10, organs };
  return plant(grammar, { x: -110, y: 560, heading: up - 0.2 }, { ink: '#1C7A4C', width: 6.5, tints: { L: '#A5DDB4' } }, random);
}

/** Three stems, each a step further into the wind. */
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
    `[+++${range(length)
      .map((step) => (step % 2 ? 'F-L+' : 'F+L-'))
      .join('')}]`;
  const bough = [8, 12, 16, 14, 19, 15, 18, 13, 15, 10].map((length) => `FF${strand(length)}`).join('');
  return plant(
    {
      axiom: bough,
      generations: 0,
      angle: 30,
      sway: 2,
      step: 44,
      shrink: 0.96,
      bend: 0.5,
      droop: 0.012,
      gap: 5,
      organs: { L: leafOrgan(84, 14, false, 1) },
    },
    { x: -470, y: -330, heading: -0.32 },
    { ink: '#2E8B57', width: 6.5, tints: { L: '#A8DDB9' } },
    random,
  );
}

/** Everything that grew by the road this week. */
function meadow(random: Random): string {
  const kinds: [string, Grammar['organs'][string], string, string][] = [
    ['O', blossomOrgan(9, 104, 25), '#3557D6', '#FFD447'],
    ['T', cupOrgan(128), '#D8437A', '#FF9DB5'],
    ['L', leafOrgan(190, 34, true, 1), '#1F7A4D', '#A9DDB6'],
    ['B', berryOrgan(46), '#E2592B', '#FFB38A'],
    ['P', blossomOrgan(5, 112, 58), '#7A4BC4', '#CDB5F2'],
  ];
  return range(12)
    .map((index) => {
      const [letter, organ, ink, tint] = kinds[(index * 2) % 5] ?? kinds[0] ?? ['O', berryOrgan(20), '#000000', '#FFFFFF'];
      const tall = random.whole(8, 18);
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
          organs: { [letter]: organ, l: leafOrgan(150, 27, true, 1) },
        },
        { x: -500 + index * 90, y: 420, heading: up + random.between(-0.1, 0.1) },
        { ink, width: 8, tints: { [letter]: tint, l: '#C4E5BF' } },
        random,
      );
    })
    .join('');
}
