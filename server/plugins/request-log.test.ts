import fastify, { type FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { closedAtEnd } from '#test/open.ts';
import { loggedRequest, PathLog } from './request-log.ts';

test('of an address the log has the path without parameters, whether a route matches or not', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = closedAtEnd(fastify({ logger: { stream, serializers: { req: loggedRequest } }, logController: new PathLog() }));
  app.get('/main', async () => 'seen');
  for (const url of ['/main?preview=secret&mail=a@b.example', '/nowhere?token=secret', '/nowhere;token=secret']) await app.inject({ url });
  const log = lines.join('');
  expect(log).not.toMatch(/secret|a@b/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ req: { method: 'GET', url: '/main', remoteAddress: '127.0.0.1' } });
  expect(log).toContain('Route GET:/nowhere not found');
});

test('of a path with a token or code the log has its route’s pattern, or the page', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = closedAtEnd(fastify({ logger: { stream, serializers: { req: loggedRequest } }, logController: new PathLog() }));
  const routes = [
    '/api/staff-invitations/:token',
    '/api/refusals/:token/subject',
    '/api/shares/:code',
    '/cdn/private/:pass',
    '/brand/:id',
    '/*',
  ];
  for (const route of routes) app.get(route, async () => 'seen');
  const urls = ['/api/staff-invitations/secret', '/api/refusals/secret/subject', '/api/shares/secret', '/cdn/private/secret', '/brand/7'];
  for (const url of [...urls, '/admin/invitation/secret', '/s/secret', '/shares/secret.png', '/sale/9']) await app.inject({ url });
  const logged = lines.map((line) => JSON.parse(line).req?.url).filter((url) => url !== undefined);
  expect(logged).toEqual([...routes.slice(0, 4), '/brand/7', '/admin/invitation/*', '/s/*', '/shares/*', '/sale/9']);
  expect(lines.join('')).not.toContain('secret');
});

test.each([
  ['GET', '/api/shares/secret/', '/api/shares/*'],
  ['POST', '/api/shares/secret', '/api/shares/*'],
  ['GET', '/api/refusals/secret', '/api/refusals/*'],
  ['GET', '/api/staff-invitations/secret/accept', '/api/staff-invitations/*'],
  ['POST', '/API/staff-invitations//secret', '/API/staff-invitations/*'],
  ['GET', '/cdn/private/secret/x', '/cdn/private/*'],
  ['GET', '//api/shares/secret', '/api/shares/*'],
  ['GET', '/api//shares/secret', '/api/shares/*'],
  ['GET', '/cdn//private/secret', '/cdn/private/*'],
  ['GET', '/api/share%73/secret/x', '/api/shares/*'],
  ['GET', '/api%2Fshares%2Fsecret', '/api/shares/*'],
  ['GET', '/api/share%73/secret%zz', '/api/shares/*'],
  ['GET', '/x/../api/shares/secret', '/api/shares/*'],
  ['GET', '/s/./secret', '/s/*'],
  ['GET', '/api/shares/a%2Fsecret', '/api/shares/*'],
  ['GET', '/%2561pi/shares/secret', '/api/shares/*'],
  ['GET', '/api%5Cshares%5Csecret', '/api/shares/*'],
  ['GET', '/api/shares%00/secret', '/api/shares/*'],
  ['GET', '/en/admin/invitation/secret', '/en/admin/invitation/*'],
  ['GET', '/renders/secret/1/1-800.webp', '/renders/*'],
  ['GET', '/cdn//library/%37', '/cdn//library/%37'],
  ['GET', '/cdn/library/7', '/cdn/library/7'],
] as const)('%s %s, which matches no route, is logged as %s', async (method, url, logged) => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const logger = { stream, serializers: { req: loggedRequest } };
  const frameworkErrors = (_error: unknown, _request: unknown, reply: FastifyReply) => void reply.code(400).send();
  const app = closedAtEnd(fastify({ logger, logController: new PathLog(), frameworkErrors }));
  await app.inject({ method, url });
  expect(JSON.parse(lines[0] ?? '').req.url).toBe(logged);
  expect(lines.join('')).not.toContain('secret');
});
