// npm run bench: measures the budgets of docs/benchmarks.md as ratios in one run and writes that file.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorOnAPhone } from './editor.ts';
import { lighthouseScores } from './lighthouse.ts';
import { cachedPage, dataService, largeTable, listPage, mainScript } from './measure.ts';
import { orderFlow } from './order-flow.ts';
import { pageFlood } from './page-flood.ts';
import type { Row } from './row.ts';
import { startShop } from './shop-under-test.ts';
import { startAndIdle } from './start-time.ts';

const withMillion = !process.argv.includes('--quick');
const rows: Row[] = [];

const shop = await startShop(10_000);
try {
  add(...(await dataService(shop)));
  add(await orderFlow(shop));
  add(...(await cachedPage(shop)));
  add(...(await pageFlood(shop)));
  add(await mainScript(shop));
  if (withMillion) {
    const small = await listPage(shop);
    const large = await startShop(1_000_000);
    try {
      add(largeTable(small, await listPage(large)));
    } finally {
      await large.end();
    }
  }
} finally {
  await shop.end();
}
add(...(await startAndIdle()));
add(...(await editorOnAPhone()));
if (process.argv.includes('--lighthouse')) add(...(await lighthouseScores()));

const table = [
  '| What | Budget | Measured | |',
  '| --- | --- | --- | --- |',
  ...rows.map((row) => `| ${row.what} | ${row.budget} | ${row.measured} | ${row.isWithin ? 'within' : '**over**'} |`),
].join('\n');
const file = join(import.meta.dirname, '..', 'docs', 'benchmarks.md');
const text = readFileSync(file, 'utf8');
const mark = /<!-- measured -->[\s\S]*<!-- \/measured -->/;
writeFileSync(file, text.replace(mark, `<!-- measured -->\n${table}\n<!-- /measured -->`));

function add(...found: Row[]): void {
  for (const row of found) {
    rows.push(row);
    console.log(`${row.isWithin ? 'within' : 'OVER  '}  ${row.what}: ${row.measured} (budget ${row.budget})`);
  }
}
