import { rgbOf } from '../ink-contrast.ts';
import type { Box, PrintArea } from '../placement.ts';
import type { ShareForm, ShareView } from './share.ts';

/** Layout of a shared picture, in px of the picture. The server and the browser preview both use it, so that they match. */

/** The text on the picture. */
export interface ShareWords {
  /** The shopper's own line; empty for none. */
  readonly line: string;
  /** The credits, one sentence for each kind of role. */
  readonly credits: readonly string[];
  /** The code of the design, for a picture sent without its link. */
  readonly code: string;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One line of text; `x`, `y` are the left end of its baseline. */
export interface PictureText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: 600 | 800;
}

export interface SharePicture {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  /** The text colour on this background. */
  readonly ink: '#141412' | '#FFFFFF';
  /** The area of the design, which is centred in it as large as it fits. */
  readonly panel: Rect;
  readonly texts: readonly PictureText[];
  /** The shop's name; `stitch` is the seam under it. */
  readonly mark: PictureText;
  readonly stitch: { readonly x: number; readonly y: number; readonly width: number; readonly thickness: number; readonly color: string };
}

/**
 * px, about three per point of a phone. A story keeps clear of the areas that apps cover at the top and bottom. `type` is the font size of
 * credits.
 */
const sizes: Readonly<Record<ShareForm, { width: number; height: number; side: number; top: number; bottom: number; type: number }>> = {
  SQUARE: { width: 1080, height: 1080, side: 64, top: 64, bottom: 64, type: 30 },
  STORY: { width: 1080, height: 1920, side: 64, top: 270, bottom: 340, type: 38 },
  CARD: { width: 1200, height: 630, side: 56, top: 56, bottom: 56, type: 28 },
  KAKAO: { width: 800, height: 800, side: 48, top: 48, bottom: 48, type: 24 },
};

/** The size of a form in px. */
export function shareSize(form: ShareForm): { width: number; height: number } {
  const { width, height } = sizes[form];
  return { width, height };
}

/** The background of garment photos: the tile colour of ui/tokens.css. */
export const panelGround = '#F4F3F0';

/** Width of the shop's name in em. */
const markEm = 2.7;

/** The complete layout of a shared picture. */
export function sharePicture(form: ShareForm, background: string, words: ShareWords): SharePicture {
  const frame = { background, ink: inkOn(background), ...shareSize(form) };
  if (form === 'CARD') return sideBySide(frame, words);
  return stacked(form, frame, form === 'KAKAO' ? words : { ...words, credits: [...words.credits, words.code] });
}

type Frame = Pick<SharePicture, 'width' | 'height' | 'background' | 'ink'>;

/** The design on top, the line and the credits below it, the shop's name at the lower right. */
function stacked(form: ShareForm, frame: Frame, words: ShareWords): SharePicture {
  const { width, height, side, top, bottom, type } = sizes[form];
  const room = width - 2 * side;
  const markSize = type * 1.35;
  const { mark, stitch } = markAt(width - side - markSize * markEm, height - bottom, markSize, frame.background);
  const line = setText(words.line, { width: room, largest: type * 1.75, smallest: type * 1.15, lines: 2 });
  const beside = room - markSize * markEm - type * 1.6;
  const credits = words.credits.flatMap((credit) => setText(credit, { width: beside, largest: type, smallest: type * 0.75, lines: 2 }));
  const gap = line.length > 0 && credits.length > 0 ? type * 0.35 : 0;
  const lines = [...leaded(line, 800, 1.25), ...leaded(credits, 600, 1.4)];
  const wordsHeight = lines.reduce((sum, { advance }) => sum + advance, 0) + gap;
  // Without credits the line would overlap the shop's name.
  const ends = credits.length > 0 ? height - bottom + type * 0.15 : height - bottom - markSize * 1.6;
  const begins = wordsHeight === 0 ? height - bottom - markSize : Math.min(ends - wordsHeight, height - bottom - markSize);
  const panel = { x: side, y: top, width: room, height: begins - type * 1.1 - top };
  return { ...frame, panel, texts: downFrom(lines, { x: side, y: begins, gap }), mark, stitch };
}

/** The design on the left, the text next to it. */
function sideBySide(frame: Frame, words: ShareWords): SharePicture {
  const { width, height, side, top, bottom, type } = sizes.CARD;
  const x = height + side;
  const room = width - x - side;
  const { mark, stitch } = markAt(x, height - bottom, type * 1.6, frame.background);
  const line = setText(words.line, { width: room, largest: type * 2, smallest: type * 1.3, lines: 4 });
  const credits = words.credits.flatMap((credit) => setText(credit, { width: room, largest: type, smallest: type * 0.8, lines: 3 }));
  const texts = downFrom([...leaded(line, 800, 1.25), ...leaded(credits, 600, 1.4)], { x, y: top, gap: type * 0.65 });
  return { ...frame, panel: { x: 0, y: 0, width: height, height }, texts, mark, stitch };
}

/** The shop's name with its seam, with its bottom edge at `bottom`. */
function markAt(x: number, bottom: number, size: number, background: string): Pick<SharePicture, 'mark' | 'stitch'> {
  const color = background === '#C93A18' ? '#FFFFFF' : '#C93A18';
  const mark: PictureText = { text: 'Seam', x, y: bottom - size * 0.28, size, weight: 800 };
  return { mark, stitch: { x, y: bottom, width: markEm * size, thickness: Math.max(2, size * 0.07), color } };
}

/** The corner radius of a panel in px: 0 when it touches the picture's edge. */
export function panelRadius({ panel }: Pick<SharePicture, 'panel'>): number {
  return panel.x === 0 ? 0 : 12;
}

/** Black or white, whichever has more contrast. */
function inkOn(background: string): '#141412' | '#FFFFFF' {
  const { red, green, blue } = rgbOf(background);
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#141412' : '#FFFFFF';
}

type Sized = { readonly text: string; readonly size: number };
type Placing = Sized & { readonly weight: 600 | 800; readonly advance: number };

function leaded(lines: readonly Sized[], weight: 600 | 800, leading: number): Placing[] {
  return lines.map(({ text, size }) => ({ text, size, weight, advance: size * leading }));
}

/** Stacks lines from the top; `gap` px separate the line from the credits. */
function downFrom(lines: readonly Placing[], at: { x: number; y: number; gap: number }): PictureText[] {
  let y = at.y;
  return lines.map(({ text, size, weight, advance }, index) => {
    if (index > 0 && lines[index - 1]?.weight !== weight) y += at.gap;
    const baseline = y + size;
    y += advance;
    return { text, x: at.x, y: baseline, size, weight };
  });
}

/**
 * Breaks a text at spaces (or inside a word that is too long) and picks the largest font size that fits. A text that does not fit at the
 * smallest size ends with an ellipsis.
 */
function setText(text: string, room: { width: number; largest: number; smallest: number; lines: number }): Sized[] {
  const words = text.trim();
  if (words === '') return [];
  for (let size = room.largest; size >= room.smallest; size -= 2) {
    const lines = broken(words, room.width / size);
    if (lines.length <= room.lines && (size <= room.smallest + 1 || lines.length === 1 || !isTorn(words, lines))) {
      return lines.map((line) => ({ text: line, size }));
    }
  }
  const lines = broken(words, room.width / room.smallest);
  const kept = lines.slice(0, room.lines);
  if (lines.length > room.lines) kept[room.lines - 1] = `${(kept[room.lines - 1] ?? '').slice(0, -1)}…`;
  return kept.map((line) => ({ text: line, size: room.smallest }));
}

/** True when a word had to be split. */
function isTorn(words: string, lines: readonly string[]): boolean {
  return lines.join(' ') !== words;
}

function broken(text: string, em: number): string[] {
  const lines: string[] = [];
  // Break at ordinary spaces only, not at non-breaking ones.
  for (const word of text.split(/ +/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= em) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...pieces(word, em));
  }
  return lines;
}

function pieces(word: string, em: number): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (widthOf(longer) > em && longer.length > 1) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/**
 * An upper bound of a text's width, in em of the shop's typeface at its heaviest weight used here. Not a measurement, so that browser and
 * server break lines alike with any fonts.
 */
export function widthOf(text: string): number {
  let em = 0;
  for (const letter of text) em += letterWidth(letter);
  return em;
}

function letterWidth(letter: string): number {
  if (/[\u1100-\uffff]/.test(letter)) return 1.02;
  if (/[MWmw@%©—…\u0152\u0153\u00c6\u00e6\u00bc-\u00be]/.test(letter)) return 1.05;
  if (/[A-Z0-9&#$+<=>~^_\u00c0-\u017e\u00a2-\u00bf\u00d7\u00f7–•\u20a9\u20ac]/.test(letter)) return 0.8;
  return /[ .,:;'!|il()[\]]/.test(letter) ? 0.45 : 0.7;
}

/** The printed part of a side, in mm of its area: the bounds of the graphics, clipped to the area. Null without print. */
export function printedPart(area: Pick<PrintArea, 'widthMm' | 'heightMm'>, boxes: readonly Box[]): Rect | null {
  const spans = boxes.map(spanOf);
  const left = Math.max(0, Math.min(...spans.map(({ x }) => x)));
  const top = Math.max(0, Math.min(...spans.map(({ y }) => y)));
  const right = Math.min(area.widthMm, Math.max(...spans.map(({ x, width }) => x + width)));
  const bottom = Math.min(area.heightMm, Math.max(...spans.map(({ y, height }) => y + height)));
  const part = { x: left, y: top, width: right - left, height: bottom - top };
  return boxes.length > 0 && part.width > 0 && part.height > 0 ? part : null;
}

/** The bounding rectangle of a rotated box, mm. */
function spanOf({ x, y, width, height, rotation }: Box): Rect {
  const rad = (rotation * Math.PI) / 180;
  const across = Math.abs(Math.cos(rad)) * width + Math.abs(Math.sin(rad)) * height;
  const down = Math.abs(Math.sin(rad)) * width + Math.abs(Math.cos(rad)) * height;
  return { x: x + width / 2 - across / 2, y: y + height / 2 - down / 2, width: across, height: down };
}

/** The largest centred rectangle of this shape in `room`. A garment fills the width or height; a print keeps a margin. */
export function fitInto(room: Rect, shape: { width: number; height: number }, view: ShareView): Rect {
  const air = view === 'FLAT' ? 0.86 : 1;
  const scale = Math.min((room.width * air) / shape.width, (room.height * air) / shape.height);
  const width = shape.width * scale;
  const height = shape.height * scale;
  return { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height };
}
