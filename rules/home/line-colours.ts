import { contrast, rgbOf } from '../design/ink-contrast.ts';
import type { TitleStyle } from './home-block.ts';

const INK = '#141412';
const PAPER = '#FFFFFF';
/** The minimum contrast of text in WCAG 2.2 (1.4.3). */
const READABLE = 4.5;

/** The colours of a LINE: white on ink by default; when only one is given, the other is the more readable of the two. */
export function lineColours({ color, 'background-color': ground }: TitleStyle): { color: string; ground: string; isReadable: boolean } {
  const against = (given: string, first: string, other: string) => (between(given, first) >= between(given, other) ? first : other);
  const shown = {
    color: color ?? against(ground ?? INK, PAPER, INK),
    ground: ground ?? against(color ?? PAPER, INK, PAPER),
  };
  return { ...shown, isReadable: between(shown.color, shown.ground) >= READABLE };
}

function between(one: string, other: string): number {
  return contrast(rgbOf(one), rgbOf(other));
}
