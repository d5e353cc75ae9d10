import { findLayer, type TextLayer } from '#rules/design/custom-design.ts';
import { changedText } from '#rules/design/text/change-text.ts';
import type { DesignText } from '#rules/design/text/design-text.ts';
import { loadOutline, outlineNow } from '#storefront/nouns/text/text-shapes.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { writing } from './writing.ts';

/**
 * Changes a text's words or look. Shown at once; of several in a row the last counts. Throws ApiError, and nothing is changed then.
 */
export async function editText(store: EditorStore, key: string, change: Partial<DesignText>, sizeMm?: number): Promise<void> {
  const before = textLayer(store, key);
  const pending = writing.read();
  if (!before) return;
  const text = { ...(pending?.key === key ? pending.text : before.text), ...change };
  writing.write({ key, text });
  try {
    if (!outlineNow(text) || !outlineNow(before.text)) await Promise.all([loadOutline(text), loadOutline(before.text)]);
    if (writing.read()?.text !== text) return;
    const [layer, area] = [textLayer(store, key), store.area()];
    const [from, outline] = [layer && outlineNow(layer.text), outlineNow(text)];
    const [part] = Object.keys(change);
    if (layer && area && from && outline && outline.width > 0)
      store.changeText(changedText(area, layer, from, { text, outline }, sizeMm), part ?? 'size');
  } finally {
    if (writing.read()?.text === text) writing.write(null);
  }
}

function textLayer(store: EditorStore, key: string): TextLayer | null {
  const layer = findLayer(store.read().history.present, key)?.layer;
  return layer?.text === undefined ? null : layer;
}
