// npm test: unit, database and service tests, and beside them the journeys in Chromium, in two lanes, some of them again on two processes.
// Ends with "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillOnce } from '../test/journeys/filled-shop.ts';
import type { Outcome } from './failures-reporter.ts';
import { journeyLanes } from './journey-lanes.ts';

interface Suite {
  config: string;
  /** Parts of file names; all of them when absent. */
  files?: string[];
  options?: string[];
  env?: Record<string, string>;
}

const root = join(import.meta.dirname, '..');
// What was started ends with this process, which a signal alone would not see to.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const folder = mkdtempSync(join(tmpdir(), 'seam-results-'));
const journeys = 'vitest.journeys.config.ts';
// What two processes must share shows in these: sign-in, cart, a saved and rendered design, payment. `npm run journeys:two` is all of them.
const onTwoProcesses = ['purchase.e2e.ts', 'guest.e2e.ts'];
let begun = 0;
// A journey waits for its browser half of the time, and tests of a database for the database: together they fill the cores that one of them leaves idle.
const outcomes = (
  await Promise.all([
    runSuite({ config: 'vitest.config.ts', options: [`--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / 2))}`] }),
    runJourneys().catch((error) => [{ passed: 0, failed: 1, failures: [`FAILED journeys: ${error}`] }]),
  ])
).flat();
rmSync(folder, { recursive: true, force: true });

const passed = outcomes.reduce((sum, suite) => sum + suite.passed, 0);
const failed = outcomes.reduce((sum, suite) => sum + suite.failed, 0);
// Failures are repeated here, so that the end of a long log is all one needs to read.
for (const failure of outcomes.flatMap((suite) => suite.failures)) console.log(failure);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Each lane has a shop, a database and a browser of its own; the shop is filled once, and every lane has a copy. */
async function runJourneys(): Promise<Outcome[]> {
  const { end, ...filled } = await fillOnce(join(folder, 'filled'));
  const env = { SEAM_JOURNEY_FILLED: JSON.stringify(filled) };
  const [first = [], second = []] = journeyLanes(join(root, 'test', 'journeys'), { except: onTwoProcesses, begun: [0, 60] });
  const two = onTwoProcesses.map((file) => `/${file}`);
  const lanes = await Promise.all([
    runSuite({ config: journeys, files: first, env }).then((outcome) => [outcome]),
    runInTurn([
      { config: journeys, files: two, env: { ...env, SEAM_JOURNEY_PROCESSES: '2' } },
      { config: journeys, files: second, env },
    ]),
  ]);
  await end();
  return lanes.flat();
}

async function runInTurn(suites: Suite[]): Promise<Outcome[]> {
  const done: Outcome[] = [];
  for (const suite of suites) done.push(await runSuite(suite));
  return done;
}

/** Runs it and prints what it says when it ends, so that lanes do not talk into each other. */
async function runSuite({ config, files = [], options = [], env = {} }: Suite): Promise<Outcome> {
  const output = join(folder, `${begun++}.json`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const command = [
    vitest,
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=./tools/failures-reporter.ts',
    ...options,
    ...files,
  ];
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env, SEAM_OUTCOME: output },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = await new Promise<number | string | null>((done) => child.once('close', (status, signal) => done(status ?? signal)));
  process.stdout.write(Buffer.concat(said));
  const outcome = readOutcome(output);
  if (ended === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`FAILED ${config} ended with ${ended}`] };
}

function readOutcome(output: string): Outcome {
  try {
    return JSON.parse(readFileSync(output, 'utf8')) as Outcome;
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}
