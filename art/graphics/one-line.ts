import { type Point, polar, range } from './path.ts';
import type { Random } from './random.ts';

/** The state of the pen: position, heading (radians, up is -PI/2), step length, branching depth. */
export type Pen = { x: number; y: number; heading: number; step: number; depth: number };

/** Part of a plant: points of a loop that starts and ends at the pen. */
export type Organ = (pen: Pen, random: Random) => Point[];

/** A plant as a rewriting grammar (Lindenmayer): each letter grows into one of its sentences. */
export type Grammar = {
  readonly axiom: string;
  readonly rules: Readonly<Record<string, readonly string[]>>;
  readonly generations: number;
  /** Degrees of + and -, and their random variation. */
  readonly angle: number;
  readonly sway: number;
  readonly step: number;
  /** Step length of a branch relative to its parent. */
  readonly shrink: number;
  /** Degrees each step bends, and the pull (0..1) towards the ground. */
  readonly bend: number;
  readonly droop: number;
  /** Random bend of each step, in radians. */
  readonly tremble: number;
  /** Distance between the outward and the return line, in units. */
  readonly gap: number;
  readonly organs: Readonly<Record<string, Organ>>;
};

export type OneLine = { readonly points: Point[]; readonly loops: { organ: string; points: Point[] }[] };

/** Rewrites the axiom `generations` times. */
function grow(grammar: Grammar, random: Random): string {
  let sentence = grammar.axiom;
  for (let generation = 0; generation < grammar.generations; generation += 1) {
    sentence = [...sentence].map((letter) => (grammar.rules[letter] ? random.pick(grammar.rules[letter]) : letter)).join('');
  }
  return sentence;
}

/**
 * Walks the sentence without lifting the pen: F steps, + and - turn, [ branches off and ] walks back along the other side of the same
 * branch, every other letter draws its organ.
 */
export function drawOneLine(grammar: Grammar, start: Pen, random: Random): OneLine {
  const points: Point[] = [[start.x, start.y]];
  const loops: OneLine['loops'] = [];
  const pen = { ...start };
  const branches: { pen: Pen; spine: { at: Point; heading: number }[] }[] = [{ pen: { ...start }, spine: [] }];
  const walkBack = () => {
    const branch = branches.pop();
    if (!branch) return;
    const gap = Math.max(grammar.gap * 0.82 ** branch.pen.depth, 2);
    for (const { at, heading } of branch.spine.reverse()) points.push(polar(at[0], at[1], heading + Math.PI / 2, gap));
    Object.assign(pen, branch.pen);
  };
  const turn = (way: number) => {
    pen.heading += ((grammar.angle * way + random.between(-grammar.sway, grammar.sway)) * Math.PI) / 180;
  };
  const forward = () => {
    branches[branches.length - 1]?.spine.push({ at: [pen.x, pen.y], heading: pen.heading });
    const fall = Math.sin(Math.PI / 2 - pen.heading) * grammar.droop;
    pen.heading += (grammar.bend * Math.PI) / 180 + fall + random.between(-grammar.tremble, grammar.tremble);
    [pen.x, pen.y] = polar(pen.x, pen.y, pen.heading, pen.step);
    points.push([pen.x, pen.y]);
  };
  for (const letter of grow(grammar, random)) {
    if (letter === 'F') forward();
    else if (letter === '+') turn(1);
    else if (letter === '-') turn(-1);
    else if (letter === '[') {
      branches.push({ pen: { ...pen }, spine: [] });
      pen.step *= grammar.shrink;
      pen.depth += 1;
    } else if (letter === ']') walkBack();
    else {
      const loop = grammar.organs[letter]?.(pen, random);
      if (!loop) continue;
      points.push(...loop, [pen.x, pen.y]);
      loops.push({ organ: letter, points: loop });
    }
  }
  while (branches.length > 0) walkBack();
  return { points, loops };
}

const along = (pen: Pen, out: number, aside: number): Point => {
  const [x, y] = polar(pen.x, pen.y, pen.heading, out);
  return polar(x, y, pen.heading + Math.PI / 2, aside);
};

/** A leaf with its midrib; length and breadth in units at depth 0. */
export const leafOrgan =
  (length: number, breadth: number, rib = true, scaled = 0.9): Organ =>
  (pen, random) => {
    const size = scaled ** pen.depth * random.between(0.88, 1.12);
    const at = (out: number, aside: number) => along(pen, out * length * size, aside * breadth * size);
    const rim: Point[] = [at(0.18, -0.55), at(0.45, -1), at(0.76, -0.7), at(1, 0), at(0.76, 0.7), at(0.45, 1), at(0.18, 0.55), at(0, 0)];
    return rib ? [...rim, at(0.4, 0.03), at(0.72, 0), at(0.4, -0.03)] : rim;
  };

/** Petals one after another round the tip of the stem. */
export const blossomOrgan =
  (petals: number, reach: number, breadth: number, spread = Math.PI * 2): Organ =>
  (pen) =>
    range(petals).flatMap((petal): Point[] => {
      const angle = spread >= 6.2 ? (petal / petals) * spread : -spread / 2 + (petal / (petals - 1)) * spread;
      const leaning = { ...pen, heading: pen.heading + angle };
      return [
        along(leaning, reach * 0.4, -breadth * 0.7),
        along(leaning, reach * 0.85, -breadth),
        along(leaning, reach, 0),
        along(leaning, reach * 0.85, breadth),
        along(leaning, reach * 0.4, breadth * 0.7),
        along(leaning, reach * 0.12, 0),
      ];
    });

/** A round berry or fruit hanging from the tip. */
export const berryOrgan =
  (radius: number): Organ =>
  (pen) =>
    range(10).map((step) => {
      const [cx, cy] = polar(pen.x, pen.y, pen.heading, radius);
      return polar(cx, cy, pen.heading + Math.PI + (step / 9) * Math.PI * 2, radius);
    });

/** A fan with a notch: the leaf of the ginkgo. */
export const fanOrgan =
  (reach: number): Organ =>
  (pen, random) => {
    const size = reach * random.between(0.8, 1.1);
    return [-0.8, -0.62, -0.4, -0.2, -0.04, 0.04, 0.2, 0.4, 0.62, 0.8].map((angle, index) =>
      polar(pen.x, pen.y, pen.heading + angle, size * (index === 4 || index === 5 ? 0.62 : 1 - Math.abs(angle) * 0.18)),
    );
  };

/** A tulip seen from the side. */
export const cupOrgan =
  (size: number): Organ =>
  (pen) =>
    (
      [
        [0.1, -0.42],
        [0.5, -0.6],
        [1.1, -0.5],
        [0.75, -0.22],
        [1.2, 0],
        [0.75, 0.22],
        [1.1, 0.5],
        [0.5, 0.6],
        [0.1, 0.42],
      ] as const
    ).map(([out, aside]) => along(pen, out * size, aside * size));
