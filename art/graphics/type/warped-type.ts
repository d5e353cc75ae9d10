import type { Motifs } from '../motif.ts';
import { type Point, polar, polyline, range, short } from '../path.ts';
import type { Random } from '../random.ts';
import { disc, fill, line, placed, ring } from '../svg.ts';
import { type Warp, warpWord } from './warp-letters.ts';

/** Words that do what they say. Most are sounds and gestures of Korean. */
const blue = '#2C4CF0';
const pink = '#FF6FAE';
const red = '#F33F2F';
const orange = '#FF8A1F';
const yellow = '#FFD02B';
const mint = '#2CC9A0';
const violet = '#7A45E6';
const ink = '#1A1A22';
const white = '#FFFDF4';

export const warpedTypeMotifs: Motifs = {
  'type-waves': waves,
  'type-spin': spin,
  'type-squishy': squishy,
  'type-rolling': rolling,
  'type-sparkle': sparkle,
  'type-swaying': swaying,
  'type-thud': thud,
  'type-stretch': stretch,
  'type-echo': echo,
  'type-melting': melting,
  'type-sunday': sunday,
  'type-bubbling': bubbling,
};

/** 출렁출렁: each line rides a taller wave than the one above. */
function waves(): string {
  const edge = (u: number, level: number) => -420 + level * 186 + Math.sin(u * Math.PI * 3 + level * 0.5) * (4 + level * 13);
  const rows = range(5).map((row) => {
    const warp: Warp = (u, v) => [-500 + u * 1000, edge(u, row) * (1 - v) + (edge(u, row + 1) - 22) * v];
    return fill(warpWord('출렁출렁', warp), ['#9BD8FF', '#63B4FF', '#3E86FF', blue, '#1B2FB8'][row] ?? blue);
  });
  return rows.join('');
}

/** 빙글빙글: three rings, the inner ones a little dizzier. */
function spin(): string {
  const turn = (text: string, outer: number, inner: number, start: number, color: string) =>
    fill(
      warpWord(text, (u, v) => polar(0, 0, start + u * Math.PI * 1.96 + v * 0.16, outer + (inner - outer) * v), 900, 0.02),
      color,
    );
  return [
    turn('빙글빙글빙글빙글빙글', 520, 385, -1.5, violet),
    turn('빙글빙글빙글', 368, 230, -0.6, pink),
    turn('빙글빙글', 214, 92, 0.6, orange),
    disc(0, 0, 68, violet) + disc(0, 0, 28, yellow),
  ].join('');
}

/** 말랑말랑: two rows of rice cake, pressed by a thumb. */
function squishy(): string {
  const press =
    (top: number, way: number): Warp =>
    (u, v) => {
      const t = u * 2 - 1;
      const belly = (1 - t * t) ** 0.7;
      const x = Math.sin((t * Math.PI) / 2) * 500;
      const y = top + v * 300 + (way < 0 ? (v - 1) * belly * 130 : v * belly * 130);
      return [x, y];
    };
  const shadow = (d: string) => placed(fill(d, '#D93A86'), 0, 26);
  const upper = warpWord('말랑', press(-320, -1));
  const lower = warpWord('말랑', press(10, 1));
  return [
    shadow(upper) + shadow(lower),
    line(upper + lower, '#D93A86', 34) + line(upper + lower, '#FFB7D6', 16, { fill: '#FFB7D6' }),
    fill(upper + lower, '#FFC9E0'),
    ...[
      [-260, -360, -14],
      [110, -420, -6],
      [-250, 60, -8],
      [190, 60, 4],
    ].map(([x = 0, y = 0, turn = 0]) => placed('<ellipse rx="46" ry="13" fill="#FFFFFF"/>', x, y, turn)),
  ].join('');
}

/** 데굴데굴: four stones find their way downhill. */
function rolling(): string {
  const stones = [
    ['데', -375, -330, 150, -24, red],
    ['굴', -135, -150, 165, 48, yellow],
    ['데', 125, 70, 180, 118, mint],
    ['굴', 395, 300, 195, 200, blue],
  ] as const;
  const hill = 'M-560 -170C-430 -160 -330 -60 -270 0S-90 130 20 220S210 400 300 470S470 520 600 512';
  const drawn = stones.map(([text, x, y, r, turn, color]) => {
    const size = r * 1.28;
    const ball: Warp = (u, v) => {
      const [a, b] = [u * 2 - 1, v * 2 - 1];
      const d = Math.hypot(a, b) || 1;
      const pull = Math.sin(Math.min(d / 1.42, 1) * (Math.PI / 2)) / d;
      return [a * pull * size * 0.82, b * pull * size * 0.82];
    };
    return placed(disc(0, 0, r, color) + fill(warpWord(text, ball), color === yellow ? ink : white), x, y, turn);
  });
  const speed = stones.map(([, x, y, r]) =>
    line(`M${x - r * 0.5} ${y - r * 1.18}A${r * 1.3} ${r * 1.3} 0 0 0 ${x - r * 1.28} ${y - r * 0.3}`, violet, 15),
  );
  return [line(hill, violet, 26), ...speed, ...drawn].join('');
}

/** 반짝: a word that pulls itself into a star. */
function sparkle(): string {
  const star =
    (half: number): Warp =>
    (u, v) => {
      const t = u * 2 - 1;
      const tall = half * (0.16 + 0.95 * (1 - Math.abs(t)) ** 1.5);
      return [t * 520, (v * 2 - 1) * tall];
    };
  const glint = (x: number, y: number, r: number, color: string) =>
    fill(`M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`, color);
  const word = warpWord('반짝반짝', star(400));
  return [
    placed(fill(word, violet), 15, 17),
    fill(word, yellow),
    glint(-330, -260, 118, pink),
    glint(340, 260, 130, pink),
    glint(300, -290, 72, yellow),
    glint(-300, 300, 62, yellow),
    glint(-460, -130, 40, violet),
    glint(470, 130, 40, violet),
  ].join('');
}

/** 흔들흔들: seen after the third glass. */
function swaying(): string {
  const rock =
    (lean: number, dx: number): Warp =>
    (u, v) => [-440 + u * 880 + Math.sin(v * Math.PI * 2.2) * lean + dx, -480 + v * 960 + Math.sin(u * Math.PI * 2) * 26];
  const word = (warp: Warp) => {
    const top = warpWord('흔들', (u, v) => warp(u, v * 0.47));
    const low = warpWord('흔들', (u, v) => warp(u, 0.53 + v * 0.47));
    return top + low;
  };
  return [fill(word(rock(58, -34)), '#FF5A4D'), fill(word(rock(58, 34)), '#29C4E8'), fill(word(rock(58, 0)), '#22206B')].join('');
}

/** 쿵: one syllable, forty kilos. */
function thud(): string {
  const front: Warp = (u, v) => {
    const near = 1 + v * 0.34;
    return [(u - 0.5) * 560 * near, -330 + v * 600];
  };
  const depth = range(16).map((layer) =>
    placed(fill(warpWord('쿵', front), layer < 15 ? '#9E1B1B' : red), (15 - layer) * 5.5, (15 - layer) * 7),
  );
  const cracks = range(11).map((index) => {
    const angle = Math.PI * (0.06 + index * 0.088);
    const a = polar(0, 330, angle, 150);
    const b = polar(0, 330, angle + 0.1, 250);
    const c = polar(0, 330, angle - 0.04, 330 + (index % 3) * 60);
    return polyline([a, b, c].map(([x, y]): Point => [x * 1.5, 330 + (y - 330) * 0.42]));
  });
  const blast = range(13).map((index) => {
    const angle = Math.PI * (1.04 + index * 0.077);
    return fill(
      polyline([polar(0, 20, angle - 0.03, 440), polar(0, 20, angle, 560 + (index % 2) * 70), polar(0, 20, angle + 0.03, 440)], true),
      orange,
    );
  });
  return [...blast, line(cracks.join(''), ink, 15, { join: 'miter' }), ...depth].join('');
}

/** 쭉: pull here. */
function stretch(): string {
  const [top, bottom] = [0.59, 0.65];
  const pull: Warp = (u, v) => {
    const t = Math.min(Math.max((v - top) / (bottom - top), 0), 1);
    const y = v < top ? v * 960 : v < bottom ? top * 960 + t * 700 : top * 960 + 700 + (v - bottom) * 960;
    return [(u - 0.5) * 640, -780 + y];
  };
  const word = warpWord('쭉', pull);
  const arrows = [-1, 1].map((way) =>
    line(`M${way * 250} -120V420M${way * 250 - 62} 350L${way * 250} 420L${way * 250 + 62} 350`, yellow, 34),
  );
  return [...arrows, placed(fill(word, mint), 22, 22), fill(word, '#0E7A64')].join('');
}

/** 야호: and the valley answers. */
function echo(): string {
  const peak =
    (size: number, rise: number): Warp =>
    (u, v) => {
      const t = u * 2 - 1;
      const top = -rise * (1 - Math.abs(t)) ** 1.15;
      return [t * size, (1 - v) * (top - size * 0.16) + v * size * 0.36];
    };
  const rounds = [
    [540, 560, '#BFE9D6'],
    [455, 470, '#7FD3B4'],
    [370, 380, '#35AE88'],
    [285, 290, '#0F6E55'],
  ] as const;
  return [
    disc(330, -430, 84, red),
    ...rounds.map(([size, rise, color], index) =>
      placed(
        line(warpWord('야호', peak(size, rise)), white, 26, { fill: white }) + fill(warpWord('야호', peak(size, rise)), color),
        0,
        100 + index * 74,
      ),
    ),
  ].join('');
}

/** OH NO, left on the dashboard in August. */
function melting(): string {
  const drip = (u: number) => Math.max(0, Math.sin(u * 19 + 0.6)) ** 3 * 150 + Math.max(0, Math.sin(u * 31 + 2)) ** 4 * 110;
  const melt =
    (top: number, tall: number, run: number): Warp =>
    (u, v) => [-480 + u * 960 + Math.sin(v * 4 + u * 9) * 9 * v, top + v * tall + v ** 5 * drip(u) * run + Math.sin(u * 6) * 18 * v];
  const upper = warpWord('OH', melt(-440, 340, 0.5));
  const lower = warpWord('NO', melt(-40, 360, 1));
  const puddle = '<ellipse cx="-20" cy="520" rx="440" ry="44" fill="#FF8A1F"/><ellipse cx="90" cy="508" rx="200" ry="16" fill="#FFD02B"/>';
  return [
    puddle,
    placed(fill(upper + lower, '#C8411B'), 14, 16),
    fill(upper + lower, orange),
    ...[
      [-210, 425, 20],
      [300, 430, 26],
      [40, 450, 15],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, orange)),
  ].join('');
}

/** SUNDAY is as round as it should be. */
function sunday(): string {
  const arch: Warp = (u, v) => polar(0, 120, Math.PI * (1.03 + u * 0.94), 560 - v * 235);
  const pool: Warp = (u, v) => {
    const t = u * 2 - 1;
    return [t * 490 * (1 - v * 0.3), 170 + v * 300 + (1 - t * t) * (v * 60 - 10)];
  };
  const rays = range(9).map((ray) => {
    const angle = Math.PI * (1.1 + ray * 0.1);
    return line(polyline([polar(0, 120, angle, 225), polar(0, 120, angle, 292)]), orange, 20);
  });
  const stripes = range(4)
    .map((stripe) => `M-205 ${120 - 24 - stripe * 44}H205`)
    .join('');
  return [
    fill(warpWord('SUNDAY', arch, 900, 0.01), red),
    ...rays,
    '<clipPath id="half"><path d="M-190 118A190 190 0 0 1 190 118Z"/></clipPath>',
    `${fill('M-190 118A190 190 0 0 1 190 118Z', yellow)}<g clip-path="url(#half)">${line(stripes, orange, 12)}</g>`,
    fill(warpWord('CLUB', pool, 900, 0.01), blue),
  ].join('');
}

/** 보글보글: the stew has something to say. */
function bubbling(random: Random): string {
  const bubbles = [
    ['보', -255, -150, 235, red],
    ['글', 195, -245, 200, orange],
    ['보', 250, 165, 245, pink],
    ['글', -200, 290, 190, yellow],
  ] as const;
  const drawn = bubbles.map(([text, x, y, r, color], index) => {
    const swell: Warp = (u, v) => {
      const [a, b] = [(u * 2 - 1) * 0.86, (v * 2 - 1) * 0.86];
      const square = Math.max(Math.abs(a), Math.abs(b)) / (Math.hypot(a, b) || 1);
      const pull = r * 0.95 * (0.55 + 0.45 * square);
      return [a * pull, b * pull];
    };
    return placed(
      disc(0, 0, r, color) +
        fill(warpWord(text, swell), index === 3 ? ink : white) +
        line(
          `M${short(-r * 0.82)} ${short(-r * 0.28)}A${short(r * 0.87)} ${short(r * 0.87)} 0 0 1 ${short(-r * 0.42)} ${short(-r * 0.76)}`,
          white,
          15,
        ),
      x,
      y,
      [-10, 8, 6, -12][index],
    );
  });
  const small = range(17).map((index) => {
    const [x, y] = polar(10, 10, index * 0.62 + 0.4, random.between(440, 540));
    return index % 3 === 0
      ? ring(x, y, random.between(22, 40), orange, 12)
      : disc(x, y, random.between(12, 32), [red, pink, yellow][index % 3] ?? red);
  });
  return [...small, ...drawn].join('');
}
