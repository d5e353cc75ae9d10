import { isVisibleText } from '../../shop/visible-text.ts';

/** The tags of a design, as they are stored. */
export type DesignTags = readonly string[];

/** Bounds of a member's tags on a saved design; the column has the same (app.are_design_tags). */
export const designTagsMost = 5;
export const designTagMaxLength = 20;

/** A tag as it is stored: one line, single spaces, without the # that people write before it. Empty if nothing is left or too much. */
export function designTag(typed: string): string {
  const tag = typed
    .replace(/\s+/g, ' ')
    .replace(/^[ #]+/, '')
    .trim();
  return tag.length <= designTagMaxLength && isVisibleText(tag) ? tag : '';
}

/** The tags with another one, or null if it cannot be added: empty, there already (whatever its case), or one too many. */
export function withTag(tags: DesignTags, typed: string): DesignTags | null {
  const tag = designTag(typed);
  const isThere = tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  return tag === '' || isThere || tags.length >= designTagsMost ? null : [...tags, tag];
}

/** The tags with all that are written with commas between them, as many as there is room for; null if that adds none. */
export function withTags(tags: DesignTags, typed: string): DesignTags | null {
  const all = typed.split(/[,，、]/).reduce((before, word) => withTag(before, word) ?? before, tags);
  return all.length === tags.length ? null : all;
}
