import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { inOwnTrace } from '#server/trace.ts';
import { atFileEnd } from '#test/at-file-end.ts';
import { identityShop } from '#test/identity-shop.ts';
import { closedAtEnd } from '#test/open.ts';
import { choiceOf } from './chosen-traces.ts';
import { startTelemetry } from './start.ts';

const secret = 'the secret of a shop';

test('a sampled trace, and every trace with an error, is sent as one: request, statement, call and job, without addresses or error texts', async () => {
  const sent: Buffer[] = [];
  const collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') sent.push(Buffer.concat(await request.toArray()));
    response.end();
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  atFileEnd(() => {
    collector.closeAllConnections();
    collector.close();
  });
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const shop = await identityShop();
  const { stop } = startTelemetry({ endpoint: url, service: 'a-shop', share: 0.01 }, secret);
  try {
    const app = closedAtEnd(await buildApp({ ...shop, config: { ...shop.config, services: [] } }));
    app.post<{ Params: { code: string } }>('/api/tried/:code', async (request) => {
      const { rows } = await shop.database.servicePool.query("select 'personal' as text where $1 = 'x'", ['x']);
      const { traceparent } = await fetch(`${url}/elsewhere?secret=personal`).then(() => request.headers);
      if (request.params.code === 'failing') throw new Error('personal');
      return { rows, traceparent };
    });
    const send = (code: string, id: string) =>
      app.inject({
        method: 'POST',
        url: `/api/tried/${code}?mail=personal`,
        payload: { a: 1 },
        headers: id === '' ? {} : { traceparent: `00-${id}-00f067aa0ba902b7-00` },
      });
    const ids = Array.from({ length: 1_000 }, (_, index) => `4bf92f3577b34da6a3ce929d${(index + 1).toString(16).padStart(8, '0')}`);
    const isChosen = (id: string) => choiceOf(id, derivedKey(secret, 'traces')) < 0.01;
    const chosen = ids.find(isChosen) ?? '';
    const [left = '', failed = '', joined = ''] = ids.filter((id) => !isChosen(id));
    expect((await send('fine', chosen)).statusCode).toBe(200);
    await send('fine', left);
    expect((await send('failing', failed)).json()).toMatchObject({ trace_id: failed });
    // Of two requests in one trace the one that ends first does not take the other's spans along.
    await Promise.all([send('failing', joined), send('fine', joined)]);
    const made = (await send('failing', '')).json<{ trace_id: string }>().trace_id;
    await expect(inOwnTrace('job of-the-test', () => Promise.reject(new Error('personal')))).rejects.toThrow();
    await stop();
    const all = Buffer.concat(sent);
    const has = (id: string) => all.includes(Buffer.from(id, 'hex'));
    expect([has(chosen), has(left), has(failed), has(joined), has(made)]).toEqual([true, false, true, true, true]);
    const text = all.toString('latin1');
    for (const name of ['a-shop', 'POST /api/tried/:code', 'pg.query:SELECT', 'job of-the-test']) expect(text).toContain(name);
    expect(text.match(/pg\.query:SELECT/g)).toHaveLength(5);
    expect(text).not.toContain('personal');
    expect(all.includes(Buffer.from('0000000000000001', 'hex'))).toBe(false);
  } finally {
    await stop();
  }
});
