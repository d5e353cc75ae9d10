/**
 * Words printed on a garment (specification 4 "Custom editor", beside the graphics). Every length is a share of the letter size (em);
 * the box in mm sets the printed size.
 */
export type DesignText = {
  /** One line or several, separated by newlines. */
  readonly words: string;
  readonly font: TextFont;
  readonly align: TextAlign;
  /** Space added between two letters, em. */
  readonly spacing: number;
  /** Distance between two baselines, em. */
  readonly lineHeight: number;
  /** #rrggbb */
  readonly color: string;
  /** Colour of the outline; null for none. */
  readonly outlineColor: string | null;
  /** Width of the outline outside the letters, em. */
  readonly outlineWidth: number;
  /**
   * Degrees of the circle around which the longest line bends: positive curves up like a rainbow, negative down like a smile, 0 is
   * straight.
   */
  readonly arc: number;
};

export const textAligns = ['left', 'center', 'right'] as const;
export type TextAlign = (typeof textAligns)[number];

/** The fonts for texts, Korean ones first, each with its name and style. All have the SIL Open Font License. */
export const textFonts = {
  pretendard: { name: 'Pretendard', look: 'GOTHIC', isKorean: true },
  'black-han-sans': { name: 'Black Han Sans', look: 'DISPLAY', isKorean: true },
  'do-hyeon': { name: 'Do Hyeon', look: 'DISPLAY', isKorean: true },
  jua: { name: 'Jua', look: 'ROUND', isKorean: true },
  'gowun-batang': { name: 'Gowun Batang', look: 'SERIF', isKorean: true },
  gaegu: { name: 'Gaegu', look: 'HAND', isKorean: true },
  'nanum-pen-script': { name: 'Nanum Pen', look: 'HAND', isKorean: true },
  'nanum-brush-script': { name: 'Nanum Brush', look: 'BRUSH', isKorean: true },
  'bebas-neue': { name: 'Bebas Neue', look: 'DISPLAY', isKorean: false },
  pacifico: { name: 'Pacifico', look: 'HAND', isKorean: false },
} as const;
export type TextFont = keyof typeof textFonts;
export const textFontNames = Object.keys(textFonts) as [TextFont, ...TextFont[]];

/** Maximum characters of a text, with its newlines. */
export const TEXT_LETTERS_MAX = 200;
const TEXT_LINES_MAX = 12;
/** Maximum characters shaped in several fonts at once. */
export const TEXT_SAMPLE_MAX = 40;
/** Maximum texts of a design. */
export const TEXTS_MAX = 10;

/** The range of each measure of a text. */
export const textRanges = {
  spacing: { least: -0.1, most: 1 },
  lineHeight: { least: 0.7, most: 3 },
  outlineWidth: { least: 0.01, most: 0.15 },
  arc: { least: -330, most: 330 },
} as const;

/** A new text: black on light cloth, white on dark. */
export function newText(words: string, isOnDark: boolean): DesignText {
  return {
    words: cleanWords(words),
    font: 'pretendard',
    align: 'center',
    spacing: 0,
    lineHeight: 1.2,
    color: isOnDark ? '#ffffff' : '#111111',
    outlineColor: null,
    outlineWidth: 0.04,
    arc: 0,
  };
}

/** The text as stored: no control characters, no spaces at line ends, no empty first or last line, within the limits. */
export function cleanWords(words: string): string {
  const lines = words
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .slice(0, TEXT_LINES_MAX)
    .map((line) => line.replace(/[\p{C}\t]/gu, '').trimEnd());
  return [...lines.join('\n').replace(/^\n+|\n+$/g, '')].slice(0, TEXT_LETTERS_MAX).join('').trimEnd();
}

/** True for words that can be printed as they are. */
export function isPrintable(words: string): boolean {
  return words.trim() !== '' && cleanWords(words) === words;
}

/** The colours of a text and its outline. */
export function inksOf({ color, outlineColor }: DesignText): string[] {
  return outlineColor === null ? [color] : [color, outlineColor];
}

/** A stored text with its fields in one order; null when invalid. */
export function readDesignText(stored: unknown): DesignText | null {
  const { words, font, align, spacing, lineHeight, color, outlineColor, outlineWidth, arc } = (stored ?? {}) as Partial<DesignText>;
  if (typeof words !== 'string' || !isPrintable(words) || font === undefined || !Object.hasOwn(textFonts, font)) return null;
  return {
    words,
    font,
    align: align ?? 'center',
    spacing: spacing ?? 0,
    lineHeight: lineHeight ?? 1.2,
    color: color ?? '#111111',
    outlineColor: outlineColor ?? null,
    outlineWidth: outlineWidth ?? 0.04,
    arc: arc ?? 0,
  };
}
