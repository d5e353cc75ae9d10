import { draftParameter } from '#contract/home/preview-address.ts';

/** True on a page shown in a back office frame (contract/home/preview.ts), whose query starts with the token. Browser only. */
export function isPreview(): boolean {
  return location.search.startsWith('?preview=');
}

/**
 * What this page previews: a draft of a `kind`, or a time `at` (ISO 8601), with its token. null on other pages, including the live shop's.
 * Browser only.
 */
export function previewed(): { kind: string | null; at: string | null; token: string } | null {
  if (!isPreview()) return null;
  const query = new URLSearchParams(location.search);
  const [kind, at, token] = [query.get(draftParameter), query.get('at'), query.get('preview') ?? ''];
  return kind === null && at === null ? null : { kind, at, token };
}
