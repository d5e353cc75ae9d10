import { draftParameter } from '#contract/home/draft-address.ts';

/** True on a page that the back office shows in a frame (contract/home/preview.ts): the token comes first. Browser only. */
export function isPreview(): boolean {
  return location.search.startsWith('?preview=');
}

/** The draft that this page is a preview of: which kind of thing, and the token that opens it; null on any other page. Browser only. */
export function previewedDraft(): { kind: string; token: string } | null {
  if (!isPreview()) return null;
  const query = new URLSearchParams(location.search);
  const [kind, token] = [query.get(draftParameter), query.get('preview')];
  return kind === null || token === null ? null : { kind, token };
}
