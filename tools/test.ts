// npm test: unit, database and service tests; then the journeys in Chromium, in two lanes at once, some of them again on two processes.
// Ends with "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
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
const journeys = 'vitest.journeys.config.ts';
// What two processes must share shows in these: sign-in, cart, a saved and rendered design, payment. `npm run journeys:two` is all of them.
const onTwoProcesses = ['purchase.e2e.ts', 'guest.e2e.ts'];
let begun = 0;
// A journey waits for its browser half of the time: two lanes, each with a shop, a database and a browser of its own, fill two cores.
const [longer, shorter] = journeyLanes();
const outcomes = [
  await runSuite({ config: 'vitest.config.ts' }),
  ...(await Promise.all([
    runSuite({ config: journeys, files: longer }),
    runInTurn([
      { config: journeys, files: shorter },
      { config: journeys, files: onTwoProcesses.map((file) => `/${file}`), env: { SEAM_JOURNEY_PROCESSES: '2' } },
    ]),
  ])),
].flat();
rmSync(folder, { recursive: true, force: true });

const passed = outcomes.reduce((sum, suite) => sum + suite.passed, 0);
const failed = outcomes.reduce((sum, suite) => sum + suite.failed, 0);
// Failures are repeated here, so that the end of a long log is all one needs to read.
for (const failure of outcomes.flatMap((suite) => suite.failures)) console.log(failure);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** The other journeys, dealt out by the size of their files so that both lanes have about the same to do. */
function journeyLanes(): [string[], string[]] {
  const folder = join(root, 'test', 'journeys');
  const size = (file: string) => statSync(join(folder, file)).size;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.e2e.ts') && !onTwoProcesses.includes(file),
  );
  const lanes: [string[], string[]] = [[], []];
  for (const [at, file] of files.toSorted((a, b) => size(b) - size(a)).entries())
    lanes[at % 4 === 1 || at % 4 === 2 ? 1 : 0].push(`/${file}`);
  return lanes;
}

async function runInTurn(suites: Suite[]): Promise<Outcome[]> {
  const done: Outcome[] = [];
  for (const suite of suites) done.push(await runSuite(suite));
  return done;
}

/** Runs it and prints what it says when it ends, so that lanes do not talk into each other. */
async function runSuite({ config, files = [], env = {} }: Suite): Promise<Outcome> {
  const output = join(folder, `${begun++}.json`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const command = [vitest, 'run', '--config', config, '--reporter=default', '--reporter=./tools/failures-reporter.ts', ...files];
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
