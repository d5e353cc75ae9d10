// npm test: unit, database and service tests, then the journeys in Chromium. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

interface Assertion {
  status: string;
  fullName: string;
  failureMessages: string[];
}

interface Totals {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[];
}

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'seam-results-'));
const suites = ['vitest.config.ts', 'vitest.journeys.config.ts'];
const totals = suites.map((config, index) => runSuite(config, join(folder, `${index}.json`)));
rmSync(folder, { recursive: true, force: true });

const passed = totals.reduce((sum, suite) => sum + suite.numPassedTests, 0);
// A file that could not even be loaded counts as one failure.
const failed = totals.reduce((sum, suite) => sum + Math.max(suite.numFailedTests, suite.success ? 0 : 1), 0);
// What failed is said again here: whoever reads the end of a long log needs no more than that.
for (const failure of totals.flatMap((suite) => suite.testResults.flatMap(failuresOf))) console.log(failure);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function runSuite(config: string, output: string): Totals {
  const command = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${output}`,
  ];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    const result = JSON.parse(readFileSync(output, 'utf8')) as Totals;
    return { ...result, success: result.success && status === 0 };
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, success: false, testResults: [] };
  }
}

function failuresOf(file: Totals['testResults'][number]): string[] {
  if (file.status !== 'failed') return [];
  const path = relative(root, file.name);
  const failed = file.assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return [`FAILED ${path}: ${file.message.slice(0, 600)}`];
  return failed.map((test) => `FAILED ${path} «${test.fullName}»\n  ${test.failureMessages.join('\n').slice(0, 600)}`);
}
