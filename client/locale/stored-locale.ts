import { isPreview } from '#client/preview.ts';
import { localeCookie } from '#contract/locale-cookie.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { isLocale, type Locale } from '#rules/shop/locale.ts';

const yearSeconds = 31_536_000;

/** Keeps a chosen language and loads the page again in it. Browser only. */
export function chooseLocale(locale: Locale): void {
  localStorage.setItem(storageKeys.locale, locale);
  mirrorLocale();
  window.location.reload();
}

/**
 * Makes the cookie say what local storage says. A page made in another language than the stored one is loaded again, once: only
 * when the cookie was wrong and could be put right. Browser only.
 */
export function followStoredLocale(pageLocale: Locale): void {
  // A preview is in the language it was asked in, and leaves no cookie.
  if (isPreview()) return;
  if (mirrorLocale() && storedLocale() !== pageLocale) window.location.reload();
}

/**
 * Goes to a page of the shop: as `softly` does, or by loading it anew where what is stored, by a sign-in say, is another language than this
 * page's. Browser only.
 */
export function goInStoredLocale(path: string, pageLocale: Locale, softly: () => void): void {
  const stored = storedLocale();
  mirrorLocale();
  if (stored === null || stored === pageLocale || mirroredLocale() !== stored) softly();
  else window.location.replace(path);
}

function storedLocale(): Locale | null {
  const stored = localStorage.getItem(storageKeys.locale);
  return isLocale(stored) ? stored : null;
}

/** The locale key that the cookie holds; null without one. */
function mirroredLocale(): string | null {
  return new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]{2})(?:;|$)`).exec(document.cookie)?.[1] ?? null;
}

/**
 * Writes the stored language into the cookie; true when that changed it. Where none is stored the cookie stays: the end of a session empties the
 * storage (specification 4), and the next page is still in the language of this one.
 */
function mirrorLocale(): boolean {
  const stored = storedLocale();
  if (stored === null || mirroredLocale() === stored) return false;
  document.cookie = `${localeCookie}=${stored}; max-age=${yearSeconds}; path=/; samesite=lax`;
  return mirroredLocale() === stored;
}
