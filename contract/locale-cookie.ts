/**
 * The cookie that mirrors the language stored in the browser, because the server has to know it before the page is made
 * (specification 9). It holds nothing but a locale key.
 */
export const localeCookie = 'seam_locale';

/** Reads the locale key out of a Cookie header; null when there is none. */
export function localeFromCookies(header: string | null | undefined): string | null {
  const match = /(?:^|;\s*)seam_locale=([a-z]{2})(?:;|$)/.exec(header ?? '');
  return match?.[1] ?? null;
}
