import { dialog } from '#client/dialogs/dialog.ts';
import { notKept } from '#client/session/not-kept-note.tsx';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { addressPrefixes, type Locale, languageOfAddress } from '#rules/shop/locale.ts';
import { pageLocale } from './page-locale.ts';
import { mirroredLocale, mirrorLocale } from './stored-locale.ts';

/**
 * Stores a language and loads the page in it: again, or from an address with a language at the other language's address of the page. Where
 * nothing is stored, says so instead. Browser only.
 */
export function chooseLocale(locale: Locale): void {
  deviceStorage.setItem(storageKeys.locale, locale);
  mirrorLocale();
  const { pathname, search, hash } = window.location;
  const here = languageOfAddress(pathname);
  const isKept = mirroredLocale() === locale;
  if (here.locale !== null && (isKept || locale !== 'ko')) window.location.assign(addressPrefixes[locale] + here.path + search + hash);
  else if (isKept) window.location.reload();
  else void dialog.alert({ message: notKept[pageLocale()] });
}
