import { draftParameter } from '#contract/home/preview-address.ts';

/** True on a page that the back office shows in a frame (contract/home/preview.ts): the token comes first. Browser only. */
export function isPreview(): boolean {
  return location.search.startsWith('?preview=');
}

/**
 * What this page is a preview of: a draft of a `kind` of thing, or a time `at` (ISO 8601), and the token that opens it; null on any other page, that
 * of the shop as it is among them. Browser only.
 */
export function previewed(): { kind: string | null; at: string | null; token: string } | null {
  if (!isPreview()) return null;
  const query = new URLSearchParams(location.search);
  const [kind, at, token] = [query.get(draftParameter), query.get('at'), query.get('preview') ?? ''];
  return kind === null && at === null ? null : { kind, at, token };
}
