import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { connect, type Database } from '#db/open.ts';
import type { Role } from '#rules/member/rights/role.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { hashPassword } from '#server/credentials/password-hash.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { patience, testDatabase } from './database.ts';

type MemberAbout = { email?: string; password?: string | null; roles?: readonly Exclude<Role, 'public'>[] };

export interface IdentityShop extends Shop {
  readonly app: FastifyInstance;
  /** Moves the shop's clock on. */
  pass(seconds: number): void;
  addMember(about?: MemberAbout): Promise<string>;
}

export const memberEmail = 'member@seam.example';
export const memberPassword = 'correct horse 1';

/** A shop that mounts the identity service alone, with a clock of its own. Call it at the top of a file or in beforeAll. */
export async function identityShop(env: Record<string, string> = {}): Promise<IdentityShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seam-identity-'));
  const database = await testDatabase();
  const config = readConfig({ DATA_DIR: dataDir, SERVICES: 'identity', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000', ...env });
  const start = Date.now();
  let passed = 0;
  const shop = openShop({ config, database, clock: () => new Date(start + passed) });
  const app = await buildApp(shop);
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    ...shop,
    app,
    pass(seconds) {
      passed += seconds * 1000;
    },
    addMember: (about) => addMember(database, about),
  };
}

/** A second process on the same database: a memory, a data folder and connections of its own, the same SECRET and clock. */
export async function anotherProcess(first: IdentityShop, env: Record<string, string> = {}): Promise<IdentityShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seam-identity-'));
  const database = connect(first.database.url, { poolSizes: { service: 4, identity: 4 }, patience });
  const { secret, identity, publicUrl } = first.config;
  const about = { DATA_DIR: dataDir, SECRET: secret, CLIENT_SECRET: identity.clientSecret, PUBLIC_URL: publicUrl };
  const config = readConfig({ SERVICES: 'identity', LOG_LEVEL: 'silent', ...about, ...env });
  const shop = openShop({ config, database, clock: first.clock });
  const app = await buildApp(shop);
  afterAll(async () => {
    await app.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { ...first, ...shop, app };
}

async function addMember({ service }: Database, about: MemberAbout = {}): Promise<string> {
  const { email = memberEmail, password = memberPassword, roles = ['user'] as const } = about;
  const { id } = await service
    .insertInto('member.members')
    .values({ email, name: '김이음', nickname: '이음' })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (roles.length > 0)
    await service
      .insertInto('member.member_roles')
      .values(roles.map((role) => ({ user_id: id, role })))
      .execute();
  if (password !== null) {
    await service
      .insertInto('identity.credentials')
      .values({ user_id: id, password_hash: await hashPassword(password) })
      .execute();
  }
  return id;
}
