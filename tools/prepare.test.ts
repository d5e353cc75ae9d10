import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#test/open.ts';

/** A clone with one package and an npm that notes how it is called and then does what `does` says. */
function clone({ does, name = 'clone', environment = {} }: { does: string; name?: string; environment?: Record<string, string> }) {
  const folder = join(testFolder(), name);
  for (const part of ['tools', 'bin']) mkdirSync(join(folder, part), { recursive: true });
  for (const file of ['tools/ready.js', 'tools/prepare.js', 'package.json'])
    cpSync(join(import.meta.dirname, '..', file), join(folder, file));
  const lock = {
    packages: {
      '': {},
      'node_modules/node': {},
      'node_modules/vitest': { dev: true },
      'node_modules/on-mars': { optional: true, os: ['mars'] },
    },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(folder, 'tools/shop.js'), "console.log('runs', process.argv.slice(2).join(' '))");
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" >> calls\n${does}\n`);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  const start = (flags: string[] = []) => {
    const env = { ...process.env, ...environment, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
    const words = [...flags, join(folder, 'tools/ready.js'), '--', 'tools/shop.js', 'word'];
    const { stdout, stderr, status, signal } = spawnSync(process.execPath, words, { encoding: 'utf8', env });
    // A shell says 143 whether a process ended by the signal or after it.
    return { stdout, stderr, status: signal === 'SIGTERM' ? 143 : status };
  };
  const calls = () => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : []);
  return { folder, start, calls };
}

const installs = `for name in node vitest; do mkdir -p node_modules/$name; echo '{"version":"${process.versions.node}"}' > node_modules/$name/package.json; done
mkdir -p node_modules/node/bin; touch node_modules/node/bin/node`;

test('a Node that is too old is refused with the version that is needed', () => {
  const { start, calls } = clone({ does: installs });
  const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`;
  const { stderr, status } = start(['--import', old]);
  expect(stderr).toMatch(/^Seam needs Node 20 or later to start, and this is Node 18\.20\.4\. [^\n]*\n$/);
  expect([status, calls()]).toEqual([1, []]);
});

test('the first start installs all packages whatever the user has configured; the second installs nothing; a missing package is reinstalled', () => {
  const { folder, start, calls } = clone({ does: installs, environment: { NODE_ENV: 'production', npm_config_ignore_scripts: 'true' } });
  expect(start()).toMatchObject({ stdout: 'Installing packages ...\nruns word\n', status: 0 });
  expect(calls()).toHaveLength(1);
  for (const flag of ['--include=dev', '--include=optional', '--ignore-scripts=false']) expect(calls()[0]).toContain(flag);
  expect(start()).toMatchObject({ stdout: 'runs word\n', status: 0 });
  rmSync(join(folder, 'node_modules/vitest'), { recursive: true });
  expect(start()).toMatchObject({ stdout: 'Installing packages ...\nruns word\n', status: 0 });
  expect(calls()).toHaveLength(2);
});

test('a failed install ends with npm’s output and one sentence', () => {
  const failing = clone({ does: 'echo npm error network >&2; exit 1' });
  const { stderr, status } = failing.start();
  expect(stderr).toMatch(/^npm error network\nThe packages could not be installed; npm says why above\. [^\n]*\n$/);
  expect(status).toBe(1);
});

test('a package that npm leaves out, and a folder that cannot be written, are each named in one sentence', () => {
  const { folder, start } = clone({ does: installs.replace('node vitest', 'node') });
  expect(start().stderr).toBe(`npm left out ${join(folder, 'node_modules/vitest')}. Remove node_modules and start again.\n`);
  const { start: startUnwritable } = clone({ does: `${installs}; mkdir node_modules/.seam-installed` });
  expect(startUnwritable().stderr).toMatch(/^Seam could not be prepared: EISDIR[^\n]*\n$/);
});

test.each(['"', '$', '`'])('a checkout below a folder with %s is refused before anything is installed', (sign) => {
  const { start, calls } = clone({ does: installs, name: `a${sign}b` });
  expect(start().stderr).toMatch(/^PostgreSQL cannot start in [^\n]*: move the checkout to a path without .\n$/);
  expect(calls()).toEqual([]);
});

test('a signal during the install ends npm and the start, without a sentence', () => {
  const { folder, start } = clone({ does: `sleep 60 & trap 'kill $!; echo stopped >> calls; exit 1' TERM; kill -TERM $PPID; wait` });
  expect(start()).toMatchObject({ stderr: '', status: 143 });
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toContain('stopped');
});
