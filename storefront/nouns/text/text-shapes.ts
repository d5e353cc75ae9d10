import { useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '#client/wire/api-error.ts';
import { callApi } from '#client/wire/call-api.ts';
import type { TextShapes } from '#contract/rest/design/texts.ts';
import type { DesignText, TextFont } from '#rules/design/text/design-text.ts';
import { layOutText, type ShapedText, type TextOutline } from '#rules/design/text/lay-out-text.ts';
import { createStore } from '#ui/store.ts';

/** Texts shaped by the server for this page, by font and words; they never change. */
const shapes = createStore<ReadonlyMap<string, ShapedText>>(new Map());
const asked = new Map<string, Promise<void>>();
/** Maximum stored shapes: every key press requests new words. */
const MOST_SHAPES = 200;
/** Each letter as a font draws it, for words that are not shaped yet. */
const letters = new Map<string, { advance: number; path: string }>();

/** The outlines of a text; null until the server has shaped its words. Changes of look need no server. */
export function useTextOutline(text: DesignText | null): TextOutline | null {
  const shaped = useShaped(text?.words ?? '', text?.font ?? 'pretendard');
  return useMemo(() => (text && shaped ? layOutText(shaped, text) : null), [text, shaped]);
}

/** Words shaped in a font; null until loaded, and for no words. */
export function useShaped(words: string, font: TextFont): ShapedText | null {
  const known = useSyncExternalStore(
    shapes.subscribe,
    () => shapes.read().get(keyOf(words, font)) ?? null,
    () => null,
  );
  // Whoever changes the words says why they cannot be shaped.
  if (known === null && words !== '') loadShapes(words, [font]).catch((error: unknown) => console.warn(error));
  return known;
}

/** The same outside of components. */
export function outlineNow(text: DesignText): TextOutline | null {
  const shaped = shapes.read().get(keyOf(text.words, text.font));
  return shaped ? layOutText(shaped, text) : null;
}

/**
 * A preview of a text before the server has shaped it: known letters, and for others the outline at the same place `before`, so that a
 * syllable changes in place while it is typed.
 */
export function guessedOutline(text: DesignText, before: string): TextOutline {
  const known = outlineNow(text);
  if (known) return known;
  const old = before.split('\n').map((line) => [...line]);
  const paths: Record<string, string> = {};
  const lines = text.words.split('\n').map((line, row) =>
    [...line].map((letter, at): [string, number] => {
      const stood = old[row]?.[at] ?? '';
      const drawn = letters.get(keyOf(letter, text.font)) ?? letters.get(keyOf(stood, text.font)) ?? { advance: 900, path: '' };
      paths[letter] = drawn.path;
      return [letter, drawn.advance];
    }),
  );
  return layOutText({ letters: paths, lines, missing: [] }, text);
}

/** Stores the outline of each letter of a line with as many outlines as letters. */
function learn(words: string, font: TextFont, shaped: ShapedText): void {
  words.split('\n').forEach((line, row) => {
    const written = [...line].filter((letter) => !shaped.missing.includes(letter));
    const drawn = shaped.lines[row] ?? [];
    if (written.length !== drawn.length) return;
    for (const [at, [name, advance]] of drawn.entries()) {
      letters.set(keyOf(written[at] ?? '', font), { advance, path: shaped.letters[name] ?? '' });
    }
  });
}

/** The outlines of a text. Throws ApiError, also without a connection. */
export async function loadOutline(text: DesignText): Promise<TextOutline> {
  await loadShapes(text.words, [text.font]);
  const shaped = shapes.read().get(keyOf(text.words, text.font));
  return layOutText(shaped ?? { letters: {}, lines: [], missing: [] }, text);
}

/** Loads words in some fonts; known and pending ones are not requested again. */
export async function loadShapes(words: string, fonts: readonly TextFont[]): Promise<void> {
  const missing = fonts.filter((font) => !asked.has(keyOf(words, font)));
  if (missing.length > 0) {
    const loading = load(words, missing);
    for (const font of missing) asked.set(keyOf(words, font), loading);
  }
  await Promise.all(fonts.map((font) => asked.get(keyOf(words, font))));
}

async function load(words: string, fonts: readonly TextFont[]): Promise<void> {
  try {
    const { shapes: made } = await callApi<TextShapes>('POST', '/text-shapes', { body: { words, fonts } });
    for (const { font, ...shaped } of made) learn(words, font, shaped);
    const known = [...shapes.read(), ...made.map(({ font, ...shaped }) => [keyOf(words, font), shaped] as const)];
    for (const [key] of known.slice(0, -MOST_SHAPES)) asked.delete(key);
    shapes.write(new Map(known.slice(-MOST_SHAPES)));
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code === 'TEXT_REFUSED';
    if (!isRefused) for (const font of fonts) asked.delete(keyOf(words, font));
    throw error;
  }
}

function keyOf(words: string, font: TextFont): string {
  return `${font} ${words}`;
}
