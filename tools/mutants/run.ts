// npm run mutants: changes the rules in small ways and tells which change no test notices; at least 90 % must be noticed. Takes hours for all of
// rules/, so it is no part of `npm test` or CI; results are kept, and only what changed is tried again. Of single files:
// `npm run mutants -- rules/money/shipping.ts`. What survives and may is listed with its reason in docs/mutants.md.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const run = (command: string, args: readonly string[], cwd = root) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
if (!existsSync(stryker)) run('npm', ['ci', '--ignore-scripts'], import.meta.dirname);
const files = process.argv.slice(2);
run(process.execPath, [stryker, 'run', 'tools/mutants/stryker.config.json', ...(files.length > 0 ? ['--mutate', files.join(',')] : [])]);
