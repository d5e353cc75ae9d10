import type { Block } from '#storefront/home/block-data.ts';

/** Which field of a block was pressed: its heading, one of its pictures or tags by their place, or the block as a whole (''). */
export function fieldOf(block: Block, pressed: Element, place: Element): string {
  if (pressed.closest('h2') !== null) return 'title';
  const part = pressed.closest('[aria-roledescription="slide"], [role="tab"], [role="tabpanel"], li');
  if (part === null || !place.contains(part)) return '';
  const role = part.getAttribute('role');
  const selector = role === 'tab' || role === 'tabpanel' ? `[role="${role}"]` : part.hasAttribute('aria-roledescription') ? '[aria-roledescription="slide"]' : 'li';
  const index = [...place.querySelectorAll(selector)].indexOf(part);
  const thumbnail = block.thumbnails[index];
  if (thumbnail) return `thumbnails.${thumbnail.id}`;
  return block.items.length > 0 ? 'items' : '';
}
