import { gradientNoise } from '../noise.ts';
import { circlePath, type Point, pointsOf, polar, polyline, range, ribbon, short, smooth } from '../path.ts';
import type { Random } from '../random.ts';
import { disc, fill, line } from '../svg.ts';

const sumi = '#232936';
const white = '#FBF6E9';
const seal = '#D9402B';
const indigo = '#2C4FB8';
const celadon = '#4FA08A';

/** Sun, moon and five peaks, after the screen that stood behind the throne. */
export function fivePeaks(): string {
  const peaks = [
    [-370, 170, 330],
    [370, 170, 330],
    [-195, 205, 470],
    [195, 205, 470],
    [0, 235, 640],
  ] as const;
  const drawn = peaks.map(([x, half, tall], index) => {
    const body = (inset: number) => {
      const h = tall - inset * 1.6;
      const w = half - inset;
      return `M${short(x - w)} 200C${short(x - w * 0.72)} ${short(200 - h * 0.5)} ${short(x - w * 0.46)} ${short(200 - h)} ${x} ${short(200 - h)}S${short(x + w * 0.72)} ${short(200 - h * 0.5)} ${short(x + w)} 200`;
    };
    const rings = range(7)
      .filter((step) => half - step * 27 > 30)
      .map((step) => body(step * 27))
      .join('');
    return fill(`${body(0)}Z`, index % 2 === 0 ? '#1F6F8B' : '#2A8C82') + line(rings, white, 7);
  });
  const waves = range(4).flatMap((row) =>
    range(row % 2 ? 8 : 9).map((column) => {
      const x = (column - (row % 2 ? 3.5 : 4)) * 124;
      const y = 262 + row * 62;
      return (
        disc(x, y, 70, indigo) +
        line([66, 46, 26].map((r) => `M${short(x - r)} ${y}A${r} ${r} 0 0 1 ${short(x + r)} ${y}`).join(''), white, 6.5)
      );
    }),
  );
  const hem = `<clipPath id="sea"><path d="M-560 150H560V470H-560Z"/></clipPath>`;
  return [disc(-360, -330, 92, seal), disc(360, -330, 92, '#F3E3B5'), ...drawn, hem, `<g clip-path="url(#sea)">${waves.join('')}</g>`].join(
    '',
  );
}

/** A wave made of waves: small scales coloured by the rings of one large scale. */
export function scales(): string {
  const bands = [seal, white, celadon, indigo, white, celadon, indigo];
  const rows = range(15).flatMap((row) => range(15).map((column) => ({ x: (column - 7) * 84 + (row % 2 ? 42 : 0), y: -262 + row * 44 })));
  const scale = ({ x, y }: { x: number; y: number }) => {
    const band = Math.floor(Math.hypot(x, y - 350) / 88);
    const ground = bands[band] ?? indigo;
    const mark = ground === white ? indigo : white;
    const arcs = [33, 19].map((r) => `M${short(x - r)} ${y}A${r} ${r} 0 0 1 ${short(x + r)} ${y}`);
    const body = `<path d="M${short(x - 46)} ${y}A46 46 0 0 1 ${short(x + 46)} ${y}Q${short(x + 40)} ${y + 36} ${short(x)} ${y + 40}Q${short(x - 40)} ${y + 36} ${short(x - 46)} ${y}Z" fill="${ground}" stroke="${mark}" stroke-width="4"/>`;
    return `${body}${line(arcs.join(''), mark, 6.5, { cap: 'butt' })}`;
  };
  return rows
    .filter(({ x, y }) => Math.hypot(x, y - 350) < 600 && y <= 350)
    .map(scale)
    .join('');
}

/** One breaker at the moment before it falls: seventeen strands between its back and its hollow. */
export function bigWave(random: Random): string {
  const back = pointsOf('-560,335 -380,285 -190,130 -50,-80 90,-260 260,-350 415,-305 485,-180 440,-55');
  const hollow = pointsOf('-560,352 -330,356 -60,356 100,310 185,180 205,40 275,-70 365,-100 432,-50');
  const strands = range(17).map((strand) => {
    const t = (strand / 16) ** 1.15;
    const points = back.map(([x, y], index): Point => {
      const [hx, hy] = hollow[index] ?? [x, y];
      return [x + (hx - x) * t, y + (hy - y) * t];
    });
    const thick = strand === 0 ? 24 : strand % 3 === 0 ? 17 : 10;
    const width = (s: number) => 3 + thick * Math.sin(Math.PI * Math.min(s * 0.8 + 0.12, 1)) ** 0.8;
    return fill(smooth(ribbon(points, width), true), strand % 5 === 2 ? celadon : indigo);
  });
  const lip = pointsOf('200,-342 270,-368 345,-362 415,-330 468,-270 500,-200 498,-128 470,-62');
  const foam = lip.flatMap(([x, y], index) => [disc(x, y, 27 + (index % 3) * 8, indigo), disc(x - 3, y + 4, 13 + (index % 2) * 6, white)]);
  const spray = range(20).map((drop) => {
    const [x, y] = polar(300, -160, -2 + drop * 0.13 + random.between(-0.08, 0.08), random.between(265, 350));
    return disc(x, y, random.between(4, 13), drop % 5 === 0 ? celadon : indigo);
  });
  const sea = range(6).map((row) => {
    const points = range(40).map((step): Point => [-560 + step * 28.7, 382 + row * 27 + Math.sin(step * 0.55 + row * 1.4) * (11 - row)]);
    return fill(
      smooth(
        ribbon(points, (s) => 12 * Math.sin(Math.PI * s) ** 0.5 + 1),
        true,
      ),
      row % 3 === 1 ? celadon : indigo,
    );
  });
  return disc(-270, -200, 118, seal) + strands.join('') + foam.join('') + spray.join('') + sea.join('');
}

/** A whirlpool seen from the bridge. */
export function whirlpool(random: Random): string {
  const noise = gradientNoise(random);
  const arms = range(15).map((arm) => {
    const points = range(52).map((step): Point => {
      const t = step / 51;
      const angle = (arm / 15) * Math.PI * 2 + t * 4.4;
      const r = 40 + (1 - t) ** 1.35 * 470 * (1 + noise(arm * 0.7, t * 2) * 0.07);
      return polar(0, 0, angle, r);
    });
    const thick = arm % 3 === 0 ? 34 : arm % 3 === 1 ? 20 : 12;
    return fill(
      smooth(
        ribbon(points, (t) => thick * Math.sin(Math.PI * t ** 0.75) ** 0.9 + 1.2),
        true,
      ),
      arm % 5 === 1 ? celadon : sumi,
    );
  });
  const foam = range(40).map(() => {
    const [x, y] = polar(0, 0, random.between(0, 6.28), random.between(410, 560));
    return fill(circlePath(x, y, random.between(3, 10)), sumi);
  });
  return arms.join('') + foam.join('') + disc(0, 0, 42, seal);
}

/** Auspicious clouds with nowhere to be. */
export function clouds(): string {
  const curl = (x: number, y: number, r: number, way: number): Point[] =>
    range(50).map((step) => polar(x, y, Math.PI / 2 - way * (step / 26) * Math.PI * 2, r * (1 - step / 60)));
  const heads = [
    [-90, -190, 205, 1],
    [170, -130, 180, -1],
    [-330, -40, 160, 1],
    [370, -10, 140, -1],
    [30, 10, 150, 1],
  ] as const;
  const drawn = heads.map(([x, y, r, way], index) => {
    const ground = index % 2 ? '#FFE9CF' : '#FFFFFF';
    return (
      disc(x, y, r + 9, ground) +
      line(smooth(curl(x, y, r, way)), seal, 17) +
      line(smooth(curl(x, y, r * 0.8, way).slice(0, 34)), celadon, 8)
    );
  });
  const belly = `<path d="M-490 96C-420 20 -300 60 -200 84S0 150 120 110S380 60 510 96C470 160 380 170 300 168H-300C-380 170 -450 150 -490 96Z" fill="#FFFFFF"/>`;
  const tail = range(6).map((row) => {
    const points = range(30).map(
      (step): Point => [-490 + row * 62 + step * (34 - row * 3.4), 112 + row * 38 + Math.sin(step * 0.34 + row * 0.8) * 15],
    );
    return fill(
      polyline(
        ribbon(points, (t) => 19 * Math.sin(Math.PI * t) ** 0.5 + 1),
        true,
      ),
      row % 2 ? celadon : seal,
    );
  });
  return drawn.join('') + belly + tail.join('');
}
