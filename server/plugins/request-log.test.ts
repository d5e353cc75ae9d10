import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closedAtEnd } from '#test/open.ts';
import { loggedRequest, PathLog } from './request-log.ts';

test('of an address the log has the path and no parameter, whether a route knows it or not', async () => {
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
