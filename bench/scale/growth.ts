import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { registeredOperations } from '#contract/graphql/registered.generated.ts';
import { jobs } from '#server/jobs/job-list.ts';
import { loadCounter } from '../flow-statements.ts';
import { ourFlow, post } from '../order-flow.ts';
import type { Row } from '../row.ts';
import { type ShopUnderTest, startShop } from '../shop-under-test.ts';
import { addDue, addOwn, DUE, growTo, OWN_DESIGN, sizes } from './fill-growth.ts';

const BUDGET = 1.3;
/** Fewer blocks than this are a level or two of an index, which grows by a level for some hundred times the rows. */
const FEW_BLOCKS = 40;

/** The number of the order and member that are opened; the smallest size has them. */
const SAMPLE = 40;
/** The place of a member with the same designs and orders at each size; others buy and save. */
const OWN_ROWS = 20;

/** What is done once, and what its name is in the table. */
interface Act {
  what: string;
  run: () => Promise<unknown>;
  /** Runs before the measured one, which fill caches and plans. */
  rehearsals: number;
}

/** Blocks that its statements read and their milliseconds in PostgreSQL. */
interface Cost {
  blocks: number;
  ms: number;
}

/**
 * Pages, commands and jobs at three sizes of one growing shop, the last of 1,000,000 members, 2,000,000 designs and 500,000 orders: blocks
 * that their statements read, counted by PostgreSQL, with the slope of their logarithms over the size's and its standard error.
 */
export async function growth(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'seam-growth-'));
  await loadCounter(folder);
  const shop = await startShop(1_000, folder);
  const client = new pg.Client({ connectionString: shop.database });
  await client.connect();
  const costs = new Map<string, Cost[]>();
  try {
    await client.query("create extension pg_stat_statements; set pg_stat_statements.track = 'none'");
    for (const [place, size] of sizes.entries()) {
      if (place === 0) await addOwn(client, shop.userIds[OWN_ROWS] ?? '');
      await growTo(client, sizes[place - 1], size);
      await addDue(client);
      console.log(`${size.members} members, ${size.designs} designs, ${size.orders} orders: ${await gigabytes(client)} GB`);
      for (const act of [...purges(shop), ...asked(shop, await readSamples(client))]) {
        const cost = await costOf(client, act);
        costs.set(act.what, [...(costs.get(act.what) ?? []), cost]);
      }
    }
    return [...costs].map(([what, each]) => rowOf(what, each));
  } finally {
    await client.end();
    await shop.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each scheduled job first with what is due, the same at every size, then with nothing new. */
function purges(shop: ShopUnderTest): Act[] {
  const run = (name: string) => () => post(`${shop.url}/dev/jobs/${name}`, {}, {});
  // The bench's graphics have no files to mark.
  const names = jobs.filter(({ name, run: { length } }) => length < 2 && name !== 'mark-graphics').map(({ name }) => name);
  return [
    ...names
      .filter((name) => name.startsWith('purge-'))
      .map((name) => ({ what: `job ${name}, ${DUE} due`, run: run(name), rehearsals: 0 })),
    ...names.map((name) => ({ what: `job ${name}`, run: run(name), rehearsals: 2 })),
  ];
}

/** What a member and an operator do, about things of their own and of others. */
function asked(shop: ShopUnderTest, { design, orderId, memberId }: Samples): Act[] {
  const act = (what: string, run: Act['run']): Act => ({ what, run, rehearsals: 3 });
  const staff = { authorization: `Bearer ${shop.staffTokens[0]}` };
  const user_id = shop.userIds[OWN_ROWS];
  const operation = (name: string, variables: object, member = OWN_ROWS) => {
    const headers = { authorization: `Bearer ${shop.tokens[member]}`, 'x-hasura-role': 'user' };
    const [documentId] =
      Object.entries(registeredOperations).find(([, text]) => new RegExp(`(query|mutation) ${name}\\(`).test(text)) ?? [];
    return act(`operation ${name}`, async () => {
      const reply = await post<{ errors?: unknown }>(`${shop.url}/v1/graphql`, { documentId, variables }, headers);
      if (reply.errors !== undefined) throw new Error(`${name}: ${JSON.stringify(reply.errors)}`);
    });
  };
  const office = (path: string) =>
    act(`office ${path.replace(/[-\w]{10,}/, ':id')}`, async () => {
      const reply = await fetch(`${shop.url}/api/admin/${path}`, { headers: staff });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      await reply.text();
    });
  return [
    operation('myDesigns', { user_id }),
    operation('selectOrders', { where: { user_id: { _eq: user_id } }, limit: 10, offset: 0 }),
    operation('myPage', { user_id }),
    operation('myNotifications', { user_id, limit: 20, offset: 0 }),
    operation('selectProductCustom', { id: OWN_DESIGN }),
    operation('selectProductCustoms', { user_id, type: 'USER' }),
    operation('bestDesigns', { limit: 8, offset: 0 }),
    operation('insertProductCustoms', { objects: [design] }, OWN_ROWS + 1),
    act('command place and pay an order', () => ourFlow(shop, 0)),
    office('orders?tab=ALL'),
    office('orders/counts'),
    office(`orders?tab=ALL&q=GROW${SAMPLE}`),
    office(`orders/${orderId}`),
    office('dashboard?days=7'),
    office('desk'),
    office('figures?by=month&from=2026-01-01&until=2026-11-30'),
    office('designs/saved'),
    office(`members/${memberId}`),
    office('campaigns'),
    office('audit'),
    office('audit?table=sales.orders'),
    office(`search?q=GROW${SAMPLE}`),
    act('office members/search', () => post(`${shop.url}/api/admin/members/search`, { text: `growth${SAMPLE}@seam.example` }, staff)),
  ];
}

/** An order and a member that are opened, and a new design like one of the demonstration's. */
interface Samples {
  design: object;
  orderId: string;
  memberId: string;
}

async function readSamples(client: pg.Client): Promise<Samples> {
  const one = async (sql: string) => (await client.query<Record<string, string>>(sql)).rows[0] ?? {};
  const { mockup_group_id, ...product } = await one(
    `select c.product_id, c.option_id, m.mockup_group_id from product.product_customs c join product.product_custom_mockups m on m.product_custom_id = c.id
     where c.type = 'USER' order by c.id limit 1`,
  );
  const layer = { graphic_id: 1, x_coordinate: 40, y_coordinate: 40, width: 100, height: 100, z_index: 1 };
  const { id: orderId = '', user_id: memberId = '' } = await one(
    `select id, user_id from sales.orders where order_number = 'GROW${SAMPLE}'`,
  );
  return {
    orderId,
    memberId,
    design: { ...product, name: '자란 디자인', custom_mockups: { data: [{ mockup_group_id, layers: { data: [layer] } }] } },
  };
}

async function costOf(client: pg.Client, { what, run, rehearsals }: Act): Promise<Cost> {
  try {
    for (let count = 0; count < rehearsals; count++) await run();
    await client.query('select pg_stat_statements_reset()');
    await run();
  } catch (error) {
    throw new Error(`${what} failed`, { cause: error });
  }
  const { rows } = await client.query<Cost>(
    `select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as blocks, coalesce(sum(total_exec_time), 0)::float8 as ms
     from pg_stat_statements where toplevel`,
  );
  return rows[0] ?? { blocks: 0, ms: 0 };
}

function rowOf(what: string, costs: readonly Cost[]): Row {
  const [first, last] = [costs[0]?.blocks ?? 0, costs.at(-1)?.blocks ?? 0];
  const { slope, error } = slopeOf(costs.map(({ blocks }) => blocks));
  const times = costs.map(({ ms }) => ms.toFixed(1)).join(', ');
  return {
    what: `growth: ${what}`,
    budget: `<= ${BUDGET}x`,
    measured: `${(last / Math.max(1, first)).toFixed(2)}x (${costs.map(({ blocks }) => blocks).join(', ')} blocks, slope ${slope.toFixed(3)} ± ${error.toFixed(3)}; ${times} ms)`,
    isWithin: last <= BUDGET * first || last <= FEW_BLOCKS,
  };
}

/** The line through the logarithms of what sizes ten times apart cost: its slope with its standard error. */
function slopeOf(costs: readonly number[]): { slope: number; error: number } {
  const points = costs.map((cost, place) => [place, Math.log10(Math.max(1, cost))] as const);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, level] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - middle) * (y - level), 0) / spread;
  const left = points.reduce((sum, [x, y]) => sum + (y - level - slope * (x - middle)) ** 2, 0);
  return { slope, error: Math.sqrt(left / Math.max(1, points.length - 2) / spread) };
}

async function gigabytes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ size: number }>('select pg_database_size(current_database())::float8 / 1e9 as size');
  return (rows[0]?.size ?? 0).toFixed(1);
}
