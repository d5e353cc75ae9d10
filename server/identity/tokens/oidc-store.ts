import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { DB } from '#db/schema.generated.ts';
import type { TokenTransactions } from '#server/identity/tokens/token-transactions.ts';

/** Access tokens are JWTs and not stored; clients come from the configuration. */
const unstoredKinds = ['AccessToken', 'Client'];

/**
 * Stores one oidc-provider model in identity.oidc_payloads. Ids of bearer secrets are stored as SHA-256. Consumption succeeds only once:
 * the provider ignores what `consume` returns, so a second consumer ends the whole grant here. `clock` is the shop's clock; the provider
 * uses the machine's, so times are converted between the two.
 */
export function createOidcStore(kind: string, transactions: TokenTransactions, clock: () => Date): Adapter {
  if (unstoredKinds.includes(kind)) return emptyStore;
  return {
    async upsert(id, payload, expiresIn) {
      await transactions.write((db) => save(db, kind, id, movePayload(payload, secondsAhead(clock)), expiryOf(clock, expiresIn)));
    },
    find: (id) => transactions.read((db) => findBy(db, kind, 'id', storedId(kind, id), id, clock)),
    findByUid: (uid) => transactions.read((db) => findBy(db, kind, 'uid', uid, undefined, clock)),
    findByUserCode: async () => undefined,
    async consume(id) {
      const outcome = await transactions.write((db) => consumeOnce(db, kind, storedId(kind, id), clock()));
      if (outcome === 'used') throw new errors.InvalidGrant('refresh token already used');
      if (outcome === 'gone') throw new errors.InvalidGrant('refresh token taken back');
    },
    async destroy(id) {
      await transactions.write((db) => destroy(db, kind, storedId(kind, id)));
    },
    async revokeByGrantId(grantId) {
      await transactions.write(async (db) => {
        await lockGrant(db, grantId);
        await db.deleteFrom('identity.oidc_payloads').where('kind', '=', kind).where('grant_id', '=', grantId).execute();
      });
    },
  };
}

const emptyStore: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
};

async function save(db: Kysely<DB>, kind: string, id: string, payload: AdapterPayload, expiresAt: Date | null): Promise<void> {
  const { jti, ...rest } = payload;
  const row = {
    grant_id: payload.grantId ?? null,
    uid: payload.uid ?? null,
    account_id: payload.accountId ?? null,
    payload: JSON.stringify(kind === 'Grant' ? { ...rest, jti } : rest),
    expires_at: expiresAt,
  };
  await db
    .insertInto('identity.oidc_payloads')
    .values({ kind, id: storedId(kind, id), ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
    .execute();
}

async function findBy(
  db: Kysely<DB>,
  kind: string,
  column: 'id' | 'uid',
  value: string,
  jti: string | undefined,
  clock: () => Date,
): Promise<AdapterPayload | undefined> {
  const row = await db
    .selectFrom('identity.oidc_payloads')
    .select(['payload', 'consumed_at'])
    .where('kind', '=', kind)
    .where(column, '=', value)
    .executeTakeFirst();
  if (!row) return undefined;
  const payload = movePayload(row.payload as AdapterPayload, -secondsAhead(clock));
  return { ...payload, ...(jti === undefined ? {} : { jti }), ...(row.consumed_at ? { consumed: true } : {}) };
}

/** `used`: it was consumed before, and the grant with everything issued under it is now deleted. `gone`: the sign-in ended meanwhile. */
async function consumeOnce(db: Kysely<DB>, kind: string, id: string, now: Date): Promise<'first' | 'used' | 'gone'> {
  const row = await grantIdOf(db, kind, id);
  if (!row?.grant_id) return 'gone';
  await lockGrant(db, row.grant_id);
  const consumed = await db
    .updateTable('identity.oidc_payloads')
    .set({ consumed_at: now })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (consumed) return 'first';
  if (!(await grantIdOf(db, kind, id))) return 'gone';
  const grantId = row.grant_id;
  await db
    .deleteFrom('identity.oidc_payloads')
    .where((row) => row.or([row('grant_id', '=', grantId), row.and([row('kind', '=', 'Grant'), row('id', '=', grantId)])]))
    .execute();
  return 'used';
}

async function destroy(db: Kysely<DB>, kind: string, id: string): Promise<void> {
  const row = await grantIdOf(db, kind, id);
  if (!row) return;
  await lockGrant(db, row.grant_id ?? id);
  await db.deleteFrom('identity.oidc_payloads').where('kind', '=', kind).where('id', '=', id).execute();
}

/** The grant of a stored row; undefined when there is no such row. */
function grantIdOf(db: Kysely<DB>, kind: string, id: string): Promise<{ grant_id: string | null } | undefined> {
  return db.selectFrom('identity.oidc_payloads').select('grant_id').where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
}

// Rotation and revocation touch the same rows in different orders, so both lock the grant first.
async function lockGrant(db: Kysely<DB>, grantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${grantId}, 0))`.execute(db);
}

function storedId(kind: string, id: string): string {
  return kind === 'Grant' ? id : createHash('sha256').update(id).digest('base64url');
}

function expiryOf(clock: () => Date, expiresIn: number | undefined): Date | null {
  return expiresIn === undefined ? null : new Date(clock().getTime() + expiresIn * 1000);
}

function secondsAhead(clock: () => Date): number {
  return Math.round((clock().getTime() - Date.now()) / 1000);
}

function movePayload(payload: AdapterPayload, seconds: number): AdapterPayload {
  const moved = { ...payload };
  for (const name of ['iat', 'exp', 'iiat'] as const) {
    const time = moved[name];
    if (time !== undefined) moved[name] = time + seconds;
  }
  return moved;
}
