import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#db/open.ts';
import type { Role } from '#rules/member/rights/role.ts';
import { readConfig } from '#server/config.ts';
import type { ShopParts } from '#server/shop.ts';
import { testDatabase } from '#test/database.ts';
import { type Asker, createDataEngine, type DataEngine } from '../engine.ts';

/** The callers in these tests; ids match rows.sql. */
export const askers = {
  visitor: { role: 'public', userId: null },
  member: { role: 'user', userId: '00000000-0000-4000-8000-00000000000a' },
  otherMember: { role: 'user', userId: '00000000-0000-4000-8000-00000000000b' },
  artist: { role: 'artist', userId: '00000000-0000-4000-8000-00000000000c' },
  brand: { role: 'brand', userId: '00000000-0000-4000-8000-00000000000d' },
  admin: { role: 'admin', userId: '00000000-0000-4000-8000-00000000000e' },
} as const satisfies Record<string, Asker & { role: Role }>;

export type AskerName = keyof typeof askers;

export interface Answer {
  // Responses have any shape; tests compare them whole.
  readonly data?: Record<string, unknown>;
  readonly errors?: readonly { message: string; extensions: { path: string; code: string } }[];
  readonly extensions?: { readonly truncated: readonly string[] };
}

export interface DataShop {
  readonly shop: ShopParts;
  readonly database: Database;
  readonly engine: DataEngine;
  /** Errors the engine reported as bugs. */
  readonly reported: unknown[];
  ask(asker: AskerName, query: string, variables?: Record<string, unknown>): Promise<Answer>;
}

/** The data service without HTTP, on its own database with the rows of rows.sql. Call it in beforeAll. */
export async function dataShop(): Promise<DataShop> {
  const database = await testDatabase();
  await database.servicePool.query(readFileSync(join(import.meta.dirname, 'rows.sql'), 'utf8'));
  const config = readConfig({ LOG_LEVEL: 'silent', SECRET: 'x'.repeat(32), CLIENT_SECRET: 'x'.repeat(16) });
  return withSettings({ config, database, clock: () => new Date('2026-11-20T03:00:00Z') }, {});
}

/** The same shop and database with different data service settings. */
export function withSettings(base: ShopParts, data: Partial<ShopParts['config']['data']>): DataShop {
  const shop: ShopParts = { ...base, config: { ...base.config, data: { ...base.config.data, ...data } } };
  const reported: unknown[] = [];
  const engine = createDataEngine(shop, (thrown) => reported.push(thrown));
  return {
    shop,
    database: shop.database,
    engine,
    reported,
    async ask(asker, query, variables = {}) {
      return JSON.parse(await engine.answer(askers[asker], { query, hash: null, operationName: null, variables }));
    },
  };
}
