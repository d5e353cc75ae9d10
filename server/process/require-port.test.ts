import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '#db/free-port.ts';
import { requirePort } from './require-port.ts';

test('a port in use is refused, and a free one stays free', async () => {
  const port = await freePort();
  await requirePort({ port, host: 'localhost' });
  const other = createServer();
  await new Promise<void>((resolve) => other.listen({ port, host: 'localhost' }, resolve));
  await expect(requirePort({ port, host: 'localhost' })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  await new Promise((resolve) => other.close(resolve));
  await requirePort({ port, host: 'localhost' });
});

test('an address of another machine is refused with the setting HOST', async () => {
  await expect(requirePort({ port: await freePort(), host: '192.0.2.1' })).rejects.toThrow('Look at HOST and PORT.');
});
