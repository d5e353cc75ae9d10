import { rgbOf } from '../ink-contrast.ts';
import type { Box, PrintArea } from '../placement.ts';
import type { ShareForm, ShareView } from './share.ts';

/**
 * Where everything stands on a shared picture, in px of the picture. The server draws by it, the preview in the browser too: what was
 * chosen is what comes.
 */

/** What the picture says. */
export interface ShareWords {
  /** The shopper's own line; empty without one. */
  readonly line: string;
  /** Whom it credits, one sentence for each kind of credit. */
  readonly credits: readonly string[];
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One line of type; `x`, `y` are its left end on the baseline. */
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
  /** The colour of letters on this ground. */
  readonly ink: '#141412' | '#FFFFFF';
  /** Where the design goes, as large as it fits in the middle. */
  readonly panel: Rect;
  readonly texts: readonly PictureText[];
  /** The name of the shop; `stitch` is the seam under it. */
  readonly mark: PictureText;
  readonly stitch: { readonly x: number; readonly y: number; readonly width: number; readonly thickness: number; readonly color: string };
}

/** px; about three for each point of a phone. A story leaves free what the apps cover above and below. `type` is the size of credits. */
const sizes: Readonly<Record<ShareForm, { width: number; height: number; side: number; top: number; bottom: number; type: number }>> = {
  SQUARE: { width: 1080, height: 1080, side: 64, top: 64, bottom: 64, type: 30 },
  STORY: { width: 1080, height: 1920, side: 64, top: 270, bottom: 340, type: 38 },
  CARD: { width: 1200, height: 630, side: 56, top: 56, bottom: 56, type: 28 },
  KAKAO: { width: 800, height: 800, side: 48, top: 48, bottom: 48, type: 24 },
};

/** px of a form. */
export function shareSize(form: ShareForm): { width: number; height: number } {
  const { width, height } = sizes[form];
  return { width, height };
}

/** The ground that garment photos are cut out on: the tile colour of ui/tokens.css. */
export const panelGround = '#F4F3F0';

/** How wide the shop's name is, in em of its letters. */
const markEm = 2.7;

/** The whole picture of a share. */
export function sharePicture(form: ShareForm, background: string, words: ShareWords): SharePicture {
  const frame = { background, ink: inkOn(background), ...shareSize(form) };
  return form === 'CARD' ? sideBySide(frame, words) : stacked(form, frame, words);
}

type Frame = Pick<SharePicture, 'width' | 'height' | 'background' | 'ink'>;

/** The design above, the line and the credits under it; the shop's name stands at the lower right. */
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
  // Without credits the line would run into the shop's name.
  const ends = credits.length > 0 ? height - bottom + type * 0.15 : height - bottom - markSize * 1.6;
  const begins = wordsHeight === 0 ? height - bottom - markSize : Math.min(ends - wordsHeight, height - bottom - markSize);
  const panel = { x: side, y: top, width: room, height: begins - type * 1.1 - top };
  return { ...frame, panel, texts: downFrom(lines, { x: side, y: begins, gap }), mark, stitch };
}

/** The design fills the left, the words stand beside it. */
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

/** The name of the shop with its seam, ending at `bottom`. */
function markAt(x: number, bottom: number, size: number, background: string): Pick<SharePicture, 'mark' | 'stitch'> {
  const color = background === '#C93A18' ? '#FFFFFF' : '#C93A18';
  const mark: PictureText = { text: 'Seam', x, y: bottom - size * 0.28, size, weight: 800 };
  return { mark, stitch: { x, y: bottom, width: markEm * size, thickness: Math.max(2, size * 0.07), color } };
}

/** The rounding of a panel's corners in px: none where it fills the picture's edge. */
export function panelRadius({ panel }: Pick<SharePicture, 'panel'>): number {
  return panel.x === 0 ? 0 : 12;
}

/** Black or white letters, whichever stands out more. */
function inkOn(background: string): '#141412' | '#FFFFFF' {
  const { red, green, blue } = rgbOf(background);
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#141412' : '#FFFFFF';
}

type Sized = { readonly text: string; readonly size: number };
type Placing = Sized & { readonly weight: 600 | 800; readonly advance: number };

function leaded(lines: readonly Sized[], weight: 600 | 800, leading: number): Placing[] {
  return lines.map(({ text, size }) => ({ text, size, weight, advance: size * leading }));
}

/** Sets lines under each other from the top; `gap` px part the line from the credits. */
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
 * Breaks a text at spaces (where a word is too long, inside it) and makes it as large as it fits. A text that does not fit in its lines at
 * the smallest size ends with an ellipsis.
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

/** True when a word had to be broken. */
function isTorn(words: string, lines: readonly string[]): boolean {
  return lines.join(' ') !== words;
}

function broken(text: string, em: number): string[] {
  const lines: string[] = [];
  // At spaces alone: what stands together by a space that does not break stays together.
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
 * How wide a text is at most, in em of the shop's typeface at its heaviest weight used here. A bound, not a measurement: browser and server
 * break lines alike, whatever fonts they have.
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

/** The part of a side that holds print, in mm of its area: what the graphics cover, cut to what may be printed. Null without print. */
export function printedPart(area: Pick<PrintArea, 'widthMm' | 'heightMm'>, boxes: readonly Box[]): Rect | null {
  const spans = boxes.map(spanOf);
  const left = Math.max(0, Math.min(...spans.map(({ x }) => x)));
  const top = Math.max(0, Math.min(...spans.map(({ y }) => y)));
  const right = Math.min(area.widthMm, Math.max(...spans.map(({ x, width }) => x + width)));
  const bottom = Math.min(area.heightMm, Math.max(...spans.map(({ y, height }) => y + height)));
  const part = { x: left, y: top, width: right - left, height: bottom - top };
  return boxes.length > 0 && part.width > 0 && part.height > 0 ? part : null;
}

/** The upright rectangle around a turned box, mm. */
function spanOf({ x, y, width, height, rotation }: Box): Rect {
  const rad = (rotation * Math.PI) / 180;
  const across = Math.abs(Math.cos(rad)) * width + Math.abs(Math.sin(rad)) * height;
  const down = Math.abs(Math.sin(rad)) * width + Math.abs(Math.cos(rad)) * height;
  return { x: x + width / 2 - across / 2, y: y + height / 2 - down / 2, width: across, height: down };
}

/** The largest place in the middle of `room` for something of this shape; a garment fills the room's width or height, a print keeps air around it. */
export function fitInto(room: Rect, shape: { width: number; height: number }, view: ShareView): Rect {
  const air = view === 'FLAT' ? 0.86 : 1;
  const scale = Math.min((room.width * air) / shape.width, (room.height * air) / shape.height);
  const width = shape.width * scale;
  const height = shape.height * scale;
  return { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height };
}
