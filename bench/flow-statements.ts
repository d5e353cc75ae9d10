import { rmSync } from 'node:fs';
import pg from 'pg';
import { startEmbedded } from '#db/embedded.ts';
import { throwawayFolder } from '#test/throwaway-folder.ts';
import { ourFlow } from './order-flow.ts';
import type { Row } from './row.ts';
import { startShop } from './shop-under-test.ts';

const mostAtTheTop = 40;
const mostNested = 10;
/** Enough that each connection has prepared its statements and the tables of the flow have rows. */
const rehearsals = 10;

/**
 * Statements of one order flow, at the top and inside triggers, counted by PostgreSQL and printed with their blocks and time; without the
 * start and end of transactions and without the jobs.
 */
export async function flowStatements(): Promise<Row> {
  const folder = throwawayFolder();
  await loadCounter(folder);
  const shop = await startShop(1_000, folder);
  const client = new pg.Client({ connectionString: shop.database });
  await client.connect();
  try {
    await client.query("create extension pg_stat_statements; set pg_stat_statements.track = 'none'");
    for (let count = 0; count < rehearsals; count++) await ourFlow(shop, 0);
    await client.query('select pg_stat_statements_reset()');
    await ourFlow(shop, 0);
    const { rows } = await client.query<Statement>(
      `select toplevel, calls::integer, shared_blks_hit::integer as blocks, total_exec_time as ms, regexp_replace(query, '\\s+', ' ', 'g') as query
       from pg_stat_statements where query !~* '^(begin|start|commit|rollback|set)' order by toplevel desc, total_exec_time desc`,
    );
    for (const { toplevel, calls, blocks, ms, query } of rows)
      console.log(`${toplevel ? '' : '    '}${calls} x ${ms.toFixed(2)} ms ${blocks} blocks: ${query.slice(0, 160)}`);
    const top = callsOf(rows.filter(({ toplevel }) => toplevel));
    const nested = callsOf(rows.filter(({ toplevel }) => !toplevel));
    return {
      what: 'order flow: statements, nested statements',
      budget: `<= ${mostAtTheTop}, ${mostNested}`,
      measured: `${top}, ${nested}`,
      isWithin: top <= mostAtTheTop && nested <= mostNested,
    };
  } finally {
    await client.end();
    await shop.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Statement {
  toplevel: boolean;
  calls: number;
  blocks: number;
  ms: number;
  query: string;
}

/** Lets the server of this folder count statements from its next start on. */
export async function loadCounter(folder: string): Promise<void> {
  const server = await startEmbedded({ dataDir: folder });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await client.query("alter system set pg_stat_statements.track = 'all'");
  await client.end();
  await server.stop();
}

function callsOf(statements: readonly Statement[]): number {
  return statements.reduce((sum, { calls }) => sum + calls, 0);
}
