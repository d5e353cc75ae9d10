// npm test: unit, database and service tests, then the journeys in Chromium. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Totals {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  success: boolean;
}

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'seam-results-'));
const suites = ['vitest.config.ts', 'vitest.journeys.config.ts'];
const totals = suites.map((config, index) => runSuite(config, join(folder, `${index}.json`)));
rmSync(folder, { recursive: true, force: true });

const passed = totals.reduce((sum, suite) => sum + suite.numPassedTests, 0);
// A file that could not even be loaded counts as one failure.
const failed = totals.reduce((sum, suite) => sum + Math.max(suite.numFailedTests, suite.success ? 0 : 1), 0);
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
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 1, success: false };
  }
}
