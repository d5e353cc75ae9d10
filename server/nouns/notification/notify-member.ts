import { preparedQuery } from '#db/prepared-query.ts';
import { sendUnread } from '#db/together.ts';
import type { NotificationEvent, NotificationValues } from '#rules/member/notification.ts';
import { portionsOf } from '#rules/shop/list-parts.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** A notification to a member. */
export interface MemberNotification<Event extends NotificationEvent = NotificationEvent> {
  memberId: string;
  event: Event;
  values: NotificationValues[Event];
  /** The path in the shop that it links to. */
  link: string;
  /** Only one notification per event is written for a key, however often this is called. Without a key, every call writes one. */
  onceKey?: string;
  /** When it happened; defaults to the database's clock. */
  now?: Date;
}

/**
 * Notifies a member in the transaction of the event: the notification is in the inbox with the commit, and a job queues the messages that
 * consents, mutes and quiet hours allow (deliver-notification.ts). Adds no round trip: the statement is sent with the next one. `values` by
 * event: rules/member/notification.ts.
 */
export async function notifyMember<Event extends NotificationEvent>(trx: Trx, notification: MemberNotification<Event>): Promise<void> {
  await notifyMembers(trx, [notification]);
}

/** Rows per statement. */
const BATCH = 500;

/** Notifies many members within the caller's transaction, in one statement per BATCH. */
export async function notifyMembers<Event extends NotificationEvent>(
  trx: Trx,
  notifications: readonly MemberNotification<Event>[],
): Promise<void> {
  for (const portion of portionsOf(notifications, BATCH)) {
    const rows = portion.map(({ memberId, event, values, link, onceKey, now }) => ({
      user_id: memberId,
      event,
      values: JSON.stringify(values),
      link,
      once_key: onceKey ?? null,
      ...(now === undefined ? {} : { created_at: now, due_at: now }),
    }));
    // Only the common single-row insert is worth keeping as a prepared statement; each batch size has a statement of its own.
    await sendUnread(trx, rows.length === 1 ? notificationsInserted(trx, rows) : insertNotifications(trx, rows));
  }
}

type NotificationRow = {
  user_id: string;
  event: string;
  values: string;
  link: string;
  once_key: string | null;
  created_at?: Date;
  due_at?: Date;
};

const notificationsInserted = preparedQuery(insertNotifications);

function insertNotifications(trx: Trx, rows: readonly NotificationRow[]) {
  return trx
    .insertInto('member.notifications')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing());
}
