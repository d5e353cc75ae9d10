import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '#client/session/stored-session.ts';
import { localeCookie } from '#contract/locale-cookie.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { memoryStorage } from '#test/session-world.ts';
import { chooseLocale, followStoredLocale, goInStoredLocale } from './stored-locale.ts';

const storage = memoryStorage();
const visits: string[] = [];
const page = { cookie: '' };

beforeEach(() => {
  clearStorage(storage);
  visits.length = 0;
  page.cookie = '';
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', {
    get cookie() {
      return page.cookie;
    },
    set cookie(written: string) {
      page.cookie = /max-age=0/.test(written) ? '' : written.slice(0, written.indexOf(';'));
    },
  });
  const location = { search: '', reload: () => visits.push('again'), replace: (path: string) => visits.push(path) };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { location });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the end of a session empties the storage, and the next page is in the language of this one', () => {
  chooseLocale('en');
  clearStorage(storage);
  followStoredLocale('en');
  expect(storage.getItem(storageKeys.locale)).toBeNull();
  expect([page.cookie, visits]).toEqual([`${localeCookie}=en`, ['again']]);
});

test('a page in another language than the stored one is loaded again, once', () => {
  storage.setItem(storageKeys.locale, 'cn');
  followStoredLocale('ko');
  followStoredLocale('ko');
  expect([page.cookie, visits]).toEqual([`${localeCookie}=cn`, ['again']]);
});

test('the page after a sign-in is loaded anew in the language that came with it, else it is gone to', () => {
  const went: string[] = [];
  goInStoredLocale('/mypage', 'ko', () => went.push('softly'));
  storage.setItem(storageKeys.locale, 'ko');
  goInStoredLocale('/mypage', 'ko', () => went.push('softly'));
  expect([went, visits]).toEqual([['softly', 'softly'], []]);
  storage.setItem(storageKeys.locale, 'en');
  goInStoredLocale('/mypage', 'ko', () => went.push('softly'));
  expect([went.length, visits, page.cookie]).toEqual([2, ['/mypage'], `${localeCookie}=en`]);
});
