import { type Point, pointsOf, polar, range, smooth } from '../path.ts';
import type { Random } from '../random.ts';
import { disc, fill, line } from '../svg.ts';
import { pot, up } from './botanical-plant.ts';

/** A clock of seeds, a few hours already gone. */
export function dandelion(random: Random): string {
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

/** An old cactus that flowers once in three years. */
export function cactus(): string {
  const body = pointsOf(
    '0,220 -120,215 -128,80 -130,20 -250,30 -300,-30 -300,-150 -262,-190 -224,-150 -222,-70 -190,-48 -130,-50 -128,-300 -80,-430 0,-470 80,-430 128,-300 130,40 200,38 222,0 224,-170 262,-210 300,-170 298,60 240,128 130,130 122,215 0,220',
  );
  const ribs = pointsOf('-62,210 -66,-100 -50,-380 -30,-100 0,205 4,-100 0,-440 34,-100 62,205 66,-100 50,-380 70,100 0,222');
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

/** A pine that has leaned into the sea wind for a hundred years. */
export function pine(random: Random): string {
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

/** Petals open in three rounds; the pond is one more loop. */
export function lotus(): string {
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
