import { findLayer, type TextLayer } from '#rules/design/custom-design.ts';
import type { PrintArea } from '#rules/design/placement.ts';
import { changedText } from '#rules/design/text/change-text.ts';
import type { DesignText } from '#rules/design/text/design-text.ts';
import { loadOutline, loadShapes, outlineNow } from '#storefront/nouns/text/text-shapes.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { areasOf } from '../document/garment.ts';
import { writing } from './writing.ts';

/**
 * Changes a text's words or look, and shows the change at once; of several in a row the last counts. Throws ApiError without changing
 * anything.
 */
export async function editText(store: EditorStore, key: string, change: Partial<DesignText>, sizeMm?: number): Promise<void> {
  const before = textLayer(store, key);
  const pending = writing.read();
  if (!before) return;
  const text = { ...(pending?.key === key ? pending.text : before.text), ...change };
  writing.write({ key, text });
  try {
    // Words that the shop does not print any more have no outline; what replaces them is as wide as they were.
    const [outline] = await Promise.all([
      outlineNow(text) ?? loadOutline(text),
      loadShapes(before.text.words, [before.text.font]).catch(() => undefined),
    ]);
    if (writing.read()?.text !== text) return;
    const layer = textLayer(store, key);
    const area = layer && areaOf(store, key);
    const [part] = Object.keys(change);
    if (layer && area && outline.width > 0)
      store.changeText(changedText(area, layer, outlineNow(layer.text) ?? outline, { text, outline }, sizeMm), part ?? 'size');
  } finally {
    if (writing.read()?.text === text) writing.write(null);
  }
}

/** The print area of the side that a layer lies on. */
function areaOf(store: EditorStore, key: string): PrintArea | undefined {
  const scene = store.read().history.present;
  return areasOf(store.product, scene).get(findLayer(scene, key)?.side.mockupGroupId ?? 0);
}

function textLayer(store: EditorStore, key: string): TextLayer | null {
  const layer = findLayer(store.read().history.present, key)?.layer;
  return layer?.text === undefined ? null : layer;
}
