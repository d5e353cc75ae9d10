import type { Locale } from '#rules/shop/locale.ts';

/**
 * Where the page in a frame asks for data that the draft is part of, or of the time it is a preview of, and the headers that carry its token and
 * that time. No schema here: every page of the shop has this file.
 */
export const previewDataPath = '/previews/data';
export const previewTokenHeader = 'x-preview-token';
export const previewTimeHeader = 'x-preview-at';

/** Of the address of a draft's preview, what says which kind of thing is drafted. The token comes before it, as in every preview. */
export const draftParameter = 'draft';

/** The address of a draft's preview in a language. */
export function draftPreviewUrl({ path, token, kind }: { path: string; token: string; kind: string }, locale: Locale): string {
  const [pathname = '', own = ''] = path.split('?');
  const query = new URLSearchParams({ preview: token, [draftParameter]: kind, locale });
  for (const [name, value] of new URLSearchParams(own)) query.append(name, value);
  return `${pathname}?${query}`;
}
