import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { DataOutage } from '../data-outage.ts';
import type { PageData } from './bridge/page-data.ts';
import { openPageRenderer } from './renderer.ts';

const config = readConfig({});
const data: PageData = async () => ({});
const page = {
  status: 200,
  headers: {},
  etag: 'W/"1"',
  bodies: { br: Buffer.from('br'), gzip: Buffer.from('gzip'), identity: Buffer.from('text') },
};

test('a rendering thread that dies fails its pages as outages, and the next page starts a new thread', async () => {
  const report = vi.fn();
  const renderer = openPageRenderer(config, data, report, script("if (url === '/dies') process.exit(1); answer(id);"));
  const lost = await Promise.allSettled(['/dies', '/main'].map((url) => renderer.render(url, 'ko', 'drawn')));
  for (const each of lost) expect(each).toMatchObject({ status: 'rejected', reason: expect.any(DataOutage) });
  expect(await renderer.render('/main', 'ko', 'drawn')).toEqual(page);
  await renderer.close();
});

test('pages being rendered when the shop closes fail as outages, and no more rendering starts', async () => {
  const renderer = openPageRenderer(config, data, () => undefined, script(''));
  const underWay = expect(renderer.render('/main', 'ko', 'drawn')).rejects.toBeInstanceOf(DataOutage);
  await renderer.close();
  await underWay;
  await expect(renderer.render('/main', 'ko', 'drawn')).rejects.toBeInstanceOf(DataOutage);
});

test('an error in a page is written to the shop’s log, and the page is sent', async () => {
  const report = vi.fn();
  const failing = "parentPort.postMessage({ kind: 'report', error: new TypeError('title is undefined') }); answer(id);";
  const renderer = openPageRenderer(config, data, report, script(failing));
  expect(await renderer.render('/main', 'ko', 'drawn')).toEqual(page);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'title is undefined' }));
  await renderer.close();
});

/** A thread that runs this for each requested page. */
function script(work: string): URL {
  const source = `import { parentPort } from 'node:worker_threads';
const bytes = (text) => Buffer.from(text);
const page = { status: 200, headers: {}, etag: 'W/"1"', bodies: { br: bytes('br'), gzip: bytes('gzip'), identity: bytes('text') } };
const answer = (id) => parentPort.postMessage({ kind: 'page', id, page });
parentPort.on('message', ({ id, url }) => { ${work} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}
