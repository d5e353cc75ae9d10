// npm run verify: all CI checks, cheapest first; stops at the first failure. --no-tests skips the tests.
// npm run verify:fast: the checks of a commit, within 90 seconds: those marked so, and tests beside or of what changed since the last
// commit (of the last commit, when nothing has).
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { relatedTests } from './suite/related-tests.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** For each commit, with these arguments instead when it gives any. */
  fast?: true | readonly string[];
}

const steps: readonly Step[] = [
  { name: 'format and lint', command: bin('biome'), args: ['ci', '.'], fast: true },
  { name: 'house rules', command: process.execPath, args: ['tools/house-rules.ts'], fast: true },
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
    fast: true,
  },
  { name: 'generated files', command: process.execPath, args: ['tools/generate.ts', '--check'] },
  { name: 'route types', command: bin('react-router'), args: ['typegen'], fast: true },
  {
    name: 'types',
    command: bin('tsc'),
    args: ['-p', '.'],
    fast: ['-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  },
  { name: 'types of rules, without Node and DOM', command: bin('tsc'), args: ['-p', 'rules'] },
  { name: 'types of what browsers run, in the oldest of them', command: bin('tsc'), args: ['-p', 'tsconfig.browser.json'] },
  { name: 'built scripts, in the oldest browsers', command: process.execPath, args: ['tools/built-for-browsers.ts'] },
  { name: 'unused code', command: bin('knip'), args: [] },
  { name: 'image of the shop', command: bin('dockerfile-utils'), args: ['lint', 'Dockerfile'] },
  { name: 'services of the image', command: bin('dclint'), args: ['--max-warnings', '0', 'compose.yml'] },
  ...(hasProgram('promtool')
    ? [
        { name: 'Prometheus', command: 'promtool', args: ['check', 'config', 'deploy/prometheus/prometheus.yml'] },
        { name: 'alerts', command: 'promtool', args: ['test', 'rules', 'deploy/prometheus/alerts.test.yml'] },
      ]
    : []),
  {
    name: 'what only tests use',
    command: bin('knip'),
    args: ['--production', '--include', 'files,exports', '--config', 'knip.production.json'],
  },
  { name: 'tests', command: process.execPath, args: ['tools/test.ts'] },
];

const isFast = process.argv.includes('--fast');
const withTests = !isFast && !process.argv.includes('--no-tests');
for (const { name, command, args, fast } of steps) {
  if (isFast ? !fast : name === 'tests' && !withTests) continue;
  run(name, command, isFast && Array.isArray(fast) ? fast : args);
}
if (isFast) runRelatedTests(30);

function run(name: string, command: string, args: readonly string[]): void {
  const started = Date.now();
  const env = { ...process.env, SEAM_SUITE: 'whole' };
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (status !== 0) process.exit(1);
}

/** Debian's programs, which not every machine has. */
function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
}

/** At most so many test files, the nearest; the others are left to the whole suite. */
function runRelatedTests(most: number): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const unsaved = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const changed = unsaved.length > 0 ? unsaved : git('diff', '--name-only', 'HEAD~1');
  const related = relatedTests(changed, git('ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'), (path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  if (related.length === 0) return;
  run(`${Math.min(related.length, most)} of ${related.length} related test files`, bin('vitest'), ['run', ...related.slice(0, most)]);
}
