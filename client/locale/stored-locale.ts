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
  const stored = localStorage.getItem(storageKeys.locale);
  const wanted = isLocale(stored) ? stored : null;
  if (mirroredLocale() === wanted) return;
  mirrorLocale();
  const isPutRight = mirroredLocale() === wanted;
  if (isPutRight && wanted !== null && wanted !== pageLocale) window.location.reload();
}

/** The locale key that the cookie holds; null without one. */
function mirroredLocale(): string | null {
  return new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]{2})(?:;|$)`).exec(document.cookie)?.[1] ?? null;
}

function mirrorLocale(): void {
  const stored = localStorage.getItem(storageKeys.locale);
  const kept = isLocale(stored) ? `${stored}; max-age=${yearSeconds}` : '; max-age=0';
  document.cookie = `${localeCookie}=${kept}; path=/; samesite=lax`;
}
