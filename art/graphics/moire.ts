import type { Motifs } from './motif.ts';
import { circlePath, type Point, polar, polyline, range, ribbon, short, smooth } from './path.ts';
import { disc, fill, line, placed, ring } from './svg.ts';

/** Two innocent patterns meet and a third appears. No chance in it: only arithmetic. */
const red = '#F0372E';
const blue = '#1E3FE0';
const orange = '#FF7A1A';
const teal = '#00A3A3';
const violet = '#6A35E8';
const lime = '#B6E82A';
const black = '#16161A';
const white = '#FFFDF6';
const rose = '#FF5FA8';

export const moireMotifs: Motifs = {
  'moire-two-suns': twoSuns,
  'moire-sphere': sphere,
  'moire-fall': waterfall,
  'moire-turn': turningSquares,
  'moire-rays': rays,
  'moire-swell': swell,
  'moire-blaze': blaze,
  'moire-tunnel': tunnel,
  'moire-eye': eye,
  'moire-cubes': cubes,
  'moire-pond': interference,
  'moire-knot': knot,
};

const evenodd = 'fill-rule="evenodd"';
const rings = (x: number, y: number, count: number, step: number) =>
  range(count)
    .map((index) => circlePath(x, y, (index + 0.75) * step) + circlePath(x, y, (index + 0.25) * step))
    .join('');

/** Two sets of rings, a hand's breadth apart. */
function twoSuns(): string {
  return fill(rings(-105, 0, 27, 15), red, evenodd) + fill(rings(105, 0, 27, 15), blue, evenodd);
}

/** A chessboard that swallowed a ball. */
function sphere(): string {
  const bend = (u: number, v: number): Point => {
    const d = Math.hypot(u, v);
    const r = d < 1e-6 ? 0 : Math.sin((Math.min(d, 1) * Math.PI) / 2) / d;
    return [u * r * 480, v * r * 480];
  };
  const n = 11;
  const cells = range(n * 2).flatMap((row) =>
    range(n * 2).map((column) => {
      const [left, top] = [(column - n) / n, (row - n) / n];
      const s = 1 / n;
      const corners = [
        [left, top],
        [left + s, top],
        [left + s, top + s],
        [left, top + s],
      ] as const;
      if ((row + column) % 2 || Math.hypot(left + s / 2, top + s / 2) > 1) return '';
      const edge = corners.flatMap(([x, y], index) => {
        const [nx, ny] = corners[(index + 1) % 4] ?? [x, y];
        return range(4).map((step) => bend(x + ((nx - x) * step) / 4, y + ((ny - y) * step) / 4));
      });
      return polyline(edge, true);
    }),
  );
  return disc(0, 0, 486, lime) + fill(cells.join(''), violet);
}

/** Upright stripes that lose their footing. */
function waterfall(): string {
  const edge = (x: number) =>
    range(49).map((step): Point => {
      const y = -520 + (step / 48) * 1040;
      const sway = Math.sin(y / 112 + x / 260) * (34 + 26 * Math.sin(x / 190)) + Math.sin(y / 61 + x / 90) * 10;
      return [x + sway, y];
    });
  const stripes = range(19).map((index) => {
    const x = -396 + index * 44;
    const width = 22 + Math.sin(index * 0.7) * 6;
    const d = smooth([...edge(x), ...edge(x + width).reverse()], true, 1 / 7);
    return fill(d, index % 6 === 2 ? orange : index % 6 === 5 ? rose : blue);
  });
  return stripes.join('');
}

/** Forty-four squares, each turned two and a half degrees further. */
function turningSquares(): string {
  return range(34)
    .map((index) => {
      const size = 700 * 0.925 ** index;
      return placed(
        `<rect x="${short(-size / 2)}" y="${short(-size / 2)}" width="${short(size)}" height="${short(size)}" fill="${index % 2 ? white : index % 4 === 0 ? black : red}"/>`,
        0,
        0,
        45 + index * 5,
      );
    })
    .join('');
}

/** Two stars that share a heart; their rays quarrel. */
function rays(): string {
  const star = (x: number, y: number, count: number, r: number, color: string) => {
    const d = range(count).map((index) => {
      const [a, b] = [((index * 2) / count) * Math.PI, ((index * 2 + 1) / count) * Math.PI];
      const [px, py] = polar(x, y, a, r);
      const [qx, qy] = polar(x, y, b, r);
      return `M${short(x)} ${short(y)}L${short(px)} ${short(py)}L${short(qx)} ${short(qy)}Z`;
    });
    return fill(d.join(''), color);
  };
  return star(0, -90, 72, 470, orange) + star(0, 90, 72, 470, teal);
}

/** Dots on a drum skin, just after the blow. */
function swell(): string {
  const dots = range(27).flatMap((row) =>
    range(27).map((column) => {
      const [u, v] = [(column - 13) / 13, (row - 13) / 13];
      const d = Math.hypot(u, v);
      if (d > 1.02) return '';
      const wave = Math.cos(d * 12.2);
      const push = 1 + 0.07 * Math.sin(d * 12.2);
      return disc(u * 480 * push, v * 480 * push, 10.5 + wave * 7.4, wave > 0.15 ? rose : violet);
    }),
  );
  return dots.join('');
}

/** Zigzags on circles that forgot their centre. */
function blaze(): string {
  const teeth = 44;
  const edges = range(8).map((level) => {
    const r = 500 * (1 - level / 8) ** 0.94 + 14;
    const [cx, cy] = [level * 15, -level * 13];
    const phase = level % 2;
    return range(teeth).map((tooth) => polar(cx, cy, ((tooth + phase * 0.94 + level * 0.32) / teeth) * Math.PI * 2, r));
  });
  const bands = edges.slice(0, -1).map((outer, level) => {
    const inner = edges[level + 1] ?? outer;
    return range(teeth)
      .map((tooth) => {
        const [a, b] = [outer[tooth], outer[(tooth + 1) % teeth]];
        const [c, d] = [inner[(tooth + 1) % teeth], inner[tooth]];
        if (!a || !b || !c || !d || tooth % 2) return '';
        return polyline([a, b, c, d], true);
      })
      .join('');
  });
  return disc(0, 0, 500, white) + bands.map((d, level) => fill(d, level % 3 === 1 ? red : black)).join('');
}

/** A corridor of arches with no far end. */
function tunnel(): string {
  const colors = [teal, white, orange, white];
  let [x, floor] = [0, 470];
  return range(26)
    .map((index) => {
      const size = 430 * 0.872 ** index;
      const room = size * 0.128;
      const d = `M${short(x - size)} ${short(floor)}V${short(floor - size * 1.25)}A${short(size)} ${short(size)} 0 0 1 ${short(x + size)} ${short(floor - size * 1.25)}V${short(floor)}Z`;
      x += Math.sin(index * 0.5 + 0.4) * room * 0.72;
      floor -= room * 0.8;
      return fill(d, colors[index % 4] ?? teal);
    })
    .join('');
}

/** Level lines that swell where it is dark, and something looks back. */
function eye(): string {
  const dark = (x: number, y: number) => {
    const lid = 235 * Math.max(0, 1 - (x / 480) ** 2);
    const d = Math.hypot(x, y);
    if (Math.hypot(x + 46, y + 52) < 38) return 0.12;
    if (d < 78) return 1;
    if (Math.abs(y) < lid && d < 196) return 0.5 + 0.28 * Math.cos(d / 13);
    const rim = Math.exp(-(((Math.abs(y) - lid) / 30) ** 2));
    return Math.abs(y) < lid ? 0.16 + rim * 0.6 : 0.34 + rim * 0.62 + 0.16 * Math.sin(Math.hypot(x, y * 1.6) / 21);
  };
  const rows = range(35).map((row) => {
    const y = -442 + row * 26;
    const half = Math.sqrt(Math.max(0, 500 ** 2 - y ** 2));
    const points = range(110).map((step): Point => {
      const x = -half + (step / 109) * half * 2;
      return [x, y + Math.sin(x / 150) * 7];
    });
    const swollen = ribbon(points, (t) => Math.max(3, dark(-half + t * half * 2, y) * 25));
    return fill(polyline(swollen, true), Math.abs(y) < 200 ? blue : red);
  });
  return rows.join('');
}

/** Cubes, or holes: they change when you blink. */
function cubes(): string {
  const s = 118;
  const h = s * Math.sqrt(3);
  const face = (points: readonly Point[], color: string) => {
    const [a, b, c, d] = points;
    if (!a || !b || !c || !d) return '';
    const mix = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    return range(6)
      .map((k) => fill(polyline([mix(a, d, k / 6), mix(b, c, k / 6), mix(b, c, (k + 0.62) / 6), mix(a, d, (k + 0.62) / 6)], true), color))
      .join('');
  };
  const cube = (x: number, y: number) => {
    const at = (angle: number): Point => polar(x, y, (angle * Math.PI) / 180, s);
    const o: Point = [x, y];
    return (
      face([at(210), at(270), at(330), o], rose) + face([at(90), o, at(330), at(30)], violet) + face([at(150), at(210), o, at(90)], orange)
    );
  };
  const spots = [-2, -1, 0, 1, 2].flatMap((row) =>
    range(5 - Math.abs(row)).map((column): Point => [(column - (4 - Math.abs(row)) / 2) * h, row * s * 1.5]),
  );
  return spots.map(([x, y]) => cube(x, y)).join('');
}

/** Three stones fall into one pond; where two ripples meet they cancel. */
function interference(): string {
  const stones = [
    [-150, -120, 34],
    [185, -70, 29],
    [-20, 190, 38],
  ] as const;
  const ripples = stones.map(([x, y, step]) =>
    range(24)
      .map((index) => circlePath(x, y, (index + 0.5) * step))
      .join(''),
  );
  return [
    '<clipPath id="pond"><circle r="490"/></clipPath>',
    disc(0, 0, 490, teal),
    `<g clip-path="url(#pond)">${fill(ripples.join(''), lime, evenodd)}</g>`,
  ].join('');
}

/** One ribbon of nine lines, tied so that it never ends. */
function knot(): string {
  const strand = (offset: number): Point[] =>
    range(180).map((step) => {
      const t = (step / 180) * Math.PI * 2;
      const x = Math.sin(t) + 2 * Math.sin(2 * t);
      const y = Math.cos(t) - 2 * Math.cos(2 * t);
      const dx = Math.cos(t) + 4 * Math.cos(2 * t);
      const dy = -Math.sin(t) + 4 * Math.sin(2 * t);
      const length = Math.hypot(dx, dy);
      return [x * 148 - (dy / length) * offset, y * 148 + (dx / length) * offset + 30];
    });
  const lanes = range(9).map((lane) => (lane - 4) * 19);
  const over = (from: number, to: number) => {
    const part = (offset: number) => strand(offset).slice(from, to);
    const edge = [...part(-92), ...part(92).reverse()];
    return {
      edge,
      lines: lanes.map((offset, lane) => line(smooth(part(offset)), [blue, rose, black][lane % 3] ?? blue, 11, { cap: 'butt' })).join(''),
    };
  };
  const whole = lanes.map((offset, lane) => line(smooth(strand(offset), true), [blue, rose, black][lane % 3] ?? blue, 11)).join('');
  const bridges = [0, 60, 120].map((start) => {
    const { edge, lines } = over(start + 20, start + 41);
    return fill(polyline(edge, true), white) + lines;
  });
  return whole + bridges.join('') + ring(0, 30, 0.1, blue, 0.1);
}
