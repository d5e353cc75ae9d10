import { sql } from 'kysely';
import { containing } from '#contract/graphql/pattern.ts';
import type { Queue, QueueQuery } from '#contract/rest/admin/inquiries.ts';
import { isAnswered } from '#rules/community/inquiry.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** When a question is due, and whether it is overdue. */
export function dueOf(answerBy: Date | null, now: Date): { due_at: string | null; is_late: boolean } {
  return { due_at: answerBy?.toISOString() ?? null, is_late: answerBy !== null && answerBy < now };
}

/** Board and 1:1 questions in one queue, longest waiting first, so that overdue ones are on top. */
export async function readQueue(db: Db, { status, kind, q, is_late, limit, offset }: QueueQuery, now: Date): Promise<Queue> {
  let rows = db
    .selectFrom('member.inquiries as asked')
    .innerJoin('member.members as member', 'member.id', 'asked.user_id')
    .leftJoin('product.products as product', 'product.id', 'asked.product_id')
    .leftJoin('sales.orders as placed', 'placed.id', 'asked.order_id')
    .select(['asked.id', 'asked.type', 'asked.title', 'asked.is_secret', 'asked.status', 'asked.product_id', 'asked.created_at'])
    .select(['asked.waiting_since', 'asked.answer_by', 'member.nickname', 'product.name as product_name', 'placed.order_number'])
    .where('asked.deleted_at', 'is', null);
  if (kind !== undefined) rows = rows.where('asked.product_id', kind === 'QUESTION' ? 'is not' : 'is', null);
  if (q !== '') rows = rows.where(saidBy(q));
  if (is_late) rows = rows.where('asked.answer_by', '<', now);
  rows = isAnswered(status)
    ? rows.where('asked.status', '=', status).orderBy('asked.created_at', 'desc').orderBy('asked.id')
    : rows.where('asked.waiting_since', 'is not', null).orderBy('asked.waiting_since').orderBy('asked.id');
  const found = await rows.limit(limit).offset(offset).execute();
  const counted = rows.clearSelect().clearOrderBy().select(sql<number>`count(*)::integer`.as('total'));
  return {
    counts: await countsOf(db, now),
    ...(await counted.executeTakeFirstOrThrow()),
    inquiries: found.map(({ product_id, answer_by, ...row }) => ({
      ...sentRow(row),
      kind: product_id === null ? 'ONE_ON_ONE' : 'QUESTION',
      waited_minutes: row.waiting_since && Math.max(0, Math.floor((now.getTime() - row.waiting_since.getTime()) / 60_000)),
      ...dueOf(answer_by, now),
    })),
  };
}

/** Matches the text of a question or its follow-ups, or the asker's name. */
function saidBy(q: string) {
  const part = containing(q);
  return sql<boolean>`(asked.title ilike ${part} or asked.content ilike ${part} or member.nickname ilike ${part}
    or exists (select from member.inquiry_messages said where said.inquiry_id = asked.id and said.author = 'MEMBER' and said.content ilike ${part}))`;
}

/** How many are waiting, and how many overdue; uses the index of waiting questions. */
async function countsOf(db: Db, now: Date): Promise<Queue['counts']> {
  const { rows } = await sql<Queue['counts']>`
    select count(*)::integer as waiting, (count(*) filter (where answer_by < ${now}::timestamptz))::integer as late,
      (count(*) filter (where product_id is not null))::integer as question, (count(*) filter (where product_id is null))::integer as one_on_one
    from member.inquiries where waiting_since is not null and deleted_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0, question: 0, one_on_one: 0 };
}
