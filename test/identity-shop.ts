import type { FastifyInstance } from 'fastify';
import { connect, type Database } from '#db/open.ts';
import type { Role } from '#rules/member/rights/role.ts';
import { readConfig } from '#server/config.ts';
import { hashPassword } from '#server/credentials/password-hash.ts';
import type { Shop } from '#server/shop.ts';
import { patience, testDatabase } from './database.ts';
import { closedAtEnd, testApp, testFolder } from './open.ts';
import { haveWritten } from './rows/written-shop.ts';

type MemberAbout = { email?: string; password?: string | null; roles?: readonly Exclude<Role, 'public'>[] };

export interface IdentityShop extends Shop {
  readonly app: FastifyInstance;
  /** Advances the shop's clock. */
  pass(seconds: number): void;
  addMember(about?: MemberAbout): Promise<string>;
}

export const memberEmail = 'member@seam.example';
export const memberPassword = 'correct horse 1';

/** A shop that mounts only the identity service, with its own clock. */
export async function identityShop(env: Record<string, string> = {}): Promise<IdentityShop> {
  const dataDir = testFolder();
  const database = await testDatabase();
  await haveWritten(database.service);
  const config = readConfig({ DATA_DIR: dataDir, SERVICES: 'identity', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000', ...env });
  const start = Date.now();
  let passed = 0;
  const { shop, app } = await testApp({ config, database, clock: () => new Date(start + passed) });
  return {
    ...shop,
    app,
    pass(seconds) {
      passed += seconds * 1000;
    },
    addMember: (about) => addMember(database, about),
  };
}

/** A second process on the same database, with its own memory, data folder and connections and the same SECRET and clock. */
export async function anotherProcess(first: IdentityShop, env: Record<string, string> = {}): Promise<IdentityShop> {
  const dataDir = testFolder();
  const database = closedAtEnd(connect(first.database.url, { poolSizes: { service: 4, identity: 4 }, patience }));
  const { secret, identity, publicUrl } = first.config;
  const about = { DATA_DIR: dataDir, SECRET: secret, CLIENT_SECRET: identity.clientSecret, PUBLIC_URL: publicUrl };
  const config = readConfig({ SERVICES: 'identity', LOG_LEVEL: 'silent', ...about, ...env });
  return { ...first, ...(await testApp({ config, database, clock: first.clock }).then(({ shop, app }) => ({ ...shop, app }))) };
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
