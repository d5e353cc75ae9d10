import { useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '#client/wire/api-error.ts';
import { callApi } from '#client/wire/call-api.ts';
import type { TextShapes } from '#contract/rest/design/texts.ts';
import type { DesignText, TextFont } from '#rules/design/text/design-text.ts';
import { layOutText, type ShapedText, type TextOutline } from '#rules/design/text/lay-out-text.ts';
import { createStore } from '#ui/store.ts';

/** What the server has shaped for this page, by font and words; letters are drawn the same for good. */
const shapes = createStore<ReadonlyMap<string, ShapedText>>(new Map());
const asked = new Map<string, Promise<void>>();
/** Every key pressed asks for words of its own. */
const MOST_SHAPES = 200;
/** Each letter as a font draws it, for words on their way. */
const letters = new Map<string, { advance: number; path: string }>();

/** The outlines of a text; null until the server has shaped its words. Its look changes at once, without the server. */
export function useTextOutline(text: DesignText | null): TextOutline | null {
  const shaped = useShaped(text?.words ?? '', text?.font ?? 'pretendard');
  return useMemo(() => (text && shaped ? layOutText(shaped, text) : null), [text, shaped]);
}

/** Words in a font; null until they are there, and for no words. */
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
 * What a text will look like before the server has shaped its words: letters seen before, and in place of others what stood there `before`,
 * so that a syllable in the making changes in place.
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

/** Where a line has as many drawn letters as written ones, each stands for itself. */
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

/** The outlines of a text. Throws ApiError, and where there is no connection. */
export async function loadOutline(text: DesignText): Promise<TextOutline> {
  await loadShapes(text.words, [text.font]);
  const shaped = shapes.read().get(keyOf(text.words, text.font));
  return layOutText(shaped ?? { letters: {}, lines: [], missing: [] }, text);
}

/** Loads words in some fonts; what is known or under way is not asked for again. */
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
