import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openEncoder } from './encoded-bodies.ts';

const page = '<li class="tile">a page that says the same again</li>'.repeat(40);

test('a page is compressed fast once, and better in the background when it is sent again', async () => {
  const asked: { quality: number; done: (body: Buffer) => void }[] = [];
  const encode = openEncoder((_, quality) => new Promise((done) => asked.push({ quality, done })));
  const first = encode(page);
  asked[0]?.done(Buffer.from('quick'));
  expect((await first).bodies.br.toString()).toBe('quick');

  expect((await encode(page)).bodies.br.toString()).toBe('quick');
  expect((await encode(page)).bodies.br.toString()).toBe('quick');
  expect(asked.map(({ quality }) => quality)).toEqual([5, 11]);

  asked[1]?.done(Buffer.from('best'));
  await new Promise(setImmediate);
  expect((await encode(page)).bodies.br.toString()).toBe('best');
  expect(asked).toHaveLength(2);
});

test('one better copy is compressed at a time, and a failed one is tried again', async () => {
  const asked: { body: string; end: (failure?: Error) => void }[] = [];
  const encode = openEncoder(async (body, quality) => {
    if (quality === 5) return body;
    return new Promise((done, fail) => asked.push({ body: body.toString(), end: (failure) => (failure ? fail(failure) : done(body)) }));
  });
  for (const text of ['one', 'other', 'one', 'other']) await encode(text);
  expect(asked.map(({ body }) => body)).toEqual(['one']);
  asked[0]?.end(new Error('no memory'));
  await new Promise(setImmediate);
  await encode('other');
  expect(asked.map(({ body }) => body)).toEqual(['one', 'other']);
});

test('a page is the same in every encoding, and the same page has the same hash', async () => {
  const encode = openEncoder();
  const { hash, bodies } = await encode(page);
  expect([brotliDecompressSync(bodies.br), gunzipSync(bodies.gzip), bodies.identity].map(String)).toEqual([page, page, page]);
  expect((await encode(page)).hash).toBe(hash);
  expect((await encode(`${page}!`)).hash).not.toBe(hash);
});
