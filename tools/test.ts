// npm test: unit, database and service tests, then the journeys in Chromium. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './failures-reporter.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'seam-results-'));
const suites = ['vitest.config.ts', 'vitest.journeys.config.ts'];
const outcomes = suites.map((config, index) => runSuite(config, join(folder, `${index}.json`)));
rmSync(folder, { recursive: true, force: true });

const passed = outcomes.reduce((sum, suite) => sum + suite.passed, 0);
const failed = outcomes.reduce((sum, suite) => sum + suite.failed, 0);
// Failures are repeated here, so that the end of a long log is all one needs to read.
for (const failure of outcomes.flatMap((suite) => suite.failures)) console.log(failure);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function runSuite(config: string, output: string): Outcome {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const command = [vitest, 'run', '--config', config, '--reporter=default', '--reporter=./tools/failures-reporter.ts'];
  const { status, signal } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, SEAM_OUTCOME: output },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const outcome = readOutcome(output);
  if (status === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`FAILED ${config} ended with ${status ?? signal}`] };
}

function readOutcome(output: string): Outcome {
  try {
    return JSON.parse(readFileSync(output, 'utf8')) as Outcome;
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}
