import { sql } from 'kysely';
import { pointsExpiry } from '#rules/money/points/points.ts';
import type { MovedTable } from '#rules/office/moving/moved-headings.ts';
import { type MovedMember, movedMember, movedPoints } from '#rules/office/moving/moved-rows.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';
import { type MovedPlan, readRows } from './moved-plan.ts';

const byEmail = { keyOf: ({ email }: { email: string }) => email, column: 'email' } as const;

/**
 * Members of another shop; existing accounts stay unchanged. They get no password, which they set by a code to their mailbox, and no
 * message.
 */
export async function planMembers(db: Db, table: MovedTable, now: Date): Promise<MovedPlan> {
  const { rows, problems } = readRows(table, (read) => movedMember(read, now), byEmail);
  const known = await findMembers(db, rows);
  const added = rows.filter(({ email }) => !known.has(email));
  return {
    ...{ added: added.length, unchanged: rows.length - added.length, problems },
    left_out: added.flatMap(({ left_out }) => left_out),
    points: added.reduce((sum, { points }) => sum + points, 0),
    write: async (trx, { source }) => {
      const ids = await insertMembers(trx, added, now);
      const consents = added.flatMap(({ email, consents: given }) => {
        const user_id = ids.get(email);
        return user_id === undefined ? [] : given.map(({ type, at }) => ({ user_id, type, is_given: true, given_at: at, source }));
      });
      await insertRows(trx, 'member.consents', consents);
      await insertPoints(
        trx,
        added.flatMap(({ email, points }) => ({ user_id: ids.get(email), points })),
        now,
      );
    },
  };
}

/** Point balances, which expire by this shop's rule. Each member's balance is imported once. */
export async function planPoints(db: Db, table: MovedTable, now: Date): Promise<MovedPlan> {
  const { rows, problems } = readRows(table, movedPoints, byEmail);
  const known = await findMembers(db, rows);
  const blamed = rows.flatMap(({ row, email }) => {
    const member = known.get(email);
    if (member !== undefined && !member.is_gone) return [];
    return [{ row, column: 'email', fault: member === undefined ? 'MEMBER_UNKNOWN' : 'MEMBER_GONE' } as const];
  });
  const isBad = new Set(blamed.map(({ row }) => row));
  const good = rows.filter(({ row }) => !isBad.has(row));
  const added = good.filter(({ email, points }) => points > 0 && known.get(email)?.has_moved === false);
  return {
    ...{ added: added.length, unchanged: good.length - added.length, problems: [...problems, ...blamed] },
    points: added.reduce((sum, { points }) => sum + points, 0),
    write: (trx) =>
      insertPoints(
        trx,
        added.map(({ email, points }) => ({ user_id: known.get(email)?.id, points })),
        now,
      ),
  };
}

interface KnownMember {
  id: string;
  is_gone: boolean;
  /** True when a balance was already imported. */
  has_moved: boolean;
}

async function findMembers(db: Db, rows: readonly { email: string }[]): Promise<ReadonlyMap<string, KnownMember>> {
  const { rows: members } = await sql<KnownMember & { email: string }>`
    select member.id, member.email, member.withdrawn_at is not null as is_gone,
      exists (select from sales.point_entries where user_id = member.id and reason = 'MOVED' and type = 'EARNED') as has_moved
    from member.members member where member.email = any (${rows.map(({ email }) => email)}::text[])`.execute(db);
  return new Map(members.map(({ email, ...member }) => [email, member]));
}

/** Inserts members; a person who signed up meanwhile stays unchanged. */
async function insertMembers(trx: Trx, members: readonly MovedMember[], now: Date): Promise<ReadonlyMap<string, string>> {
  const rows = members.map(({ email, name, nickname, phone, joined_at, consents }) => {
    const has = (type: string) => consents.some((consent) => consent.type === type);
    return { email, name, nickname, phone, created_at: joined_at, is_email_consent: has('EMAIL'), is_sms_consent: has('SMS') };
  });
  const { rows: inserted } = await sql<{ id: string; email: string }>`
    insert into member.members (email, name, nickname, phone, created_at, is_email_consent, is_sms_consent)
    select email, name, nickname, phone, created_at, is_email_consent, is_sms_consent
    from jsonb_populate_recordset(null::member.members, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing returning id, email`.execute(trx);
  await insertRows(
    trx,
    'member.member_roles',
    inserted.map(({ id }) => ({ user_id: id, role: 'user' as const, granted_at: now })),
  );
  return new Map(inserted.map(({ id, email }) => [email, id]));
}

/** Inserts points, once per member, whatever was read before. */
async function insertPoints(trx: Trx, balances: readonly { user_id: string | undefined; points: number }[], now: Date): Promise<void> {
  const expires_at = pointsExpiry(now, await readShopRules(trx));
  const rows = balances.flatMap(({ user_id, points }) => (user_id === undefined || points === 0 ? [] : [{ user_id, amount: points }]));
  // As each who changes points does, under the lock of their members.
  await sql`select from member.members where id = any (${rows.map(({ user_id }) => user_id)}::uuid[]) order by id for no key update`.execute(
    trx,
  );
  await sql`
    insert into sales.point_entries (user_id, type, reason, amount, expires_at, created_at)
    select user_id, 'EARNED', 'MOVED', amount, ${expires_at}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved(user_id uuid, amount integer)
    on conflict (user_id) where reason = 'MOVED' and type = 'EARNED' do nothing`.execute(trx);
}

/** Inserts any number of rows in one statement, which parameters per value would not allow. */
async function insertRows(trx: Trx, table: 'member.consents' | 'member.member_roles', rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}
