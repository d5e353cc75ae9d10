import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { closedAtEnd } from '#test/open.ts';
import { cloudflare } from './cloudflare.ts';

test('the first purge is sent at once, later ones together in one request, and failed ones again with the next', async () => {
  const app = closedAtEnd(fastify());
  const asked: unknown[] = [];
  let status = 200;
  app.post('/zones/:zone/purge_cache', (request, reply) => {
    asked.push([request.url, request.headers.authorization, request.body]);
    return reply.code(status).send({ success: status === 200 });
  });
  const apiUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const lines: string[] = [];
  const cdn = cloudflare({ apiUrl, zoneId: 'a-zone', token: 'a-token' }, { rest: 50, log: (level, msg) => lines.push(`${level}: ${msg}`) });
  const request = (tags: string[]) => ['/zones/a-zone/purge_cache', 'Bearer a-token', { tags }];
  cdn.purge(['pages']);
  cdn.purge(['pages', 'picture-1']);
  cdn.purge(['picture-2']);
  await vi.waitFor(() => expect(asked).toEqual([request(['pages']), request(['pages', 'picture-1', 'picture-2'])]));
  status = 429;
  cdn.purge(['picture-3']);
  await vi.waitFor(() => expect(lines).toContain('warn: the CDN was not purged: it drops by its own time'));
  status = 200;
  await vi.waitFor(() => expect(asked.slice(2)).toEqual([request(['picture-3']), request(['picture-3'])]));
});
