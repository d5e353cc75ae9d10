// npm run faults: attacks a shop of its own on this machine, checks every ledger after each attack, and writes the figures into
// docs/reliability.md. Loopback only, bounded in count and time. `-- --only NAME` runs the attacks whose name holds NAME and writes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attack, firstOf } from './attack.ts';
import { costlyQueries, madeUpAddresses, madeUpParameters, wrongPasswords } from './attacks/floods.ts';
import { databaseIsKilled, processIsKilled } from './attacks/kills.ts';
import { lastPieces } from './attacks/last-pieces.ts';
import { poolsAreUsedUp } from './attacks/pools.ts';
import { providerErrs } from './attacks/provider-faults.ts';
import { stoppedUnderLoad } from './attacks/stop-under-load.ts';
import { twoProcesses } from './attacks/two-processes.ts';
import { startBystander } from './bystander.ts';
import { type Sight, sightOf, watchPage } from './probe.ts';
import { openWorld, type World } from './world.ts';

const attacks: readonly Attack[] = [
  lastPieces,
  madeUpParameters,
  madeUpAddresses,
  costlyQueries,
  wrongPasswords,
  poolsAreUsedUp,
  twoProcesses,
  providerErrs,
  databaseIsKilled,
  stoppedUnderLoad,
  processIsKilled,
];
const mostSlowdown = 3;
const quietMs = 4_000;

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const chosen = attacks.filter(({ name }) => only === undefined || name.includes(only));
const rows: string[] = [];
let failures = 0;

const world = await openWorld();
const bystander = await startBystander();
try {
  for (const attack of chosen) await suffer(world, attack);
} finally {
  bystander.stop();
  await world.close();
}
if (only === undefined) writeFigures();
process.exit(failures === 0 ? 0 : 1);

async function suffer(world: World, attack: Attack): Promise<void> {
  console.log(`${attack.name} ...`);
  const page = `${world.shop.url}/main`;
  // Once to have the page kept and the code warm.
  await sightOf(page, 500);
  const [quiet, bareQuiet] = await Promise.all([sightOf(page, quietMs), sightOf(bystander.url, quietMs)]);
  const watch = attack.isEndingTheShop ? null : watchPage(page);
  const bareWatch = watchPage(bystander.url);
  const { broken, figures } = await attack.run(world);
  const sight = watch === null ? null : await watch.stop();
  const bare = (await bareWatch.stop()).p95 / bareQuiet.p95;
  const ledgers = await world.ledgers();
  const slowdown = sight === null ? null : sight.p95 / quiet.p95;
  const complaints = [...broken, ...ledgers.map((each) => `ledger: ${each}`), ...sightComplaints(sight, slowdown)];
  for (const complaint of firstOf(complaints)) console.log(`  BROKEN  ${complaint}`);
  failures += complaints.length;
  const pages =
    sight === null
      ? ''
      : `${slowdown?.toFixed(1)}x, a bare server meanwhile ${bare.toFixed(1)}x (${sight.pages} pages, ${sight.refused} refused)`;
  console.log(
    `  ${figures}${pages === '' ? '' : `; /main 95th percentile ${pages}, ${sight?.p95.toFixed(1)} ms against ${quiet.p95.toFixed(1)} ms`}`,
  );
  rows.push(
    `| ${attack.name} | ${figures} | ${ledgers.length === 0 ? 'exact' : '**off**'} | ${pages === '' ? 'the shop is down' : pages} |`,
  );
}

function sightComplaints(sight: Sight | null, slowdown: number | null): string[] {
  if (sight === null || slowdown === null) return [];
  const complaints = slowdown > mostSlowdown ? [`/main is ${slowdown.toFixed(1)}x slower than quiet; at most ${mostSlowdown}x`] : [];
  return sight.refused > 0 ? [...complaints, `${sight.refused} looks at /main got no page`] : complaints;
}

function writeFigures(): void {
  const table = [
    '| Attack | What happened | Ledgers | /main, 95th percentile against quiet; a bare server in the same seconds |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  const file = join(import.meta.dirname, '..', '..', 'docs', 'reliability.md');
  const text = readFileSync(file, 'utf8');
  const mark = /<!-- measured -->[\s\S]*<!-- \/measured -->/;
  writeFileSync(
    file,
    text.replace(mark, () => `<!-- measured -->\n${table}\n<!-- /measured -->`),
  );
}
