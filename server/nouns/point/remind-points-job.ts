import { urlFor } from '#contract/routes.ts';
import { atomically } from '#db/atomically.ts';
import { nobodyId } from '#rules/member/rights/role.ts';
import { POINT_REMINDER_DAYS, reminderDue } from '#rules/money/points/point-entries.ts';
import { type PointLot, pointsLeft } from '#rules/money/points/points.ts';
import { daysAfter, koreanDay } from '#rules/shop/korean-time.ts';
import { type MemberNotification, notifyMembers } from '#server/nouns/notification/notify-member.ts';
import type { Shop } from '#server/shop.ts';
import { endingLots, membersOfEndingLots, standingLots } from './read-point-lots.ts';

type EndingNotification = MemberNotification<'points_ending'>;

/**
 * Reminds members of expiring points 30 and 7 days before, with one notification for all that expire on the same day, sent only once however
 * often the job runs. Returns for how many members something was due.
 */
export async function remindPoints({ database, clock }: Shop): Promise<number> {
  const now = clock();
  const until = daysAfter(now, POINT_REMINDER_DAYS[0]);
  const { service } = database;
  let members = 0;
  for (let last: string = nobodyId; ; ) {
    const rows = await membersOfEndingLots(service, last, now, until).execute();
    const userIds = rows.map((row) => row.user_id);
    const end = userIds.at(-1);
    if (end === undefined) return members;
    const ending = Map.groupBy(await endingLots(service, userIds, now, until).execute(), (lot) => lot.user_id);
    const notifications = notificationsOf([...ending.values()].flatMap(standingLots), now);
    await atomically(service, (trx) => notifyMembers(trx, notifications));
    members += new Set(notifications.map(({ memberId }) => memberId)).size;
    last = end;
  }
}

/** One notification per member and expiry day. */
function notificationsOf(lots: readonly (PointLot & { user_id: string })[], now: Date): EndingNotification[] {
  const notifications = new Map<string, EndingNotification>();
  for (const lot of lots) {
    const days = reminderDue(lot, now);
    if (days === null || lot.expires_at === null) continue;
    const onceKey = `${koreanDay(lot.expires_at)}, ${days} days before`;
    const key = `${lot.user_id} ${onceKey}`;
    const amount = pointsLeft(lot, now) + (notifications.get(key)?.values.amount ?? 0);
    const values = { amount, ends_at: lot.expires_at.toISOString() };
    notifications.set(key, { memberId: lot.user_id, event: 'points_ending', values, link: urlFor('mypage-point'), onceKey, now });
  }
  return [...notifications.values()];
}
