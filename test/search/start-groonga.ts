import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atFileEnd } from '../at-file-end.ts';
import { testFolder } from '../open.ts';

/** Whether Groonga is installed (Debian: groonga); it is not where the suite usually runs. */
export const hasGroonga = spawnSync('groonga', ['--version']).status === 0;

/** The address of an empty Groonga of this test file, ended with it. */
export async function startGroonga(): Promise<string> {
  const port = await freePort();
  const place = ['--bind-address', '127.0.0.1', '--port', String(port)];
  const server = spawn('groonga', ['--protocol', 'http', ...place, '-s', '-n', join(testFolder(), 'search')], { stdio: 'ignore' });
  atFileEnd(async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/d/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries > 200) throw new Error('groonga does not answer');
    await pause(50);
  }
  return url;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
