import { keptQuery } from '#db/kept-query.ts';
import { unread } from '#db/together.ts';
import type { NoticeEvent, NoticeValues } from '#rules/member/notice.ts';
import { portionsOf } from '#rules/shop/list-parts.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** A notice to a member. */
export interface MemberNotice<Event extends NoticeEvent = NoticeEvent> {
  memberId: string;
  event: Event;
  values: NoticeValues[Event];
  /** The path in the shop that it links to. */
  link: string;
  /** Only one notice per event is written for a key, however often this is called. Without a key, every call writes one. */
  onceKey?: string;
  /** When it happened; defaults to the database's clock. */
  now?: Date;
}

/**
 * Notifies a member in the transaction of the event: the notice is in the inbox with the commit, and a job queues the messages that
 * consents, mutes and quiet hours allow (deliver-notice.ts). Adds no round trip: the statement is sent with the next one. `values` by
 * event: rules/member/notice.ts.
 */
export async function notifyMember<Event extends NoticeEvent>(trx: Trx, notice: MemberNotice<Event>): Promise<void> {
  await notifyMembers(trx, [notice]);
}

/** Rows per statement. */
const BATCH = 500;

/** The same for many members, in few statements. */
export async function notifyMembers<Event extends NoticeEvent>(trx: Trx, notices: readonly MemberNotice<Event>[]): Promise<void> {
  for (const portion of portionsOf(notices, BATCH)) {
    const rows = portion.map(({ memberId, event, values, link, onceKey, now }) => ({
      user_id: memberId,
      event,
      values: JSON.stringify(values),
      link,
      once_key: onceKey ?? null,
      ...(now === undefined ? {} : { created_at: now, due_at: now }),
    }));
    // Only the common single-row insert is worth keeping as a prepared statement; each batch size has a statement of its own.
    await unread(trx, rows.length === 1 ? noticesInserted(trx, rows) : insertNotices(trx, rows));
  }
}

type NoticeRow = {
  user_id: string;
  event: string;
  values: string;
  link: string;
  once_key: string | null;
  created_at?: Date;
  due_at?: Date;
};

const noticesInserted = keptQuery(insertNotices);

function insertNotices(trx: Trx, rows: readonly NoticeRow[]) {
  return trx
    .insertInto('member.notices')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('notices_once').doNothing());
}
