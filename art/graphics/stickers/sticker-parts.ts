import { circlePath } from '../path.ts';
import { disc, fill, line, placed } from '../svg.ts';

export const outlineInk = '#33211C';
const edge = '#FFFFFF';
const kiss = '#DDD5CA';
const outline = 17;

/** A filled part of a character, included in the die-cut outline. */
export type Part = { readonly d: string; readonly color: string };

export const part = (d: string, color: string): Part => ({ d, color });

/** Arms, legs, stalks: drawn as one thick line. */
export const limb = (d: string): Part => ({ d, color: '' });

/** Draws the paper edge around everything, then the parts, then what is printed on them. */
export function dieCut(parts: readonly Part[], printed: string): string {
  const cut = (color: string, width: number) =>
    parts.map((each) => line(each.d, color, width, { fill: each.color ? color : 'none' })).join('');
  const drawn = parts.map((each) => (each.color ? line(each.d, outlineInk, outline, { fill: each.color }) : line(each.d, outlineInk, 24)));
  return cut(kiss, 96) + cut(edge, 86) + drawn.join('') + printed;
}

type Eyes = 'dots' | 'happy' | 'sleepy' | 'angry' | 'sparkle' | 'wink' | 'shades' | 'teary' | 'wide';
type Mouth = 'smile' | 'open' | 'cat' | 'flat' | 'wobble' | 'tongue' | 'teeth' | 'o';

/** A face of the given width between the eyes. */
export function face(x: number, y: number, eyes: Eyes, mouth: Mouth, size = 1, blush = '#FF9C9C'): string {
  const cheeks = `<ellipse cx="-128" cy="46" rx="34" ry="22" fill="${blush}"/><ellipse cx="128" cy="46" rx="34" ry="22" fill="${blush}"/>`;
  return placed((eyes === 'shades' ? '' : cheeks) + eyeDrawings[eyes] + mouthDrawings[mouth], x, y, 0, size);
}

const both = (left: string, right: string, width = 17) => line(left + right, outlineInk, width);
const pupil = (x: number, r: number) => disc(x, 0, r, outlineInk) + disc(x - r * 0.32, -r * 0.36, r * 0.36, '#FFFFFF');

const eyeDrawings: Readonly<Record<Eyes, string>> = {
  dots: disc(-80, 0, 19, outlineInk) + disc(80, 0, 19, outlineInk),
  happy: both('M-108 12Q-80 -34 -52 12', 'M52 12Q80 -34 108 12'),
  sleepy: both('M-110 -2Q-80 26 -50 -2', 'M50 -2Q80 26 110 -2'),
  angry: pupil(-80, 22) + pupil(80, 22) + both('M-124 -62L-46 -30', 'M124 -62L46 -30', 20),
  sparkle: pupil(-80, 36) + pupil(80, 36) + disc(-68, 14, 8, '#FFFFFF') + disc(92, 14, 8, '#FFFFFF'),
  wink: pupil(-80, 27) + line('M48 -14L104 4L50 24', outlineInk, 17),
  shades:
    fill('M-150 -42H150L138 26Q130 56 92 56H62Q30 56 22 14L14 -8H-14L-22 14Q-30 56 -62 56H-92Q-130 56 -138 26Z', outlineInk) +
    line('M-110 -18L-82 26M54 -18L82 26', '#FFFFFF', 11),
  teary:
    pupil(-80, 30) +
    pupil(80, 30) +
    fill('M-92 44C-72 74 -64 92 -64 106A28 28 0 0 1 -120 106C-120 92 -112 74 -92 44Z', '#8AD4FF') +
    fill('M92 44C112 74 120 92 120 106A28 28 0 0 1 64 106C64 92 72 74 92 44Z', '#8AD4FF'),
  wide:
    disc(-80, 0, 40, '#FFFFFF') +
    disc(80, 0, 40, '#FFFFFF') +
    line(circlePath(-80, 0, 40) + circlePath(80, 0, 40), outlineInk, 13) +
    disc(-80, 0, 15, outlineInk) +
    disc(80, 0, 15, outlineInk),
};

const mouthDrawings: Readonly<Record<Mouth, string>> = {
  smile: line('M-34 40Q0 76 34 40', outlineInk, 15),
  open:
    fill('M-46 38H46C46 90 26 112 0 112S-46 90 -46 38Z', '#8C2A2A') +
    fill('M-28 92Q0 66 28 92Q16 112 0 112T-28 92Z', '#FF7B7B') +
    line('M-46 38H46C46 90 26 112 0 112S-46 90 -46 38Z', outlineInk, 13),
  cat: line('M-48 42Q-24 74 0 44Q24 74 48 42', outlineInk, 15),
  flat: line('M-26 56H26', outlineInk, 15),
  wobble: line('M-46 66Q-30 40 -14 60T18 58T46 62', outlineInk, 14),
  tongue:
    line('M-40 40Q0 70 40 40', outlineInk, 15) +
    fill('M-4 57H34V80A19 19 0 0 1 -4 80Z', '#FF7B7B') +
    line('M-4 57V80A19 19 0 0 0 34 80V54', outlineInk, 11),
  teeth:
    fill('M-54 42H54V70Q54 90 34 90H-34Q-54 90 -54 70Z', '#FFFFFF') +
    line('M-54 42H54V70Q54 90 34 90H-34Q-54 90 -54 70ZM-18 42V90M18 42V90M-54 64H54', outlineInk, 11),
  o: line(circlePath(0, 64, 20), outlineInk, 14, { fill: '#8C2A2A' }),
};

/** Shine on glossy things. */
export const gleam = (x: number, y: number, turn: number, size = 1): string =>
  placed(
    '<ellipse rx="52" ry="17" fill="#FFFFFF" fill-opacity=".85"/><circle cx="80" r="14" fill="#FFFFFF" fill-opacity=".85"/>',
    x,
    y,
    turn,
    size,
  );

/** Three curls of steam. */
export const steam = (x: number, y: number): Part[] =>
  [-90, 0, 90].map((dx, index) => limb(`M${x + dx} ${y}q-34 -38 0 -74t0 -${60 + (index % 2) * 34}`));
