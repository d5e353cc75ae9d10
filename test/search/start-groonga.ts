import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#db/free-port.ts';
import { atFileEnd } from '../at-file-end.ts';
import { testFolder } from '../open.ts';

/** Whether Groonga is installed (Debian: groonga); it is not where the suite usually runs. */
export const hasGroonga = spawnSync('groonga', ['--version']).status === 0;

/** The address of an empty Groonga of this test file, ended with it. */
export async function startGroonga(): Promise<string> {
  const { url, end } = await openGroonga(testFolder());
  atFileEnd(end);
  return url;
}

/** Groonga on what this folder holds, for a run that ends it itself; `end` may be a kill. */
export async function openGroonga(
  folder: string,
  at?: number,
): Promise<{ url: string; port: number; end(signal?: NodeJS.Signals): Promise<void> }> {
  const port = at ?? (await freePort());
  const place = ['--bind-address', '127.0.0.1', '--port', String(port)];
  const database = join(folder, 'search');
  const words = ['--protocol', 'http', ...place, '-s', ...(existsSync(database) ? [] : ['-n']), database];
  const server = spawn('groonga', words, { stdio: 'ignore' });
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
  return {
    url,
    port,
    async end(signal) {
      server.kill(signal);
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
  };
}
