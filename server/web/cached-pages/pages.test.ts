import { expect, test } from 'vitest';
import { DataOutage } from '#server/data-outage.ts';
import { preparePage, type SentPage } from '../sent-page.ts';
import { pageAddress } from './page-address.ts';
import { openPages, PageUnavailable } from './pages.ts';

/** Pages whose renderings end when the test says so. */
function pagesByHand() {
  const attempts: PromiseWithResolvers<SentPage>[] = [];
  const render = () => {
    const attempt = Promise.withResolvers<SentPage>();
    attempts.push(attempt);
    return attempt.promise;
  };
  const reported: unknown[] = [];
  const pages = openPages(
    { render },
    () => 0,
    (error) => reported.push(error),
  );
  const get = (path: string) => {
    const address = pageAddress(path);
    if (address === null) throw new Error(`${path} is no address`);
    return pages.get(address, 'ko');
  };
  const four = () => ['/artist/a', '/artist/b', '/artist/c', '/artist/d'].map((path) => expect(get(path)).rejects.toThrow(PageUnavailable));
  return { attempts, reported, pages, get, four };
}

test('when the data service does not answer, requests waiting for that page fail at once, and the next one is tried', async () => {
  const { attempts, reported, pages, get, four } = pagesByHand();
  const asked = four();
  await new Promise(setImmediate);
  expect([attempts.length, pages.figures().queued]).toEqual([2, 2]);
  for (const { reject } of attempts) reject(new DataOutage('all', 'silent'));
  await Promise.all(asked);
  expect([attempts.length, reported.length, pages.figures()]).toEqual([2, 2, expect.objectContaining({ rendering: 0, queued: 0 })]);
  const next = get('/artist/e');
  await new Promise(setImmediate);
  const none = Buffer.alloc(0);
  const page = preparePage(200, {}, { hash: 'e', bodies: { br: none, gzip: none, identity: none } });
  attempts[2]?.resolve(page);
  expect(await next).toBe(page);
});

test('a page that is too expensive fails alone, and pages behind it are rendered', async () => {
  const { attempts, four } = pagesByHand();
  const asked = four();
  await new Promise(setImmediate);
  for (const { reject } of attempts) reject(new DataOutage('one', 'statement timeout'));
  await Promise.all(asked.slice(0, 2));
  await new Promise(setImmediate);
  expect(attempts.length).toBe(4);
  for (const { reject } of attempts) reject(new DataOutage('one', 'statement timeout'));
  await Promise.all(asked);
});
