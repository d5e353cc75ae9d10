// npm run faults: attacks a separate shop on this machine, checks every ledger after each attack, and writes a row for each into the table
// of docs/reliability.md. Loopback only, limited in count and time. `-- NAME NAME` runs only attacks whose name contains one of these and
// writes their rows; `--dry` writes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attack, firstOf } from './attack.ts';
import { busyMachine } from './attacks/busy-machine.ts';
import { burstOfPasswords, costlyQueries, madeUpAddresses, madeUpParameters, wrongPasswords } from './attacks/floods.ts';
import { introspection } from './attacks/introspection.ts';
import { databaseIsKilled, processIsKilled } from './attacks/kills.ts';
import { lastPieces } from './attacks/last-pieces.ts';
import { nightWithoutProvider } from './attacks/night-without-provider.ts';
import { poolsAreUsedUp } from './attacks/pools.ts';
import { providerErrs } from './attacks/provider-faults.ts';
import { stoppedUnderLoad } from './attacks/stop-under-load.ts';
import { twoProcesses } from './attacks/two-processes.ts';
import { workbooks } from './attacks/workbook.ts';
import { startBystander } from './bystander.ts';
import { type Sight, sightOf, watchPage } from './probe.ts';
import { openWorld, type World } from './world.ts';

const attacks: readonly Attack[] = [
  lastPieces,
  madeUpParameters,
  madeUpAddresses,
  costlyQueries,
  wrongPasswords,
  burstOfPasswords,
  introspection,
  busyMachine,
  poolsAreUsedUp,
  workbooks,
  twoProcesses,
  providerErrs,
  databaseIsKilled,
  stoppedUnderLoad,
  processIsKilled,
  nightWithoutProvider,
];
const mostSlowdown = 3;
/** Time until code is warm and the rows inserted while filling the shop are vacuumed, and the length of a measurement. */
const warmMs = 6_000;
const quietMs = 10_000;

const only = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const chosen = attacks.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
const rows = new Map<string, string>();
let failures = 0;
let quiet: Promise<{ page: Sight; bare: Sight }> | null = null;

const world = await openWorld();
const bystander = await startBystander();
try {
  await sightOf(`${world.shop.url}/main`, warmMs);
  for (const attack of chosen) await suffer(world, attack);
} finally {
  bystander.stop();
  await world.close();
}
if (!process.argv.includes('--dry')) writeFigures();
process.exit(failures === 0 ? 0 : 1);

async function suffer(world: World, attack: Attack): Promise<void> {
  console.log(`${attack.name} ...`);
  const page = `${world.shop.url}/main`;
  const { page: quiet, bare: bareQuiet } = await quietSights();
  const watch = attack.isEndingTheShop ? null : await watchPage(page);
  const bareWatch = await watchPage(bystander.url);
  const { broken, figures } = await attack.run(world);
  const sight = watch === null ? null : await watch.stop();
  const bare = (await bareWatch.stop()).p95 / bareQuiet.p95;
  const ledgers = await world.ledgers();
  const slowdown = sight === null ? null : sight.p95 / quiet.p95;
  const complaints = [...broken, ...ledgers.map((each) => `ledger: ${each}`), ...sightComplaints(sight, slowdown, attack.mostSlowdown)];
  for (const complaint of firstOf(complaints)) console.log(`  BROKEN  ${complaint}`);
  failures += complaints.length;
  const pages = sight === null ? 'the shop is down' : `${slowdown?.toFixed(1)}x (${sight.pages} pages, ${sight.refused} refused)`;
  const looked = sight === null ? '' : `; /main ${sight.p95.toFixed(1)} ms against ${quiet.p95.toFixed(1)} ms`;
  console.log(`  ${figures}${looked}: ${pages}; a bare server ${bare.toFixed(1)}x of ${bareQuiet.p95.toFixed(1)} ms`);
  const cells = [attack.name, figures, ledgers.length === 0 ? 'exact' : '**off**', pages, `${bare.toFixed(1)}x`];
  rows.set(attack.name, `| ${cells.join(' | ')} |`);
}

/** The same for every attack of a run: measured once, before the first. */
function quietSights(): Promise<{ page: Sight; bare: Sight }> {
  quiet ??= Promise.all([sightOf(`${world.shop.url}/main`, quietMs), sightOf(bystander.url, quietMs)]).then(([page, bare]) => ({
    page,
    bare,
  }));
  return quiet;
}

function sightComplaints(sight: Sight | null, slowdown: number | null, atMost = mostSlowdown): string[] {
  if (sight === null || slowdown === null) return [];
  const complaints = slowdown > atMost ? [`/main is ${slowdown.toFixed(1)}x slower than quiet; at most ${atMost}x`] : [];
  return sight.refused > 0 ? [...complaints, `${sight.refused} looks at /main got no page`] : complaints;
}

/** Rows of attacks that did not run stay unchanged. */
function writeFigures(): void {
  const file = join(import.meta.dirname, '..', '..', 'docs', 'reliability.md');
  const text = readFileSync(file, 'utf8');
  const mark = /<!-- measured -->[\s\S]*<!-- \/measured -->/;
  const written = mark.exec(text)?.[0].split('\n') ?? [];
  const table = [
    '| Attack | What happened | Ledgers | /main, 95th percentile against quiet | A bare server in the same seconds |',
    '| --- | --- | --- | --- | --- |',
    ...attacks.flatMap(({ name }) => rows.get(name) ?? written.find((line) => line.startsWith(`| ${name} |`)) ?? []),
  ].join('\n');
  writeFileSync(
    file,
    text.replace(mark, () => `<!-- measured -->\n${table}\n<!-- /measured -->`),
  );
}
