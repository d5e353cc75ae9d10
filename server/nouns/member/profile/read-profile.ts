import { sql } from 'kysely';
import { type MarketingChannel, marketingChannels, type Profile, type SecurityEvents, type SignIns } from '#contract/rest/profile.ts';
import { storedDevice } from '#rules/member/sign-in/device.ts';
import { type ShownEventType, shownEvents } from '#rules/member/sign-in/security-event.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Maximum security log entries shown to a member, newest first. */
const mostEvents = 30;

/** A member's own data, with each marketing channel and the time of its last change; null when there is no such member. */
export async function readProfile(db: Db, userId: string): Promise<(Omit<Profile, 'has_password'> & { has_password: boolean }) | null> {
  const member = await db
    .selectFrom('member.members')
    .leftJoin('identity.credentials', 'identity.credentials.user_id', 'member.members.id')
    .select(['email', 'name', 'nickname', 'phone', 'locale', 'member.members.created_at', 'password_hash'])
    .select(['is_email_consent as EMAIL', 'is_sms_consent as SMS', 'is_push_consent as PUSH'])
    .where('member.members.id', '=', userId)
    .executeTakeFirst();
  if (!member) return null;
  const changes = await db
    .selectFrom('member.consents')
    .select(['type', sql<Date>`max(given_at)`.as('changed_at')])
    .where('user_id', '=', userId)
    .where('type', 'in', marketingChannels)
    .where('is_reminder', '=', false)
    .groupBy('type')
    .execute();
  const changedAt = (channel: MarketingChannel) => changes.find(({ type }) => type === channel)?.changed_at.toISOString() ?? null;
  const { email, name, nickname, phone, locale, created_at, password_hash } = member;
  return {
    ...{ email, name, nickname, phone, locale },
    joined_at: created_at.toISOString(),
    has_password: password_hash !== null,
    consents: marketingChannels.map((channel) => ({ channel, is_given: member[channel], changed_at: changedAt(channel) })),
  };
}

/** A member's current sessions: this browser first, then by last use. */
export async function signInsOf(db: Db, userId: string, thisId: string | null, now: Date): Promise<SignIns> {
  const rows = await db
    .selectFrom('identity.sign_ins as kept')
    .innerJoin('identity.oidc_payloads as grant', (on) => on.onRef('grant.id', '=', 'kept.grant_id').on('grant.kind', '=', 'Grant'))
    .select(['kept.id', 'kept.browser', 'kept.system', 'kept.ip', 'kept.signed_in_at', 'kept.last_seen_at'])
    .where('kept.user_id', '=', userId)
    .where('kept.ended_at', 'is', null)
    .where('kept.expires_at', '>', now)
    .orderBy('kept.last_seen_at', 'desc')
    .orderBy('kept.id')
    .execute();
  const shown = rows.map((row) => ({ ...sentRow(row), ...shownDevice(row), is_this: row.id === thisId }));
  return { sign_ins: shown.toSorted((one, other) => Number(other.is_this) - Number(one.is_this)) };
}

/** A member's view of the security log; internal causes are left out. */
export async function securityEventsOf(db: Db, userId: string): Promise<SecurityEvents> {
  const rows = await db
    .selectFrom('identity.security_events')
    .select(['id', 'type', 'browser', 'system', 'ip', 'created_at'])
    .where('user_id', '=', userId)
    .where('type', 'in', shownEvents)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEvents)
    .execute();
  return { events: rows.map((row) => ({ ...sentRow(row), ...shownDevice(row), type: row.type as ShownEventType })) };
}

/** The part of an address that lets a member recognise their own network. */
function shownDevice({ browser, system, ip }: { browser: string; system: string; ip: string | null }) {
  return { ...storedDevice(browser, system), ip: ip === null ? null : ip.replace(/^::ffff:/, '').replace(/[^.:]+$/, '*') };
}
