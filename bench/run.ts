// npm run bench: measures the budgets of docs/benchmarks.md as ratios in one run and writes its table. `-- NAME ...` measures only those
// parts (bench/rows.ts) and leaves the other rows unchanged; `--data FOLDER` keeps the databases there, because inserting a million rows
// takes minutes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Row } from './row.ts';
import { parts, type Shops } from './rows.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`no part is called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

const mark = /<!-- measured -->([\s\S]*)<!-- \/measured -->/;
const file = join(import.meta.dirname, '..', 'docs', 'benchmarks.md');
const opened = new Map<number, Promise<ShopUnderTest>>();
const shops: Shops = { small: () => shopOf(10_000), large: () => shopOf(1_000_000) };
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (positionals.length === 0 || positionals.includes(name)) write(name, await measure(shops));
  }
} finally {
  for (const shop of opened.values()) await (await shop).end();
}

function shopOf(graphics: number): Promise<ShopUnderTest> {
  const folder = values.data === undefined ? undefined : join(values.data, String(graphics));
  const shop = opened.get(graphics) ?? startShop(graphics, folder);
  opened.set(graphics, shop);
  return shop;
}

/** Replaces the rows of one part; each row names its part at its end. */
function write(name: string, rows: readonly Row[]): void {
  for (const row of rows)
    console.log(`${row.isWithin ? 'within' : 'OVER  '}  ${row.what}: ${row.measured} (budget ${row.budget}) ${row.cpu ?? ''}`);
  const text = readFileSync(file, 'utf8');
  const [, table = ''] = mark.exec(text) ?? [];
  const kept = table.split('\n').filter((line) => line.includes('<!-- '));
  const linesOf = (part: string) =>
    part === name ? rows.map((row) => lineOf(row, part)) : kept.filter((line) => line.endsWith(`<!-- ${part} -->`));
  const head = ['| What | Budget | Measured | CPU per request | |', '| --- | --- | --- | --- | --- |'];
  const lines = [...head, ...Object.keys(parts).flatMap(linesOf)];
  writeFileSync(
    file,
    text.replace(mark, () => `<!-- measured -->\n${lines.join('\n')}\n<!-- /measured -->`),
  );
}

function lineOf(row: Row, part: string): string {
  return `| ${row.what} | ${row.budget} | ${row.measured} | ${row.cpu ?? ''} | ${row.isWithin ? 'within' : '**over**'} | <!-- ${part} -->`;
}
