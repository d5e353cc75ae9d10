import { contrast, rgbOf } from '../design/ink-contrast.ts';
import type { TitleStyle } from './home-block.ts';

const INK = '#141412';
const PAPER = '#FFFFFF';
/** What WCAG 2.2 asks of text (1.4.3). */
const READABLE = 4.5;

/** The colours of a LINE: white on ink, and where only one is given, whichever of the two can be read with it. */
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
