import { decodeTokenPayload, type TokenResponse } from '#contract/claims.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { isLocale } from '#rules/shop/locale.ts';
import type { SessionStorage } from './stored-session.ts';

/**
 * Stores the member's own language (claim `locale`) at sign-in, unless one is stored already: since the last session's end cleared storage,
 * it was chosen by the current user.
 */
export function takeAccountLanguage(storage: SessionStorage, tokens: TokenResponse): void {
  if (isLocale(storage.getItem(storageKeys.locale))) return;
  const payload = decodeTokenPayload(tokens.access_token);
  const locale = typeof payload === 'object' && payload !== null && 'locale' in payload ? payload.locale : null;
  if (typeof locale === 'string' && isLocale(locale)) storage.setItem(storageKeys.locale, locale);
}
