import { isVisibleText } from '../../shop/visible-text.ts';

/** The tags of a design, as they are stored. */
export type DesignTags = readonly string[];

/** Limits of the tags on a saved design; the column has the same ones (app.are_design_tags). */
export const designTagsMost = 5;
export const designTagMaxLength = 20;

/** A tag as stored: one line, single spaces, without a leading #. Empty when nothing is left or the tag is too long. */
export function designTag(typed: string): string {
  const tag = typed
    .replace(/\s+/g, ' ')
    .replace(/^[ #]+/, '')
    .trim();
  return tag.length <= designTagMaxLength && isVisibleText(tag) ? tag : '';
}

/** The tags with one more; null when it is empty, already there (in any case), or one too many. */
export function withTag(tags: DesignTags, typed: string): DesignTags | null {
  const tag = designTag(typed);
  const isThere = tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  return tag === '' || isThere || tags.length >= designTagsMost ? null : [...tags, tag];
}

/** The tags and the new ones, separated by commas, up to the maximum; null if none is added. */
export function withTags(tags: DesignTags, typed: string): DesignTags | null {
  const all = typed.split(/[,，、]/).reduce((before, word) => withTag(before, word) ?? before, tags);
  return all.length === tags.length ? null : all;
}
