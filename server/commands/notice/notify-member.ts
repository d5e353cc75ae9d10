import { keptQuery } from '#db/kept-query.ts';
import { unread } from '#db/together.ts';
import type { NoticeEvent, NoticeValues } from '#rules/member/notice.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** What a member is told. */
export interface MemberNotice<Event extends NoticeEvent = NoticeEvent> {
  memberId: string;
  event: Event;
  values: NoticeValues[Event];
  /** A path of the shop: where it leads. */
  link: string;
  /** A member is told only once of an event with this key, however often this is called; left out, always. */
  onceKey?: string;
  /** When it happened; the database's clock where it is left out. */
  now?: Date;
}

/**
 * Tells a member of something, in the transaction of what happened: the inbox has it with the commit, and a job writes the messages that consent,
 * mutes and quiet hours allow (deliver-notice.ts). Costs no wait of its own: the statement travels with the next one. `values` by event: rules/member/notice.ts.
 */
export async function notifyMember<Event extends NoticeEvent>(trx: Trx, notice: MemberNotice<Event>): Promise<void> {
  await notifyMembers(trx, [notice]);
}

/** Rows of one statement. */
const BATCH = 500;

/** The same for many members, in few statements. */
export async function notifyMembers<Event extends NoticeEvent>(trx: Trx, notices: readonly MemberNotice<Event>[]): Promise<void> {
  for (let from = 0; from < notices.length; from += BATCH) {
    const rows = notices.slice(from, from + BATCH).map(({ memberId, event, values, link, onceKey, now }) => ({
      user_id: memberId,
      event,
      values: JSON.stringify(values),
      link,
      once_key: onceKey ?? null,
      ...(now === undefined ? {} : { created_at: now, due_at: now }),
    }));
    // Only the one row of every move is worth keeping; a batch of hundreds is a shape of its own.
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
