import type { Suggestions } from '#contract/rest/search/suggestions.ts';
import { urlFor } from '#contract/routes.ts';

/** The addresses of all suggestions in display order: words, things, shortcuts. */
export function suggestedUrls({ words, things, shortcuts }: Suggestions): string[] {
  return [...words.map(({ text }) => urlFor('search', {}, { q: text })), ...things.map(thingUrl), ...shortcuts.map(shortcutUrl)];
}

/** The active option after a step of 1 or -1 through `count` options; null is the field itself, between the last and the first. */
export function nextOption(active: number | null, step: 1 | -1, count: number): number | null {
  const places = count + 1;
  const place = (((active ?? -1) + 1 + step + places) % places) - 1;
  return place < 0 ? null : place;
}

function thingUrl({ kind, id, path_name }: Suggestions['things'][number]): string {
  if (kind === 'product') return urlFor('product-id', { id });
  if (kind === 'artist') return urlFor('artist-name', { name: path_name ?? id });
  return path_name === null
    ? urlFor('artist-id-graphic', { graphic_id: id })
    : urlFor('artist-name-graphic', { name: path_name, graphic_id: id });
}

function shortcutUrl({ kind, id, path_name }: Suggestions['shortcuts'][number]): string {
  return kind === 'brand' ? urlFor('brand', { id }) : urlFor('category', {}, { category: path_name ?? '' });
}
