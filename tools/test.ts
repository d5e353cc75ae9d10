// npm test: unit, database and service tests, then the journeys in Chromium, some of them again on two processes. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './failures-reporter.ts';

interface Suite {
  config: string;
  /** Parts of file names; all of them when absent. */
  files?: string[];
  env?: Record<string, string>;
}

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'seam-results-'));
const suites: Suite[] = [
  { config: 'vitest.config.ts' },
  { config: 'vitest.journeys.config.ts' },
  // What two processes must share shows in these: sign-in, cart, a saved and rendered design, payment. `npm run journeys:two` is all of them.
  { config: 'vitest.journeys.config.ts', files: ['purchase.e2e.ts', 'guest.e2e.ts'], env: { SEAM_JOURNEY_PROCESSES: '2' } },
];
const outcomes = suites.map((suite, index) => runSuite(suite, join(folder, `${index}.json`)));
rmSync(folder, { recursive: true, force: true });

const passed = outcomes.reduce((sum, suite) => sum + suite.passed, 0);
const failed = outcomes.reduce((sum, suite) => sum + suite.failed, 0);
// Failures are repeated here, so that the end of a long log is all one needs to read.
for (const failure of outcomes.flatMap((suite) => suite.failures)) console.log(failure);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function runSuite({ config, files = [], env = {} }: Suite, output: string): Outcome {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const command = [vitest, 'run', '--config', config, '--reporter=default', '--reporter=./tools/failures-reporter.ts', ...files];
  const { status, signal } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env, SEAM_OUTCOME: output },
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
