import { isPreview } from '#client/preview.ts';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { localeCookie } from '#contract/locale-cookie.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { isLocale, type Locale } from '#rules/shop/locale.ts';

const yearSeconds = 31_536_000;

/** Stores a language and reloads the page in it. Browser only. */
export function chooseLocale(locale: Locale): void {
  deviceStorage.setItem(storageKeys.locale, locale);
  mirrorLocale();
  window.location.reload();
}

/**
 * Syncs the cookie with local storage. Reloads a page rendered in another language than the stored one, once, and only if the cookie was
 * wrong and could be corrected. Browser only.
 */
export function followStoredLocale(pageLocale: Locale): void {
  // A preview keeps its own language and sets no cookie.
  if (isPreview()) return;
  if (mirrorLocale() && storedLocale() !== pageLocale) window.location.reload();
}

/**
 * Navigates to a page with `softly`, or by a full load if the stored language (e.g. after a sign-in) differs from the page's. Browser only.
 */
export function goInStoredLocale(path: string, pageLocale: Locale, softly: () => void): void {
  const stored = storedLocale();
  mirrorLocale();
  if (stored === null || stored === pageLocale || mirroredLocale() !== stored) softly();
  else window.location.replace(path);
}

function storedLocale(): Locale | null {
  const stored = deviceStorage.getItem(storageKeys.locale);
  return isLocale(stored) ? stored : null;
}

/** The locale key in the cookie; null if none. */
function mirroredLocale(): string | null {
  return new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]{2})(?:;|$)`).exec(document.cookie)?.[1] ?? null;
}

/**
 * Copies the stored language to the cookie; true if that changed it. Without a stored one the cookie stays: the end of a session clears
 * storage (specification 4), and the next page keeps this language.
 */
function mirrorLocale(): boolean {
  const stored = storedLocale();
  if (stored === null || mirroredLocale() === stored) return false;
  document.cookie = `${localeCookie}=${stored}; max-age=${yearSeconds}; path=/; samesite=lax`;
  return mirroredLocale() === stored;
}
