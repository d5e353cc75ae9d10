import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { MemberFile } from '#contract/rest/admin/members.ts';
import { type MarketingChannel, marketingChannels } from '#contract/rest/profile.ts';
import { rolesInPriorityOrder } from '#rules/member/rights/role.ts';
import { couponEnd } from '#rules/money/coupon/coupon.ts';
import { isEndingSoon, offsetReason } from '#rules/money/points/point-entries.ts';
import { pointBalance, pointsLeft } from '#rules/money/points/points.ts';
import { standingOf } from '#server/nouns/point/read-point-lots.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { readLeavingFacts } from '../profile/read-leaving-facts.ts';
import { gradeNamesOf, maskedMember } from './find-members.ts';

/** Maximum rows of each list, newest first. */
const SHOWN = 30;

/** Everything that staff see of a member, with personal data masked. Errors: MEMBER_NOT_FOUND. */
export async function readMemberFile(db: Db, id: string, now: Date): Promise<MemberFile | Failure> {
  const row = await db
    .selectFrom('member.members')
    .select([
      'id',
      'masked_email',
      'masked_name',
      'masked_phone',
      'nickname',
      'locale',
      'created_at',
      'phone_verified_at',
      'blocked_at',
      'blocked_reason',
      'staff_note',
    ])
    .select(['withdrawn_at', 'purged_at', 'is_email_consent', 'is_sms_consent', 'is_push_consent'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return fail('MEMBER_NOT_FOUND');
  const roles = (await db.selectFrom('member.member_roles').select('role').where('user_id', '=', id).execute()).map(({ role }) => role);
  const { lots, owed } = await standingOf(db, id);
  const { obstacles } = row.withdrawn_at === null ? await readLeavingFacts(db, id, now) : { obstacles: [] };
  return {
    ...maskedMember(row),
    grade: (await gradeNamesOf(db, [id])).get(id) ?? null,
    locale: row.locale,
    staff_note: row.staff_note,
    roles: rolesInPriorityOrder(roles).slice(),
    is_phone_verified: row.phone_verified_at !== null,
    consents: { email: row.is_email_consent, sms: row.is_sms_consent, push: row.is_push_consent },
    consent_records: await consentRecordsOf(db, id),
    blocked: row.blocked_at === null ? null : { at: row.blocked_at.toISOString(), reason: row.blocked_reason ?? '' },
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    obstacles: [...obstacles],
    figures: await figuresOf(db, id),
    points: {
      usable: pointBalance(lots, now),
      owed,
      ending_soon: lots.filter((lot) => isEndingSoon(lot, now)).reduce((sum, lot) => sum + pointsLeft(lot, now), 0),
    },
    orders: await ordersOf(db, id),
    coupons: await couponsOf(db, id),
    point_entries: await pointEntriesOf(db, id),
    inquiries: await inquiriesOf(db, id),
    security_events: await securityEventsOf(db, id),
  };
}

async function figuresOf(db: Db, id: string): Promise<MemberFile['figures']> {
  const { rows } = await sql<MemberFile['figures']>`
    select (select count(*)::integer from sales.orders where user_id = ${id} and cancelled_at is null and payment_date is not null) as orders,
      (select coalesce(sum(payment_amount), 0)::float8 from sales.orders
        where user_id = ${id} and cancelled_at is null and payment_date is not null) as paid,
      (select count(*)::integer from product.reviews where user_id = ${id} and deleted_at is null) as reviews,
      (select count(*)::integer from member.inquiries where user_id = ${id} and deleted_at is null) as inquiries,
      (select count(*)::integer from identity.sign_ins where user_id = ${id} and ended_at is null) as sign_ins`.execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('a statement of sums gives a row');
  return figures;
}

async function ordersOf(db: Db, id: string): Promise<MemberFile['orders']> {
  const rows = await db
    .selectFrom('sales.orders')
    .select(['id', 'order_number', 'ordered_at', 'status', 'cancelled_at', 'payment_amount'])
    .where('user_id', '=', id)
    .where((where) => where.or([where('cancel_reason', 'is', null), where('cancel_reason', '<>', 'NOT_PAID')]))
    .orderBy('ordered_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ cancelled_at, ...order }) => ({ ...sentRow(order), is_cancelled: cancelled_at !== null }));
}

async function couponsOf(db: Db, id: string): Promise<MemberFile['coupons']> {
  const rows = await db
    .selectFrom('sales.issued_coupons as issued')
    .innerJoin('sales.coupons as coupon', 'coupon.id', 'issued.coupon_id')
    .select(['issued.id as issued_coupon_id', 'coupon.id as coupon_id', 'coupon.name', 'coupon.type', 'issued.issued_at'])
    .select(['issued.expires_at', 'coupon.ends_at', 'issued.order_id', 'issued.used_at', 'issued.discount_amount'])
    .where('issued.user_id', '=', id)
    .orderBy('issued.issued_at', 'desc')
    .orderBy('issued.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ ends_at, ...row }) => sentRow({ ...row, expires_at: couponEnd({ ...row, ends_at }) }));
}

async function pointEntriesOf(db: Db, id: string): Promise<MemberFile['point_entries']> {
  const rows = await db
    .selectFrom('sales.point_entries')
    .select(['id', 'type', 'reason', 'note', 'amount', 'order_id', 'expires_at', 'created_at'])
    .where('user_id', '=', id)
    .where('reason', '<>', offsetReason)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(sentRow);
}

async function inquiriesOf(db: Db, id: string): Promise<MemberFile['inquiries']> {
  const rows = await db
    .selectFrom('member.inquiries')
    .select(['id', 'title', 'status', 'created_at'])
    .where('user_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(sentRow);
}

async function securityEventsOf(db: Db, id: string): Promise<MemberFile['security_events']> {
  const rows = await db
    .selectFrom('identity.security_events')
    .select(['id', 'type', 'cause', 'browser', 'system', 'ip', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(sentRow);
}

/** Proof of what a member answered about advertising and was told; complete, because it must be provable. */
async function consentRecordsOf(db: Db, userId: string): Promise<MemberFile['consent_records']> {
  const rows = await db
    .selectFrom('member.consents')
    .select(['type', 'is_given', 'is_reminder', 'given_at as at', 'told_at', 'source'])
    .where('user_id', '=', userId)
    .where('type', 'in', marketingChannels)
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ type, ...row }) => ({ ...sentRow(row), channel: type as MarketingChannel }));
}
