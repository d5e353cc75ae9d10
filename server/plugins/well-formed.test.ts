import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addProblems } from './problems.ts';
import { addWellFormedCheck, isWellFormedAddress, isWellFormedBody } from './well-formed.ts';

test.each([
  ['/main', true],
  ['/search?q=%EA%B0%80', true],
  ['/search?q=100%25', true],
  ['/search?q=%00', false],
  ['/artist/a%00b', false],
  ['/search?q=%zz', false],
  ['/search?q=100%', false],
  ['/search?q=%ED%A0%80', false],
  ['http://x/main', false],
  ['*', false],
])('the request address %s is %s', (address, expected) => {
  expect(isWellFormedAddress(address)).toBe(expected);
});

test.each([
  [{ memo: 'a\u0000b' }, false],
  [{ 'a\u0000b': 1 }, false],
  [[undefined, null, { list: ['\ud800'] }], false],
  [new Map([['username', 'a\u0000']]), false],
  ['a\u0000', false],
  [{ memo: '😀 a\tb\n', none: null, list: [undefined, 1, true, {}] }, true],
  [undefined, true],
  [Buffer.from([0]), true],
])('the request body %j is %s', (body, expected) => {
  expect(isWellFormedBody(body)).toBe(expected);
});

test('GET with an absolute URL is 400 and never reaches a page', async () => {
  const app = fastify();
  addProblems(app);
  addWellFormedCheck(app);
  app.get('/*', async () => ({ ok: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GET http://x/main HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const reply = await text(socket);
  await app.close();
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply).toContain('"code":"INVALID_INPUT"');
});

test('a deeply nested body is checked without recursion', () => {
  let deep: unknown = '\u0000';
  for (let depth = 0; depth < 100_000; depth += 1) deep = { deep };
  expect(isWellFormedBody(deep)).toBe(false);
});

test.each([
  [100, true],
  [250, false],
])('a request body nested %i levels deep is %s', (levels, expected) => {
  let body: unknown = '가';
  for (let level = 0; level < levels; level += 1) body = { body };
  expect(isWellFormedBody(body)).toBe(expected);
});

test('a malformed request is 400 with a code, and every reply forbids content sniffing', async () => {
  const app = fastify();
  addProblems(app);
  addWellFormedCheck(app);
  app.get('/*', async () => ({ ok: true }));
  app.post('/*', async () => ({ ok: true }));
  const replies = [
    await app.inject({ url: '/search?q=%00' }),
    await app.inject({ method: 'POST', url: '/memo', payload: { memo: 'a\u0000b' } }),
    await app.inject({ url: '/fine' }),
  ];
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [400, 'INVALID_INPUT'],
    [400, 'INVALID_INPUT'],
    [200, undefined],
  ]);
  expect(replies.map((reply) => reply.headers['x-content-type-options'])).toEqual(['nosniff', 'nosniff', 'nosniff']);
});
