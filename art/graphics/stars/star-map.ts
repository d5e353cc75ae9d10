import type { Motifs } from '../motif.ts';
import { circlePath, type Point, polar, polyline, range, short, smooth } from '../path.ts';
import type { Random } from '../random.ts';
import { bar, disc, fill, line, placed, ring } from '../svg.ts';
import { aquila, cassiopeia, chartOf, cygnus, dipper, leo, lyra, orion, pleiades, polarChart, scorpius } from './star-catalogue.ts';
import { coral, cream, degreeRing, figureMarks, gold, ice, joins, moonPhase, night, spark, strew } from './star-marks.ts';

/** Charts of the sky over Seoul, with stars at their real positions. */
export const starMapMotifs: Motifs = {
  'star-orion': orionDisc,
  'star-dipper': dipperGate,
  'star-cassiopeia': cassiopeiaSeasons,
  'star-scorpius': scorpiusRiver,
  'star-triangle': summerTriangle,
  'star-northern-sky': northernSky,
  'star-moon-phases': moonPhases,
  'star-pleiades': sevenSisters,
  'star-comet': comet,
  'star-orbits': orbits,
  'star-leo': lionCard,
  'star-trails': trails,
};

const inDisc = (r: number) => (x: number, y: number) => Math.hypot(x, y) < r;

function orionDisc(random: Random): string {
  const [points = []] = chartOf([orion], 560, 760);
  return [
    disc(0, 0, 520, night),
    strew(random, 130, (x, y) => inDisc(455)(x, y) && points.every(([px, py]) => Math.hypot(px - x, py - y) > 40), ice),
    ring(0, 0, 482, gold, 5) + degreeRing(482, 120, gold, 5, 26),
    line(
      range(3)
        .map((index) => circlePath(0, 0, 150 + index * 110))
        .join(''),
      '#33458A',
      4,
    ),
    joins(orion, points, gold, 7),
    figureMarks(orion, points, cream, 1.2, { 0: coral, 6: ice }),
  ].join('');
}

function dipperGate(random: Random): string {
  const [points = []] = chartOf([dipper], 560, 420);
  const turned = points.map(([x, y]): Point => [-y * 1.25 - 30, -x * 1.12 + 40]);
  const gate = 'M-370 560V-190A370 370 0 0 1 370 -190V560Z';
  const inside = (x: number, y: number) => (y > -190 ? Math.abs(x) < 320 && y < 520 : Math.hypot(x, y + 190) < 320);
  const [a, b]: [Point, Point] = [turned[1] ?? [0, 0], turned[0] ?? [0, 0]];
  const pole: Point = [b[0] + (b[0] - a[0]) * 1.25, b[1] + (b[1] - a[1]) * 1.25];
  return [
    fill(gate, night),
    line('M-334 524V-190A334 334 0 0 1 334 -190V524Z', gold, 6),
    strew(random, 90, (x, y) => inside(x, y) && turned.every(([px, py]) => Math.hypot(px - x, py - y) > 46), ice, 38, 560),
    line(polyline([b, pole]), gold, 5, { more: 'stroke-dasharray="4 20"' }),
    joins(dipper, turned, gold, 8),
    figureMarks(dipper, turned, cream, 1.35),
    spark(pole[0], pole[1], 62, coral, 8, 0.34),
  ].join('');
}

/** The W turns round the pole: one chair, four seasons. */
function cassiopeiaSeasons(): string {
  const [points = []] = chartOf([cassiopeia], 300, 170);
  const seasons = [gold, coral, '#5C8DFF', '#37B79C'];
  const chairs = seasons.map((color, index) =>
    placed(
      joins(cassiopeia, points, color, 9, 30) + figureMarks(cassiopeia, points, color, 1),
      ...polar(0, 0, (index / 4) * Math.PI * 2 - Math.PI / 2, 345),
      index * 90,
    ),
  );
  const arrows = range(4).map((index) =>
    placed(line('M-108 -238A261 261 0 0 1 108 -238', '#5C8DFF', 6, { more: 'stroke-dasharray="2 17"' }), 0, 0, index * 90 + 45),
  );
  return [
    ring(0, 0, 172, gold, 6),
    degreeRing(172, 60, gold, 6, 28),
    spark(0, 0, 128, gold, 8, 0.36),
    disc(0, 0, 30, coral),
    ...arrows,
    ...chairs,
  ].join('');
}

function scorpiusRiver(random: Random): string {
  const [points = []] = chartOf([scorpius], 640, 780);
  const river = smooth([
    [-420, 560],
    [-330, 300],
    [-60, 120],
    [60, -150],
    [330, -330],
    [470, -560],
  ]);
  return [
    line(river, night, 330, { cap: 'butt' }),
    line(river, '#22336F', 200, { cap: 'butt', more: 'stroke-dasharray="3 26"' }),
    line(river, '#3A4F9A', 120, { cap: 'butt', more: 'stroke-dasharray="4 14"' }),
    strew(random, 70, (x, y) => Math.abs(x * 0.82 + y * 0.62) < 110, ice, 30, 480),
    joins(scorpius, points, coral, 10),
    figureMarks(scorpius, points, gold, 1.3, { 4: coral }),
  ].join('');
}

function summerTriangle(random: Random): string {
  const figures = [cygnus, lyra, aquila];
  const charts = chartOf(figures, 700, 860);
  const corners = [charts[0]?.[0], charts[1]?.[0], charts[2]?.[0]].filter((point): point is Point => point !== undefined);
  const drawn = figures.map(
    (figure, index) => joins(figure, charts[index] ?? [], '#5C8DFF', 10, 24) + figureMarks(figure, charts[index] ?? [], '#5C8DFF', 1.3),
  );
  const big = corners.map(([x, y]) => spark(x, y, 92, gold, 8, 0.3) + disc(x, y, 20, coral));
  const across = (x: number, y: number) => Math.abs(x * 0.9 - y * 0.28 + 90) < 120 && Math.abs(y) < 470 && Math.abs(x) < 380;
  return [
    strew(random, 150, across, gold, 20, 480),
    line(polyline(corners, true), gold, 7, { more: 'stroke-dasharray="26 18"' }),
    ...drawn,
    ...big,
  ].join('');
}

/** After the stone chart of 1395: rings, twenty-eight mansions, and the real figures of the north. */
function northernSky(random: Random): string {
  const mansions = [
    0, 12, 22, 38, 44, 62, 80, 91, 99, 108, 118, 134, 151, 157, 170, 181, 196, 207, 222, 238, 240, 249, 282, 285, 300, 307, 325, 342,
  ];
  const spokes = mansions.map((degrees) =>
    polyline([polar(0, 0, (degrees / 180) * Math.PI, 150), polar(0, 0, (degrees / 180) * Math.PI, 455)]),
  );
  const figures = [dipper, cassiopeia, cygnus, lyra, leo, orion, aquila];
  const charts = figures.map((figure) => polarChart(figure, -14, 440));
  const near = charts.flat();
  return [
    disc(0, 0, 535, night),
    ring(0, 0, 512, gold, 5) + ring(0, 0, 455, gold, 8) + degreeRing(462, 180, gold, 4, 40),
    line(spokes.join(''), '#3A4C92', 4),
    ring(0, 0, 150, '#5B70BE', 5) + ring(60, 24, 292, '#5B70BE', 5) + ring(0, 0, 305, '#3A4C92', 4),
    line(
      smooth(
        range(26).map((step) => polar(0, 0, (step / 26) * Math.PI * 2, 330 + Math.sin(step * 0.5) * 84)),
        true,
      ),
      '#2A3A7C',
      62,
    ),
    strew(random, 190, (x, y) => inDisc(440)(x, y) && near.every(([px, py]) => Math.hypot(px - x, py - y) > 20), cream, 24),
    ...figures.map(
      (figure, index) =>
        joins(figure, charts[index] ?? [], gold, 6, 13) +
        figureMarks(figure, charts[index] ?? [], gold, 0.66, figure === orion ? { 0: coral } : {}),
    ),
    spark(0, 0, 40, coral, 8, 0.4),
  ].join('');
}

/** Fifteen nights out, fifteen nights home. */
function moonPhases(): string {
  const nights = range(14).map((index) => {
    const phase = index / 14;
    const [x, y] = polar(0, 0, phase * Math.PI * 2 + Math.PI / 2, 405);
    return moonPhase(x, y, 58 + 26 * Math.sin(phase * Math.PI), phase, gold, night);
  });
  const rays = range(28).map((index) => {
    const angle = (index / 28) * Math.PI * 2;
    return polyline([polar(0, 0, angle, 215), polar(0, 0, angle, index % 2 ? 262 : 296)]);
  });
  return [
    ...nights,
    line(rays.join(''), gold, 9),
    disc(0, 0, 190, night),
    fill('M40 -148A152 152 0 1 0 40 148A190 190 0 0 1 40 -148Z', gold),
    spark(70, -20, 62, cream, 4, 0.16),
    spark(112, 74, 30, cream, 4, 0.2),
  ].join('');
}

/** Seven that everyone can see, and the two you find the next night. */
function sevenSisters(): string {
  const [points = []] = chartOf([pleiades], 640, 560);
  const halos = points.map(([x, y], index) => {
    const r = 168 - (pleiades.stars[index]?.[2] ?? 4) * 19;
    return line(
      range(3)
        .map((step) => circlePath(x, y, r * (0.62 + step * 0.32)))
        .join(''),
      '#5C8DFF',
      5,
      { more: 'stroke-dasharray="3 13"' },
    );
  });
  const stars = points.map(([x, y], index) => {
    const r = 190 - (pleiades.stars[index]?.[2] ?? 4) * 24;
    return spark(x, y, r, index > 6 ? coral : gold, 8, 0.2) + disc(x, y, r * 0.15, index > 6 ? gold : coral);
  });
  return [...halos, joins(pleiades, points, '#5C8DFF', 8, 58), ...stars].join('');
}

/** It was here when your grandmother was born; it will be back. */
function comet(random: Random): string {
  const tail = range(15).map((strand) => {
    const spread = (strand - 7) / 7;
    const length = 900 * (1 - Math.abs(spread) * 0.42) * random.between(0.86, 1.05);
    const points = range(14).map((step): Point => {
      const t = step / 13;
      return [-300 + t * length * 0.8, 250 - t * length * 0.62 + spread * (30 + t * 190) + t * t * 70];
    });
    return line(smooth(points), [gold, coral, '#5C8DFF'][strand % 3] ?? gold, 13 - Math.abs(spread) * 6, {
      more: strand % 2 ? `stroke-dasharray="${20 + strand * 5} ${14 + strand}"` : '',
    });
  });
  return [
    ...tail,
    disc(-300, 250, 112, coral),
    disc(-300, 250, 74, gold),
    spark(-300, 250, 190, cream, 8, 0.22),
    ...[
      [-380, -250, 42],
      [300, 330, 52],
      [90, 440, 26],
      [-120, -400, 26],
      [440, 150, 22],
    ].map(([x = 0, y = 0, r = 0]) => spark(x, y, r, '#5C8DFF', 4, 0.18)),
  ].join('');
}

/** The inner planets as a brass instrument. */
function orbits(): string {
  const tracks = [
    [130, 0.6, 26, '#C9B7A2'],
    [205, 3.9, 40, '#F4A259'],
    [290, 5.3, 46, '#5C8DFF'],
    [375, 2.3, 38, coral],
    [490, 0.1, 62, gold],
  ] as const;
  const drawn = tracks.map(([r, angle, size, color], index) => {
    const [x, y] = polar(0, 0, angle, r);
    const extra =
      index === 4
        ? line(
            `M${short(x - 60)} ${short(y - 18)}Q${short(x)} ${short(y + 2)} ${short(x + 60)} ${short(y - 18)}M${short(x - 58)} ${short(y + 16)}Q${short(x)} ${short(y + 36)} ${short(x + 58)} ${short(y + 16)}`,
            coral,
            10,
          )
        : index === 2
          ? disc(x + 58, y - 30, 11, '#C9B7A2') + ring(x, y, 64, '#C9B7A2', 4)
          : '';
    return ring(0, 0, r, '#3E5BC0', index % 2 ? 6 : 9) + disc(x, y, size, color) + extra;
  });
  const sun = range(24).map((index) =>
    polyline([polar(0, 0, (index / 24) * Math.PI * 2, 74), polar(0, 0, (index / 24) * Math.PI * 2, index % 2 ? 90 : 104)]),
  );
  const belt = range(70).map((index) => {
    const [x, y] = polar(0, 0, index * 0.0897 * 2, 428 + ((index * 37) % 23));
    return disc(x, y, 3 + ((index * 13) % 4), gold);
  });
  return [...drawn, ...belt, line(sun.join(''), gold, 9), disc(0, 0, 60, gold), disc(0, 0, 36, coral)].join('');
}

/** The lion as a card you would like to be dealt. */
function lionCard(random: Random): string {
  const [points = []] = chartOf([leo], 440, 330);
  const lifted = points.map(([x, y]): Point => [x, y + 20]);
  const sun = range(16).map((index) =>
    fill(
      polyline(
        [
          polar(0, -330, (index / 16) * Math.PI * 2 - 0.09, 92),
          polar(0, -330, (index / 16) * Math.PI * 2, 148),
          polar(0, -330, (index / 16) * Math.PI * 2 + 0.09, 92),
        ],
        true,
      ),
      gold,
    ),
  );
  const hills =
    line('M-290 420Q-150 300 0 390T290 350', gold, 7) +
    line('M-290 470Q-120 380 40 450T290 420', coral, 7) +
    line('M-290 520Q-100 460 70 505T290 486', gold, 7);
  return [
    bar(-350, -570, 700, 1140, night, 56),
    line('M-316 -500Q-316 -536 -280 -536H280Q316 -536 316 -500V500Q316 536 280 536H-280Q-316 536 -316 500Z', gold, 6),
    strew(
      random,
      80,
      (x, y) =>
        Math.abs(x) < 280 &&
        y < 260 &&
        y > -500 &&
        Math.hypot(x, y + 330) > 170 &&
        lifted.every(([px, py]) => Math.hypot(px - x, py - y) > 42),
      ice,
      40,
      560,
    ),
    ...sun,
    disc(0, -330, 80, coral) + line('M-34 -344q10 -12 20 0M14 -344q10 -12 20 0M-20 -308q20 18 40 0', night, 8),
    joins(leo, lifted, gold, 7),
    figureMarks(leo, lifted, cream, 1.25, { 0: ice }),
    `<clipPath id="card"><rect x="-313" y="-530" width="626" height="1063" rx="30"/></clipPath><g clip-path="url(#card)">${hills}</g>`,
  ].join('');
}

/** Two hours over the old observatory at Gyeongju. */
function trails(random: Random): string {
  const arcs = range(26).map((index) => {
    const r = 62 + index * 19;
    const from = random.between(0, Math.PI * 2);
    return range(2)
      .map((piece) => {
        const start = from + piece * Math.PI + random.between(-0.3, 0.3);
        const points = range(16)
          .map((step) => polar(0, -130, start + (step / 15) * random.between(1.15, 1.2), r))
          .filter(([x, y]) => y < 300 || Math.abs(x) > 240);
        const runs = points.filter(([, y]) => y < 330);
        return runs.length > 5 ? line(smooth(runs), [gold, cream, ice, coral][(index * 3 + piece) % 4] ?? gold, 5 + (index % 3) * 2.4) : '';
      })
      .join('');
  });
  const courses = range(12).map((course) => {
    const t = course / 11;
    const half = 92 + 86 * t ** 1.7;
    return bar(-half, 118 + course * 30, half * 2, 26, course % 2 ? '#E9D7B1' : '#D9C294', 5);
  });
  const joints = range(12).flatMap((course) =>
    range(4).map((joint) => {
      const half = 92 + 86 * (course / 11) ** 1.7;
      const x = -half + (half * 2 * (joint + (course % 2 ? 0.5 : 1))) / 4.5;
      return bar(x, 118 + course * 30, 5, 26, '#B79B68');
    }),
  );
  return [
    disc(0, -40, 560, night),
    `<clipPath id="dome"><circle cx="0" cy="-40" r="548"/></clipPath><g clip-path="url(#dome)">${arcs.join('')}${bar(-560, 476, 1120, 120, '#2C7A5E')}</g>`,
    spark(0, -130, 34, cream, 8, 0.4),
    bar(-112, 84, 224, 32, '#E9D7B1', 5) + bar(-128, 60, 256, 26, '#D9C294', 5),
    ...courses,
    ...joints,
    bar(-34, 246, 68, 66, night, 4),
  ].join('');
}
