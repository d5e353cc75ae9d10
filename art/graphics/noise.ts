import type { Random } from './random.ts';

export type Noise = (x: number, y: number) => number;

/** Smooth gradient noise, about -1 to 1, one hill per unit of distance. */
export function gradientNoise(random: Random): Noise {
  const order = random.shuffle(Array.from({ length: 256 }, (_, index) => index));
  const slope = (ix: number, iy: number, dx: number, dy: number) => {
    const turn = order[((order[ix & 255] ?? 0) + iy) & 255] ?? 0;
    const angle = (turn / 256) * Math.PI * 2;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const top = blend(slope(ix, iy, fx, fy), slope(ix + 1, iy, fx - 1, fy), ease(fx));
    const low = blend(slope(ix, iy + 1, fx, fy - 1), slope(ix + 1, iy + 1, fx - 1, fy - 1), ease(fx));
    return blend(top, low, ease(fy)) * 1.5;
  };
}

/** Several octaves of one noise laid over each other: rock, clouds, water. */
export function layered(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += noise(x * 2 ** octave + octave * 17.3, y * 2 ** octave) / 2 ** octave;
    }
    return sum;
  };
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const blend = (a: number, b: number, t: number) => a + (b - a) * t;
