import type { Locale } from '#rules/shop/locale.ts';

/**
 * The path where a preview frame requests data of a draft or a point in time, and the headers for its token and that time. Without schemas,
 * because every page of the shop loads this file.
 */
export const previewDataPath = '/previews/data';
export const previewTokenHeader = 'x-preview-token';
export const previewTimeHeader = 'x-preview-at';

/** Query parameter of a draft preview with the kind of content. It follows the token, as in every preview. */
export const draftParameter = 'draft';

/** The URL of a draft preview in a language. */
export function draftPreviewUrl({ path, token, kind }: { path: string; token: string; kind: string }, locale: Locale): string {
  const [pathname = '', own = ''] = path.split('?');
  const query = new URLSearchParams({ preview: token, [draftParameter]: kind, locale });
  for (const [name, value] of new URLSearchParams(own)) query.append(name, value);
  return `${pathname}?${query}`;
}
