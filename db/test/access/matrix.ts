import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database } from '#db/open.ts';
import { ownerConnection, rolePool } from '#test/database.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { declaredTables, type MatrixRole } from './declared.ts';

/** The actors: a role and its member. There are two of each kind that owns things, so that one is always the other one's stranger. */
export const actors = {
  visitor: { role: 'public', account: null },
  shopper: { role: 'user', account: 'shopper' },
  yuna: { role: 'user', account: 'yuna' },
  nobody: { role: 'user', account: null },
  artist: { role: 'artist', account: 'artist' },
  brand: { role: 'brand', account: 'brand' },
  admin: { role: 'admin', account: 'admin' },
  service: { role: 'service', account: null },
  identity: { role: 'identity', account: null },
} as const satisfies Record<string, { role: MatrixRole; account: string | null }>;

export type ActorName = keyof typeof actors;
export const actorNames = Object.keys(actors) as ActorName[];

export interface TableShape {
  /** The primary key. */
  keys: string[];
  /** Columns that statements cannot set: generated and identity columns. */
  fixed: string[];
}

export interface Matrix {
  database: Database;
  /** With all rights and no policies, outside any transaction. */
  owner: pg.Client;
  shapes: Map<string, TableShape>;
  idOf(actor: ActorName): string;
  /** The sorted keys of the rows that a declared condition selects for an actor. */
  declaredKeys(table: string, actor: ActorName, rows: string): Promise<string[]>;
  /** Runs statements as an actor in one transaction that is rolled back. */
  as<T>(actor: ActorName, work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** A database of the demo shop with hidden rows of every kind, and helpers to query it as every actor. Call it in beforeAll. */
export async function accessMatrix(): Promise<Matrix> {
  const database = await demoDatabase();
  const owner = await ownerConnection(database);
  await owner.query(readFileSync(join(import.meta.dirname, 'matrix-rows.sql'), 'utf8'));
  const { rows: accounts } = await owner.query<{ id: string; account: string }>(
    "select id, split_part(email, '@', 1) as account from member.members",
  );
  const ids = new Map(accounts.map(({ account, id }) => [account, id]));
  const shapes = await readShapes(owner);
  const idOf = (actor: ActorName) => ids.get(actors[actor].account ?? '') ?? nobody;
  return {
    database,
    owner,
    shapes,
    idOf,
    async declaredKeys(table, actor, rows) {
      const condition = rows.replaceAll('$me', `'${idOf(actor)}'::uuid`);
      return keysOf(await owner.query(`select ${keyText(shapes, table)} as key from ${table} where ${condition}`));
    },
    async as(actor, work) {
      const { role } = actors[actor];
      const client = await poolOf(database, role).connect();
      try {
        await client.query('begin');
        await client.query("select set_config('app.user_id', $1, true)", [actors[actor].account === null ? '' : idOf(actor)]);
        return await work(client);
      } finally {
        await client.query('rollback');
        client.release();
      }
    },
  };
}

/** SQL expression for a row's primary key as one text. */
export function keyText(shapes: Matrix['shapes'], table: string): string {
  return `concat_ws('|', ${(shapes.get(table)?.keys ?? []).join(', ')})`;
}

export function keysOf({ rows }: pg.QueryResult<{ key: string }>): string[] {
  return rows.map(({ key }) => key).sort();
}

/** The tables of the roles, with the facts tests need, from the catalog. */
async function readShapes(owner: pg.Client): Promise<Map<string, TableShape>> {
  const { rows } = await owner.query<TableShape & { name: string }>(`
    select n.nspname || '.' || c.relname as name,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
            where i.indrelid = c.oid and i.indisprimary order by a.attnum) as keys,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and (a.attgenerated <> '' or a.attidentity <> '')) as fixed
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('member', 'product', 'sales', 'management', 'identity') and c.relkind in ('r', 'p')`);
  return new Map(rows.map(({ name, keys, fixed }) => [name, { keys, fixed }]));
}

function poolOf(database: Database, role: MatrixRole): pg.Pool {
  if (role === 'service') return database.servicePool;
  return role === 'identity' ? database.identityPool : rolePool(database, role);
}

export const tableNames = Object.keys(declaredTables);
