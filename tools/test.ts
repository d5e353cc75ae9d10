// npm test: unit, database and service tests, then the journeys in Chromium, three in parallel; some run against two processes of the shop.
// SEAM_SUITE=whole, which `npm run verify` sets, adds what a landing needs and not each run: every page in every way, and what is long and
// breaks once in a month (test/whole.ts). Ends with "N passed, N failed".
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { nicenessBehind } from '#db/embedded/step-back.ts';
import { fillOnce } from '../test/journeys/filled-shop.ts';
import { isWhole } from '../test/whole.ts';
import type { Outcome } from './suite/failures-reporter.ts';

interface Suite {
  config: string;
  /** Further arguments for vitest: parts of file names, options. */
  words?: readonly string[];
  env?: Record<string, string>;
  /** How far it yields to other processes, 0 to 19; its browser does the same (test/journeys/hands/browser.ts). */
  niceness?: number;
}

const root = join(import.meta.dirname, '..');
// Child processes are killed when this process exits, which a signal alone would not do.
const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.once('exit', () => {
  for (const suite of running) suite.kill();
});
const folder = mkdtempSync(join(tmpdir(), 'seam-results-'));
const journeys = 'vitest.journeys.config.ts';
// These cover what two processes must share: sign-in, cart, a saved and rendered design, payment. `npm run journeys:two` runs all of them.
const onTwoProcesses = ['journeys/purchase.e2e.ts', 'journeys/guest.e2e.ts'];
const nothing: Outcome = { passed: 0, failed: 0, failures: [], retried: [] };
let begun = 0;
// The journeys' demonstration shop is filled meanwhile, with the CPU that the unit tests leave idle.
const filling = fillOnce(join(folder, 'filled'));
filling.catch(() => {});
// Unit tests on two workers nearly fill two cores. The rest goes to lower-priority work: filling the shop, then the journeys on two
// processes. At equal priority those would double the time of the unit tests.
const unit = runSuite({ config: 'vitest.config.ts', words: isWhole ? [] : ['--project=!art'] });
const two = runJourneys(onTwoProcesses, { SEAM_JOURNEY_PROCESSES: '2' });
const unitOutcome = await unit;
// A journey waits for its browser part of the time, so three run at once.
const others = onTwoProcesses.flatMap((file) => ['--exclude', `**/${file}`]);
const rest = runJourneys(['--maxWorkers=3', ...others]);
const outcomes = [unitOutcome, await two, await rest];
await filling.then(({ end }) => end()).catch(() => {});
rmSync(folder, { recursive: true, force: true });

const passed = outcomes.reduce((sum, suite) => sum + suite.passed, 0);
const failed = outcomes.reduce((sum, suite) => sum + suite.failed, 0);
// Failures are repeated here, so that the end of a long log is enough to read.
for (const suite of outcomes) for (const told of [...suite.retried, ...suite.failures]) console.log(told);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** The shop is filled once; each journey worker gets a copy and its own browser. */
async function runJourneys(words: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  try {
    const { end: _, ...filled } = await filling;
    const suite = { config: journeys, words, env: { ...env, SEAM_JOURNEY_FILLED: JSON.stringify(filled) } };
    return await runSuite({ ...suite, niceness: constants.priority.PRIORITY_BELOW_NORMAL });
  } catch (error) {
    return { ...nothing, failed: 1, failures: [`FAILED journeys: ${error}`] };
  }
}

/** Runs a suite and prints its output at the end, so that suites do not mix their output. */
async function runSuite({ config, words = [], env = {}, niceness = 0 }: Suite): Promise<Outcome> {
  const output = join(folder, `${begun++}.json`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const command = [vitest, 'run', '--config', config, '--reporter=default', '--reporter=./tools/suite/failures-reporter.ts', ...words];
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, SEAM_SUITE: isWhole ? 'whole' : 'short', ...env, SEAM_OUTCOME: output },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, nicenessBehind(niceness));
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = await new Promise<number | string | null>((done) => child.once('close', (status, signal) => done(status ?? signal)));
  running.delete(child);
  process.stdout.write(Buffer.concat(said));
  const outcome = readOutcome(output);
  if (ended === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`FAILED ${config} ended with ${ended}`] };
}

function readOutcome(output: string): Outcome {
  try {
    return JSON.parse(readFileSync(output, 'utf8')) as Outcome;
  } catch {
    return nothing;
  }
}
