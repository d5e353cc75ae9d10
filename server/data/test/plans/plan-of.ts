import type { Operation } from '#contract/graphql/operation.ts';
import { rolePool } from '#test/database.ts';
import { askers, type DataShop } from '../data-shop.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The plans of an operation for the given caller at the first and the eighth run, when PostgreSQL may use a generic plan. */
export async function planOf<Data, Variables>(
  shop: DataShop,
  asker: 'visitor' | 'member',
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Plan[]> {
  const { text, values } = await statementOf(shop, asker, operation, variables);
  const { role, userId } = askers[asker];
  const client = await rolePool(shop.database, role).connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.user_id', $1, true)`, [userId ?? '']);
    await client.query(`prepare proof as ${text}`);
    const given = values
      .map((value) =>
        client.escapeLiteral(Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item)).join(',')}}` : String(value)),
      )
      .join(', ');
    const run = `explain (format json) execute proof${given === '' ? '' : `(${given})`}`;
    const [first] = (await client.query(run)).rows;
    for (let time = 2; time < 8; time++) await client.query(run);
    const [eighth] = (await client.query(run)).rows;
    return [first, eighth].flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
  } finally {
    await client.query('rollback; deallocate all');
    client.release();
  }
}

/** The statement the engine sends for an operation. */
async function statementOf<Data, Variables>(
  shop: DataShop,
  asker: 'visitor' | 'member',
  operation: Operation<Data, Variables>,
  variables: Variables,
) {
  const pool = shop.database.pool(asker === 'visitor' ? 'public' : 'members');
  const kept = { query: pool.query, connect: pool.connect };
  const sent: { text: string; values: unknown[] }[] = [];
  const query = (statement: { text: string; values: unknown[] }) => {
    sent.push(statement);
    return Promise.resolve({ rows: [{ data: '{}' }] });
  };
  // A named statement is sent as a batch (db/batch.ts), which writes to the connection itself.
  const client = {
    query: (asked: Parameters<typeof query>[0] | Batch) => ('submit' in asked ? sent.push(overheard(asked)) : query(asked)),
    getTypeParser: () => String,
    release: () => undefined,
  };
  Object.assign(pool, { query, connect: () => Promise.resolve(client) });
  await shop.engine.execute(operation, variables, askers[asker]);
  Object.assign(pool, kept);
  const [statement] = sent;
  if (!statement) throw new Error('the engine sent nothing');
  return statement;
}

export const scanned = (plan: readonly Plan[]): string[] =>
  plan.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '');
export const indexes = (plan: readonly Plan[]): string[] => [...new Set(plan.flatMap((node) => node['Index Name'] ?? []))];

interface Batch {
  submit(connection: object): void;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object): void;
  handleReadyForQuery(): void;
}

/** Captures the last statement of a batch, after the role, and simulates empty replies from PostgreSQL. */
function overheard(batch: Batch): { text: string; values: unknown[] } {
  const said = { text: '', values: [] as unknown[] };
  let count = 0;
  const nothing = () => undefined;
  batch.submit({
    ...{ stream: { writable: false }, close: nothing, describe: nothing, execute: nothing, sync: nothing },
    parse: ({ text }: { text: string }) => {
      count += 1;
      said.text = text;
    },
    bind: ({ values }: { values: unknown[] }) => Object.assign(said, { values }),
  });
  for (let answered = 0; answered < count; answered++) {
    batch.handleRowDescription({ fields: [{ name: 'data', dataTypeID: 25, format: 'text' }] });
    batch.handleDataRow({ fields: ['{}'] });
    batch.handleCommandComplete({ text: 'SELECT 1' });
  }
  batch.handleReadyForQuery();
  return said;
}
