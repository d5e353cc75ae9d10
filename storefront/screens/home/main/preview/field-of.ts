import type { Block } from '#storefront/home/block-data.ts';

const slide = '[aria-roledescription="slide"]';
const parts = [slide, '[role="tab"]', '[role="tabpanel"]', 'li'] as const;

/** The pressed field of a block: its heading, an image or tag by index, or the whole block (''). */
export function fieldOf(block: Block, pressed: Element, place: Element): string {
  if (pressed.closest('h2') !== null) return 'title';
  for (const part of parts) {
    const found = pressed.closest(part);
    if (found === null || !place.contains(found)) continue;
    const thumbnail = block.thumbnails[[...place.querySelectorAll(part)].indexOf(found)];
    if (thumbnail) return `thumbnails.${thumbnail.id}`;
  }
  if (block.items.length > 0) return 'items';
  return block.thumbnails.length === 1 ? `thumbnails.${block.thumbnails[0]?.id}` : '';
}
