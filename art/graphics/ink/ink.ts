import { contourLines } from '../contours.ts';
import type { Motifs } from '../motif.ts';
import { gradientNoise, layered } from '../noise.ts';
import { type Point, polyline, range, ribbon, smooth } from '../path.ts';
import type { Random } from '../random.ts';
import { disc, fill, line } from '../svg.ts';
import { aboveHorizon } from './horizon.ts';
import { bigWave, clouds, fivePeaks, scales, whirlpool } from './ink-waves.ts';

/** Mountains and water in contour lines: one brush, one ink, sometimes a seal. */
const sumi = '#232936';
const white = '#FBF6E9';
const seal = '#D9402B';
const indigo = '#2C4FB8';
const pine = '#2F7D68';

export const inkMotifs: Motifs = {
  'ink-ridges': ridges,
  'ink-five-peaks': fivePeaks,
  'ink-scales': scales,
  'ink-island': island,
  'ink-sunset': sunset,
  'ink-scroll': scroll,
  'ink-big-wave': bigWave,
  'ink-whirlpool': whirlpool,
  'ink-wind': wind,
  'ink-strata': strata,
  'ink-lake': lake,
  'ink-clouds': clouds,
};

const across = (count: number, half: number) => range(count).map((index) => (index / (count - 1)) * 2 * half - half);
const chord = (y: number, r: number) => Math.sqrt(Math.max(0, r * r - y * y));

/** Forty ridges inside a full moon, each one a little further away. */
function ridges(random: Random): string {
  const noise = layered(gradientNoise(random), 2);
  const rows = range(40).map((row) => 455 - row * 17.5);
  const lines = rows.map((base, row) => {
    const half = chord(base, 520);
    return across(160, 520).map((x): Point => {
      if (Math.abs(x) > half) return [x, Number.POSITIVE_INFINITY];
      const range1 = Math.exp(-(((x + 90 - row * 3) / 190) ** 2)) * 1.1 + Math.exp(-(((x - 270) / 120) ** 2)) * 0.55;
      const rock = Math.max(0, 0.62 + noise(x / 105 + 3, row * 0.2));
      return [x, base - (range1 + 0.1) * rock ** 1.4 * 190 * Math.min(1, (half - Math.abs(x)) / 120) * (0.55 + row / 60)];
    });
  });
  const visible = aboveHorizon(lines, 4).map((run) => polyline(run));
  return disc(-250, -300, 105, seal) + line(visible.join(''), white, 6);
}

/** An island nobody has surveyed, at twenty metres a line. */
function island(random: Random): string {
  const noise = layered(gradientNoise(random), 3);
  const height = (x: number, y: number) => {
    const shore = 1 - Math.hypot(x * 0.92, y * 1.12) / 500;
    return shore * 1.5 + noise(x / 260 + 5, y / 260) * 0.55;
  };
  const levels = range(15).map((step) => 0.16 + step * 0.105);
  const lines = levels.map((level, index) => {
    const d = contourLines(height, level, 560, 84)
      .filter((points) => points.length > 9)
      .map((points) =>
        smooth(
          points.filter((_, at) => at % 2 === 0),
          true,
        ),
      )
      .join('');
    return line(d, index === 0 ? indigo : pine, index === 0 ? 17 : index % 5 === 0 ? 11 : 5);
  });
  const surf = [0.06, -0.04].map((level, index) =>
    line(
      contourLines(height, level, 760, 86)
        .filter((points) => points.length > 20)
        .map((points) =>
          smooth(
            points.filter((_, at) => at % 2 === 0),
            true,
          ),
        )
        .join(''),
      indigo,
      5,
      { more: `stroke-dasharray="${index ? '6 26' : '34 18'}"` },
    ),
  );
  return surf.join('') + lines.join('');
}

/** The sun goes down in thirty strokes and comes apart on the water. */
function sunset(random: Random): string {
  const hill = across(40, 560).map(
    (x): Point => [x, 62 - 130 * Math.exp(-(((x + 400) / 130) ** 2)) - 84 * Math.exp(-(((x - 430) / 150) ** 2))],
  );
  const shore = stroke(hill, (t) => 18 * Math.sin(Math.PI * t) ** 0.6 + 1, indigo);
  return sunStrokes() + shore + glitter(random);
}

function sunStrokes(): string {
  const strokes: string[] = [];
  let y = -500;
  for (let row = 0; y < 60; row += 1) {
    const half = chord(y + 190, 330);
    const [thick, level] = [7 + row * 1.1, y];
    const points = across(9, half).map((x): Point => [x, level + Math.sin(x / 90 + row) * 2]);
    if (half > 12) strokes.push(stroke(points, (t) => thick * Math.min(1, 6 * t * (1 - t) + 0.35), seal));
    y += thick * 0.5 + 20 - row * 0.2;
  }
  return strokes.join('');
}

/** Pieces of the sun near the middle, pieces of the sea beside them. */
function glitter(random: Random): string {
  const pieces = range(17).flatMap((row) => {
    const reach = 470 - row * 15;
    return range(3).map((piece) => {
      const middle = random.between(-reach * 0.62, reach * 0.62) * (piece === 0 ? 0.3 : 1);
      const half = random.between(40, 190) * (1 - row * 0.03);
      const points = across(9, half).map((x): Point => [x + middle, 90 + row * 25 + Math.sin((x + middle) / 48 + row) * 6]);
      return stroke(points, (t) => 15 * Math.sin(Math.PI * t) + 1, Math.abs(middle) < 130 ? seal : indigo);
    });
  });
  return pieces.join('');
}

const stroke = (points: readonly Point[], width: (along: number) => number, color: string) =>
  fill(smooth(ribbon(points, width), true), color);

/** A tall scroll: five ranges, each hatched with falling strokes that die away in mist. */
function scroll(random: Random): string {
  const noise = layered(gradientNoise(random), 4);
  const parts: string[] = [];
  const ceiling = new Map<number, number>();
  range(5).forEach((rangeIndex) => {
    const base = 560 - rangeIndex * 215;
    const ridge = across(76, 360).map((x): Point => {
      const peak = Math.exp(-(((x - (rangeIndex % 2 ? 130 : -110)) / 150) ** 2)) * 260;
      return [x, base - peak - noise(x / 210 + rangeIndex * 9, rangeIndex) * 120];
    });
    ridge.forEach(([x, y], index) => {
      const floor = (ceiling.get(index) ?? 760) - 46;
      const depth = Math.min(floor, y + 70 + Math.abs(noise(x / 37, rangeIndex * 5)) * 190);
      if (depth > y + 12 && index % 1 === 0) {
        const lean = noise(x / 120, rangeIndex + 30) * 26;
        parts.push(
          `M${Math.round(x)} ${Math.round(y + 10)}q${Math.round(lean)} ${Math.round((depth - y) / 2)} ${Math.round(lean * 0.4)} ${Math.round(depth - y)}`,
        );
      }
    });
    const open = ridge.filter(([, y], index) => y < (ceiling.get(index) ?? 760) - 20);
    for (const [index, [, y]] of ridge.entries()) ceiling.set(index, Math.min(ceiling.get(index) ?? 760, y));
    parts.push(
      polyline(
        ribbon(open, (t) => 2 + 11 * Math.sin(Math.PI * t)),
        true,
      ),
    );
  });
  return line(parts.join(''), white, 3.6) + disc(215, -620, 74, seal);
}

/** Wind over barley: strokes follow an invisible current inside a circle. */
function wind(random: Random): string {
  const noise = gradientNoise(random);
  const strokes: string[] = [];
  const taken: Point[] = [];
  for (let attempt = 0; attempt < 1500 && strokes.length < 250; attempt += 1) {
    const start: Point = [random.between(-500, 500), random.between(-500, 500)];
    if (Math.hypot(...start) > 490 || taken.some(([x, y]) => Math.hypot(x - start[0], y - start[1]) < 27)) continue;
    const points: Point[] = [start];
    for (let step = 0; step < 16; step += 1) {
      const [x, y] = points[points.length - 1] ?? start;
      const turn = noise(x / 330, y / 330) * 2.7 + noise(x / 120 + 9, y / 120) * 0.35;
      const next: Point = [x + Math.cos(turn) * 14, y + Math.sin(turn) * 14];
      if (Math.hypot(...next) > 500 || taken.some(([tx, ty]) => Math.hypot(tx - next[0], ty - next[1]) < 13)) break;
      points.push(next);
    }
    if (points.length < 4) continue;
    taken.push(...points);
    const thick = random.between(8, 17);
    strokes.push(
      fill(
        smooth(
          ribbon(
            points.filter((_, index) => index % 2 === 0),
            (t) => thick * (1 - t) ** 0.7 + 0.8,
          ),
          true,
        ),
        random.next() < 0.07 ? seal : pine,
      ),
    );
  }
  return strokes.join('');
}

/** One mountain, opened: every line remembers the line beneath it. */
function strata(random: Random): string {
  const noise = layered(gradientNoise(random), 3);
  const outline = (x: number) =>
    Math.max(0, 1 - Math.abs(x / 520) ** 1.25) * 640 + noise(x / 150, 2) * 76 - (Math.abs(x) < 70 ? (70 - Math.abs(x)) * 0.75 : 0);
  const layers = range(24).map((layer) => {
    const level = 1 - layer / 24;
    const points = across(130, 520).map((x): Point => {
      const top = outline(x);
      const own = (layer / 24) * 640 + noise(x / 190 + 7, layer * 0.16) * 120 * level ** 0.4 * Math.min(1, layer / 3);
      return [x, 330 - Math.min(top, own)];
    });
    const kept = points.filter(([x, y]) => 330 - y < outline(x) - 5);
    const runs: Point[][] = [[]];
    kept.forEach((point, index) => {
      const before = kept[index - 1];
      if (before && point[0] - before[0] > 10) runs.push([]);
      runs[runs.length - 1]?.push(point);
    });
    return runs
      .filter((run) => run.length > 3)
      .map((run) =>
        fill(
          polyline(
            ribbon(run, (t) => (3 + (layer % 4 === 0 ? 10 : 3)) * Math.sin(Math.PI * Math.min(Math.max(t, 0.03), 0.97)) ** 0.4),
            true,
          ),
          layer % 4 === 0 ? seal : sumi,
        ),
      )
      .join('');
  });
  const edge = across(150, 520).map((x): Point => [x, 330 - outline(x)]);
  return (
    layers.join('') +
    fill(
      polyline(
        ribbon(edge, (t) => 13 * Math.sin(Math.PI * t) ** 0.5 + 2),
        true,
      ),
      sumi,
    )
  );
}

/** The range twice: once in the air, once broken by the lake. */
function lake(random: Random): string {
  const noise = layered(gradientNoise(random), 4);
  const top = (x: number) =>
    (Math.exp(-(((x + 130) / 170) ** 2)) * 330 + Math.exp(-(((x - 220) / 130) ** 2)) * 240 + noise(x / 130, 4) * 66 + 40) *
    Math.max(0, 1 - Math.abs(x / 540) ** 3);
  const upper = range(15).map((row) => {
    const level = row * 27;
    return across(140, 530)
      .filter((x) => top(x) > level + 3)
      .reduce<Point[][]>((runs, x) => {
        const last = runs[runs.length - 1];
        const point: Point = [x, -level - noise(x / 60, row) * 9];
        if (last && x - (last[last.length - 1]?.[0] ?? 0) < 9) last.push(point);
        else runs.push([point]);
        return runs;
      }, [])
      .filter((run) => run.length > 2)
      .map((run) => polyline(run))
      .join('');
  });
  const ridge = across(150, 530).map((x): Point => [x, -top(x)]);
  const ripples = range(17).map((row) => {
    const depth = 22 + row * 24;
    const half = 520 * Math.sqrt(Math.max(0, 1 - (row / 18) ** 2));
    return across(100, half)
      .reduce<string>((d, x, index) => {
        const broken = noise(x / 66 + row * 3.1, row * 1.7) > (top(x) * 1.05 > depth ? -0.72 : 0.24);
        const y = depth + Math.sin(x / 34 + row * 1.3) * 4;
        return broken ? `${d}${index === 0 || !d.endsWith(' ') ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)} ` : d.trimEnd();
      }, '')
      .trimEnd();
  });
  return [
    disc(330, -330, 66, seal),
    line(upper.join(''), indigo, 5),
    fill(
      polyline(
        ribbon(ridge, (t) => 12 * Math.sin(Math.PI * t) ** 0.5 + 1),
        true,
      ),
      indigo,
    ),
    line(ripples.join(''), indigo, 7),
  ].join('');
}
