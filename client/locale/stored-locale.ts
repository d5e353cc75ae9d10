import { isPreview } from '#client/preview.ts';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { localeCookie } from '#contract/locale-cookie.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { isLocale, type Locale, languageOfAddress, resolveLocale } from '#rules/shop/locale.ts';

const yearSeconds = 31_536_000;

/** The cookie the server made this page with. */
const madeWith = typeof document === 'undefined' ? null : mirroredLocale();

/**
 * Syncs the cookie with local storage. True if it changed since this page was made, and a page made now would be in another language: it was
 * chosen or stored elsewhere, or left with a session that was cleared. Never true twice for one reload. Browser only.
 */
export function isLocaleLeft(locale: Locale): boolean {
  // A preview and an address with a language keep their own, and set no cookie.
  if (isPreview() || languageOfAddress(location.pathname).locale) return false;
  mirrorLocale();
  const mirrored = mirroredLocale();
  return mirrored !== madeWith && resolveLocale(mirrored, navigator.language) !== locale;
}

/** Navigates to a page with `softly`, or by a full load if the language has changed, e.g. with a sign-in. Browser only. */
export function goInStoredLocale(path: string, locale: Locale, softly: () => void): void {
  if (isLocaleLeft(locale)) window.location.replace(path);
  else softly();
}

/** The locale key in the cookie; null if none. */
export function mirroredLocale(): string | null {
  return new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]{2})(?:;|$)`).exec(document.cookie)?.[1] ?? null;
}

/** Copies the stored language to the cookie; the end of a session, which clears storage (specification 4), deletes both. */
export function mirrorLocale(): void {
  const stored = deviceStorage.getItem(storageKeys.locale);
  const locale = isLocale(stored) ? stored : null;
  if (mirroredLocale() === locale) return;
  document.cookie = `${localeCookie}=${locale ?? ''}; max-age=${locale === null ? 0 : yearSeconds}; path=/; samesite=lax`;
}
