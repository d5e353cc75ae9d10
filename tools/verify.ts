// npm run verify: all CI checks, cheapest first; stops at the first failure. --no-tests skips the tests.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

const steps: readonly { name: string; command: string; args: readonly string[] }[] = [
  { name: 'format and lint', command: bin('biome'), args: ['ci', '.'] },
  { name: 'house rules', command: process.execPath, args: ['tools/house-rules.ts'] },
  {
    name: 'arrows',
    command: bin('depcruise'),
    args: [
      '--config',
      '.dependency-cruiser.cjs',
      'main.ts',
      'rules',
      'contract',
      'db',
      'demo',
      'art',
      'server',
      'stand-ins',
      'client',
      'storefront',
      'admin',
      'ui',
      'test',
      'tools',
      'bench',
    ],
  },
  { name: 'generated files', command: process.execPath, args: ['tools/generate.ts', '--check'] },
  { name: 'route types', command: bin('react-router'), args: ['typegen'] },
  { name: 'types', command: bin('tsc'), args: ['-p', '.'] },
  { name: 'types of rules, without Node and DOM', command: bin('tsc'), args: ['-p', 'rules'] },
  { name: 'types of what browsers run, in the oldest of them', command: bin('tsc'), args: ['-p', 'tsconfig.browser.json'] },
  { name: 'built scripts, in the oldest browsers', command: process.execPath, args: ['tools/built-for-browsers.ts'] },
  { name: 'unused code', command: bin('knip'), args: [] },
  { name: 'image of the shop', command: bin('dockerfile-utils'), args: ['lint', 'Dockerfile'] },
  { name: 'services of the image', command: bin('dclint'), args: ['--max-warnings', '0', 'compose.yml'] },
  {
    name: 'what only tests use',
    command: bin('knip'),
    args: ['--production', '--include', 'files,exports', '--config', 'knip.production.json'],
  },
  { name: 'tests', command: process.execPath, args: ['tools/test.ts'] },
];

const withTests = !process.argv.includes('--no-tests');
for (const { name, command, args } of steps) {
  if (name === 'tests' && !withTests) continue;
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (status !== 0) process.exit(1);
}
