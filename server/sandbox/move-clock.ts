import { sql } from 'kysely';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { MoveClock, MovedClock, Sandbox } from '#contract/rest/admin/sandbox.ts';
import { mayMove, stepsOf } from '#rules/shop/sandbox.ts';
import { jobs } from '#server/jobs/job-list.ts';
import type { Shop } from '#server/shop.ts';
import { asShop } from '#server/transaction/staff.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { providerPlan } from './played-payments.ts';

const DAY_SECONDS = 86_400;

/**
 * How far the shop's clock is ahead and which fault its payment provider simulates. Off in a live shop and where the clock is controlled
 * elsewhere.
 */
export async function readSandbox(shop: Shop): Promise<Sandbox> {
  const { database, sandbox, clock } = shop;
  const row = await database.service.selectFrom('management.sandbox_clock').select('ahead_seconds').executeTakeFirst();
  const plan = await providerPlan(shop);
  return { is_on: sandbox !== undefined, now: clock().toISOString(), ahead_seconds: row?.ahead_seconds ?? 0, plan };
}

/**
 * Moves a demonstration's clock ahead by whole days, running the jobs of those days on the way, or resets it to the machine's. Sign-ins do
 * not age in either direction. `report` is called when a job fails. Failures: NOT_FOUND in a live shop, INVALID_INPUT when it would go too
 * far.
 */
export async function moveClock(
  shop: Shop,
  staffId: string,
  move: MoveClock,
  report: (error: unknown) => void,
): Promise<MovedClock | Failure> {
  const { sandbox, database, clock } = shop;
  if (sandbox === undefined) return fail('NOT_FOUND');
  const from = clock();
  const moved = await inTransaction(database.service, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sandbox clock', 0))`.execute(trx);
    const row = await trx.selectFrom('management.sandbox_clock').select('ahead_seconds').executeTakeFirst();
    const before = row?.ahead_seconds ?? 0;
    if ('days' in move && !mayMove(before, move.days)) return fail('INVALID_INPUT', { field: 'days' });
    const after = 'days' in move ? before + move.days * DAY_SECONDS : 0;
    const now = new Date(from.getTime() + (after - before) * 1000);
    const values = { ahead_seconds: after, moved_at: now, moved_by: staffId };
    await trx
      .insertInto('management.sandbox_clock')
      .values({ id: 1, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    await recordSignIns(trx, after - before, now);
    return { now };
  });
  if (isFailure(moved)) return moved;
  await sandbox.refresh();
  const done = await asShop(() => runJobs(shop, stepsOf(from, moved.now), report));
  return { ...(await readSandbox(shop)), done };
}

/** Moves the expiry times at the identity server along with the clock, so that nobody is signed out. */
async function recordSignIns(trx: Trx, seconds: number, now: Date): Promise<void> {
  const by = sql`make_interval(secs => ${seconds})`;
  await sql`update identity.sign_ins set expires_at = expires_at + ${by} where ended_at is null`.execute(trx);
  await sql`
    update identity.oidc_payloads set expires_at = expires_at + ${by}, payload = payload || (
      select coalesce(jsonb_object_agg(key, (value::text)::bigint + ${seconds}::bigint), '{}')
      from jsonb_each(payload) where key in ('iat', 'exp', 'iiat') and jsonb_typeof(value) = 'number')`.execute(trx);
  // A value in the future would refuse every token until then.
  await trx.updateTable('member.members').set({ tokens_valid_from: now }).where('tokens_valid_from', '>', now).execute();
}

async function runJobs(shop: Shop, steps: readonly Date[], report: (error: unknown) => void): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  for (const at of steps) {
    // Jobs with a second parameter maintain the job queue itself, which uses the machine's clock.
    for (const { name, run } of jobs.filter((job) => job.run.length < 2)) {
      try {
        const count = await run({ ...shop, clock: () => at }, shop.database.servicePool);
        if (count > 0) done[name] = (done[name] ?? 0) + count;
      } catch (error) {
        report(error);
      }
    }
  }
  return done;
}
