import { dialog } from '#client/dialogs/dialog.ts';
import { notKept } from '#client/session/not-kept-note.tsx';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { pageLocale } from './page-locale.ts';
import { mirroredLocale, mirrorLocale } from './stored-locale.ts';

/** Stores a language and reloads the page in it; where nothing is stored, says so instead. Browser only. */
export function chooseLocale(locale: Locale): void {
  deviceStorage.setItem(storageKeys.locale, locale);
  mirrorLocale();
  if (mirroredLocale() === locale) window.location.reload();
  else void dialog.alert({ message: notKept[pageLocale()] });
}
