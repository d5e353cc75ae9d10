import { layersOf } from '#rules/design/custom-design.ts';
import { freeBox } from '#rules/design/free-place.ts';
import { isDark, rgbOf } from '#rules/design/ink-contrast.ts';
import { firstText } from '#rules/design/text/change-text.ts';
import { newText } from '#rules/design/text/design-text.ts';
import { loadOutline } from '#storefront/nouns/text/text-shapes.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { clothOf } from '../document/garment.ts';

const NARROW_PX = 600;

/**
 * Adds these words to the current side, placed like a graphic; returns the text's key, null if the design is full of texts. Throws
 * ApiError.
 */
export async function addText(store: EditorStore, words: string): Promise<string | null> {
  const { history, sideId } = store.read();
  const text = newText(words, isDark(rgbOf(clothOf(store.product, history.present))));
  const outline = await loadOutline(text);
  const area = store.area();
  if (!area) return null;
  // As for a graphic that is touched: on a phone the letters are too small to be seen on the whole garment.
  if (innerWidth < NARROW_PX) store.suggestView('print');
  const first = firstText(area, { text, outline });
  return store.addText({ ...first, ...freeBox(area, first, layersOf(history.present, sideId)) });
}
