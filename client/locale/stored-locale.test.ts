import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '#client/session/stored-session.ts';
import { localeCookie } from '#contract/locale-cookie.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { memoryStorage } from '#test/session-world.ts';

const storage = memoryStorage();
const visits: string[] = [];
const page = { cookie: '', blocks: false, path: '/main' };

/** The modules as a page loads it, whose browser speaks English. */
const nextPage = async () => {
  vi.resetModules();
  return { ...(await import('./stored-locale.ts')), ...(await import('./choose-locale.ts')) };
};

beforeEach(() => {
  clearStorage(storage);
  visits.length = 0;
  Object.assign(page, { cookie: '', blocks: false, path: '/main' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', {
    documentElement: { lang: 'ko-KR' },
    get cookie() {
      return page.cookie;
    },
    set cookie(written: string) {
      if (!page.blocks) page.cookie = /max-age=0/.test(written) ? '' : written.slice(0, written.indexOf(';'));
    },
  });
  const go = (path: string) => visits.push(path);
  const location = {
    ...{ search: '?sort=new', hash: '', reload: () => visits.push('again'), replace: go, assign: go },
    get pathname() {
      return page.path;
    },
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('window', { location });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the end of a session deletes the stored language, and the next page uses the browser’s language', async () => {
  const first = await nextPage();
  first.chooseLocale('cn');
  expect([page.cookie, visits]).toEqual([`${localeCookie}=cn`, ['again']]);
  const chosen = await nextPage();
  expect(chosen.isLocaleLeft('cn')).toBe(false);
  clearStorage(storage);
  expect([chosen.isLocaleLeft('cn'), page.cookie, storage.getItem(storageKeys.locale)]).toEqual([true, '', null]);
  expect((await nextPage()).isLocaleLeft('en')).toBe(false);
});

test('a page in another language than the stored one is reloaded once', async () => {
  storage.setItem(storageKeys.locale, 'cn');
  expect((await nextPage()).isLocaleLeft('ko')).toBe(true);
  expect([(await nextPage()).isLocaleLeft('ko'), page.cookie]).toEqual([false, `${localeCookie}=cn`]);
});

test('a page restored by Back is reloaded in the language that was chosen after it', async () => {
  const left = await nextPage();
  expect(left.isLocaleLeft('ko')).toBe(false);
  (await nextPage()).chooseLocale('en');
  expect(left.isLocaleLeft('ko')).toBe(true);
});

test('where cookies are blocked, a chosen language causes no endless reload, and the page says that nothing is stored', async () => {
  page.blocks = true;
  const { chooseLocale, isLocaleLeft } = await nextPage();
  const { dialogQueue } = await import('#client/dialogs/dialog.ts');
  chooseLocale('en');
  expect([visits, isLocaleLeft('ko'), dialogQueue.read().length]).toEqual([[], false, 1]);
});

test('the page after a sign-in is loaded again when the account’s language differs; otherwise the browser navigates to it', async () => {
  const went: string[] = [];
  const { goInStoredLocale } = await nextPage();
  goInStoredLocale('/mypage', 'ko', () => went.push('softly'));
  storage.setItem(storageKeys.locale, 'ko');
  goInStoredLocale('/mypage', 'ko', () => went.push('softly'));
  expect([went, visits]).toEqual([['softly', 'softly'], []]);
  storage.setItem(storageKeys.locale, 'en');
  goInStoredLocale('/mypage', 'ko', () => went.push('softly'));
  expect([went.length, visits, page.cookie]).toEqual([2, ['/mypage'], `${localeCookie}=en`]);
});

test('an address with a language keeps that language whatever is stored; choosing another one opens the address in that language', async () => {
  page.path = '/cn/category';
  storage.setItem(storageKeys.locale, 'en');
  const { chooseLocale, isLocaleLeft } = await nextPage();
  expect([isLocaleLeft('cn'), page.cookie, storage.getItem(storageKeys.locale)]).toEqual([false, '', 'en']);
  for (const locale of ['en', 'ko'] as const) chooseLocale(locale);
  expect([visits, page.cookie]).toEqual([['/en/category?sort=new', '/category?sort=new'], `${localeCookie}=ko`]);
  page.blocks = true;
  chooseLocale('cn');
  expect(visits.at(-1)).toBe('/cn/category?sort=new');
});
