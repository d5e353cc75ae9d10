import { drawOneLine, type Grammar, type Pen } from '../one-line.ts';
import { type Point, pointsOf, smooth } from '../path.ts';
import type { Random } from '../random.ts';
import { fill, line } from '../svg.ts';

/** Heading of a plant that grows straight up. */
export const up = -Math.PI / 2;

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
  tremble: 0.03,
  gap: 9,
  organs: {},
};

type Look = { readonly ink: string; readonly width: number; readonly tints?: Readonly<Record<string, string>> };

/** Grows one plant; tinted organs get a flat shape beneath the line, slipped like a woodblock. */
export function plant(grammar: Partial<Grammar>, start: Partial<Pen>, look: Look, random: Random, before: readonly Point[] = []): string {
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
export const pot = (top: number, half: number, tall: number): Point[] =>
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

/** A glass vase with some water in it, ending where the stems begin. */
export const vase = (): Point[] =>
  pointsOf(
    '-30,520 -150,505 -200,420 -160,320 -80,250 -66,190 -112,150 112,150 66,190 80,250 160,320 200,420 150,505 0,520 -140,505 -186,400 -90,380 0,404 90,380 150,396 70,300 14,220 0,150',
  );
