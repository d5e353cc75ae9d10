import { roundMm } from '../placement.ts';
import type { DesignText } from './design-text.ts';

/** Words shaped by a font (POST /api/text-shapes): the position and outline of each letter. Thousandths of an em. */
export interface ShapedText {
  /** SVG path of each letter, y down from the baseline, coordinates separated by commas. */
  readonly letters: Readonly<Record<string, string>>;
  /** The letters of each line with their advance. */
  readonly lines: readonly (readonly (readonly [letter: string, advance: number])[])[];
  /** Letters that the font lacks, each once; they are not drawn. */
  readonly missing: readonly string[];
}

/** The outlines of a text and the box around everything printed; thousandths of an em, y down. */
export interface TextOutline {
  /** One SVG path of all letters. */
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const EM = 1000;
/** The smallest radius of the innermost baseline, em: with the letters outside the circle, and inside it. */
const LEAST_RADIUS = { outside: 0.25, inside: 1.1 };

/**
 * Lays shaped words out as lines or around a circle. Editor, pictures and print files all use this function. A text without a visible
 * letter has an outline of size 0.
 */
export function layOutText(shaped: ShapedText, text: Omit<DesignText, 'words' | 'font' | 'color'>): TextOutline {
  const gap = text.spacing * EM;
  const lines = shaped.lines.map((line) => {
    let at = 0;
    const letters = line.map(([letter, advance]) => {
      const placed = { letter, left: at, advance };
      at += advance + gap;
      return placed;
    });
    return { letters, width: Math.max(0, at - gap) };
  });
  const widest = Math.max(0, ...lines.map(({ width }) => width));
  const bend = bendOf(widest, lines.length, text);
  const ink = new Ink();
  lines.forEach(({ letters, width }, row) => {
    const start = { left: -widest / 2, center: -width / 2, right: widest / 2 - width }[text.align];
    for (const { letter, left, advance } of letters) {
      const middle = start + left + advance / 2;
      const path = shaped.letters[letter];
      if (path) ink.draw(path, bend === null ? straight(middle - advance / 2, row * text.lineHeight * EM) : bend(middle, advance, row));
    }
  });
  return ink.outline(text.outlineColor === null ? 0 : outlineStroke(text) / 2);
}

/** The stroke width of the outline, half of it behind the letters; thousandths of an em. */
export function outlineStroke({ outlineWidth }: Pick<DesignText, 'outlineWidth'>): number {
  return 2 * outlineWidth * EM;
}

/** The size of the letters (em) of a text printed `widthMm` wide, mm. */
export function letterSizeMm(outline: TextOutline, widthMm: number): number {
  return (widthMm / outline.width) * EM;
}

/** The size in mm of a text whose letters are `sizeMm` large. */
export function textSizeMm(outline: TextOutline, sizeMm: number): { width: number; height: number } {
  return { width: roundMm((outline.width / EM) * sizeMm), height: roundMm((outline.height / EM) * sizeMm) };
}

type Move = (x: number, y: number) => readonly [x: number, y: number];

function straight(dx: number, dy: number): Move {
  return (x, y) => [x + dx, y + dy];
}

/**
 * The bend of a line; null when lines are straight. All lines share a centre, and the innermost bends by `arc`, but not below the
 * smallest radius.
 */
function bendOf(widest: number, rows: number, { arc, lineHeight }: Pick<DesignText, 'arc' | 'lineHeight'>) {
  if (Math.abs(arc) < 1 || widest === 0) return null;
  const least = arc > 0 ? LEAST_RADIUS.outside : LEAST_RADIUS.inside;
  const inner = Math.max(widest / ((Math.abs(arc) * Math.PI) / 180), least * EM);
  const side = Math.sign(arc);
  return (middle: number, advance: number, row: number): Move => {
    const outside = side > 0 ? rows - 1 - row : row;
    const radius = inner + outside * lineHeight * EM;
    const angle = (middle / radius) * side;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const [toX, toY] = [radius * sin * side, -radius * cos * side];
    return (x, y) => {
      const [dx, dy] = [x - advance / 2, y];
      return [toX + dx * cos - dy * sin, toY + dx * sin + dy * cos];
    };
  };
}

/** The outlines drawn so far. */
class Ink {
  #paths: string[] = [];
  #left = Number.POSITIVE_INFINITY;
  #top = Number.POSITIVE_INFINITY;
  #right = Number.NEGATIVE_INFINITY;
  #bottom = Number.NEGATIVE_INFINITY;

  draw(path: string, move: Move): void {
    const moved = path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => {
      const [toX, toY] = move(Number(x), Number(y)).map(tenth) as [number, number];
      this.#left = Math.min(this.#left, toX);
      this.#right = Math.max(this.#right, toX);
      this.#top = Math.min(this.#top, toY);
      this.#bottom = Math.max(this.#bottom, toY);
      return `${toX},${toY}`;
    });
    this.#paths.push(moved);
  }

  outline(around: number): TextOutline {
    if (this.#paths.length === 0) return { d: '', x: 0, y: 0, width: 0, height: 0 };
    return {
      d: this.#paths.join(''),
      x: tenth(this.#left - around),
      y: tenth(this.#top - around),
      width: tenth(this.#right - this.#left + 2 * around),
      height: tenth(this.#bottom - this.#top + 2 * around),
    };
  }
}

function tenth(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}
