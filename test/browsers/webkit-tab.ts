import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#db/free-port.ts';
import { until } from '../journeys/hands/shop-process.ts';
import type { Size, Spot, Tab } from './tab.ts';

/** WebKitGTK's MiniBrowser in its own X server, through WebDriver (https://www.w3.org/TR/webdriver2/). Without bars, so that it fits a phone. */
export async function webkitTab({ width, height }: Size): Promise<Tab> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // A locale named C would be the language `C`, which the language's own formats refuse.
    env: { ...process.env, LC_ALL: 'ko_KR.UTF-8' },
    // With the X server in one group, which is ended together.
    detached: true,
  });
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await reply.json()) as { value: Answer & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`webkit: ${path} ${value.error} ${value.message}`);
    return value;
  };
  await until(() =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    ),
  );
  const options = { binary: miniBrowser(), args: ['--automation', '--full-screen'] };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { width, height });
  const act = (source: object) => ask<null>('POST', `${session}/actions`, { actions: [source] });
  return {
    name: 'webkit',
    open: async (url) => {
      await ask('POST', `${session}/url`, { url });
    },
    run: (work, argument) => ask('POST', `${session}/execute/sync`, { script: `return (${work})(...arguments)`, args: [argument] }),
    drag: async ([from, ...others]) => {
      const move = ({ x, y }: Spot, duration: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration });
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          move(from, 0),
          { type: 'pointerDown', button: 0 },
          ...others.map((spot) => move(spot, 100)),
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions });
    },
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await ask('DELETE', session).catch(() => {});
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}

/** Debian keeps it in the folder of the library, which is named after the machine and the version. */
function miniBrowser(): string {
  const folders = readdirSync('/usr/lib', { withFileTypes: true }).filter((entry) => entry.isDirectory() && /-linux-gnu/.test(entry.name));
  const places = folders.flatMap(({ name }) =>
    ['4.1', '4.0'].map((version) => join('/usr/lib', name, `webkit2gtk-${version}`, 'MiniBrowser')),
  );
  const found = places.find((path) => existsSync(path));
  if (found === undefined) throw new Error('MiniBrowser of webkit2gtk-driver is missing');
  return found;
}
