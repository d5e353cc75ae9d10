import { type TradeRecordKind, tradeRecordExpiry } from '#rules/member/retention.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { openText, sealText } from '#server/keys/seal.ts';
import type { Trx } from '#server/transaction/transaction.ts';

const purpose = 'trade records';

/** One trade as the law requires it to be kept; `content` is everything that identifies the other party. */
type TradeRecord = { kind: TradeRecordKind; reference: string; endedAt: Date; content: object };

/**
 * Seals who bought and who asked, before a member is erased: contracts, payments and supplies for five years, complaints for three (decree
 * of the e-commerce act, article 6). A record is found by its order or question number and opened with `node tools/trade-record.ts`. It
 * does not refer to the member's row, and only the order number leads to the record.
 */
export async function keepTradeRecords(trx: Trx, about: { userId: string; secret: string }): Promise<void> {
  const records = [...(await orderRecords(trx, about.userId)), ...(await inquiryRecords(trx, about.userId))];
  if (records.length === 0) return;
  const key = derivedKey(about.secret, purpose);
  const rows = records.map(({ kind, reference, endedAt, content }) => ({
    kind,
    reference,
    sealed_record: sealText(JSON.stringify(content), key),
    kept_until: tradeRecordExpiry(kind, endedAt),
  }));
  await trx
    .insertInto('sales.trade_records')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('trade_records_once').doNothing())
    .execute();
}

/** The content of a record; null when it was sealed with another SECRET. */
export function openTradeRecord(sealed: string, secret: string): unknown {
  const text = openText(sealed, derivedKey(secret, purpose));
  return text === null ? null : JSON.parse(text);
}

async function orderRecords(trx: Trx, userId: string): Promise<TradeRecord[]> {
  const orders = await trx.selectFrom('sales.orders').selectAll().where('user_id', '=', userId).orderBy('id').execute();
  const records: TradeRecord[] = [];
  for (const { user_id: _member, checkout_id: _sheet, ...order } of orders) {
    const ofOrder = { order_id: order.id };
    const payments = await trx.selectFrom('sales.payments').selectAll().where('order_id', '=', ofOrder.order_id).execute();
    const claims = await trx.selectFrom('sales.claims').selectAll().where('order_id', '=', ofOrder.order_id).execute();
    const lines = await trx
      .selectFrom('sales.order_products')
      .select(['product_name', 'option_name', 'brand_name', 'quantity', 'unit_price', 'amount'])
      .where('order_id', '=', ofOrder.order_id)
      .execute();
    const endedAt = order.confirmed_at ?? order.cancelled_at ?? order.ordered_at;
    records.push({ kind: 'ORDER', reference: order.order_number, endedAt, content: { order, lines, payments, claims } });
  }
  return records;
}

async function inquiryRecords(trx: Trx, userId: string): Promise<TradeRecord[]> {
  const inquiries = await trx.selectFrom('member.inquiries').selectAll().where('user_id', '=', userId).orderBy('id').execute();
  const { email, name, phone } = await trx
    .selectFrom('member.members')
    .select(['email', 'name', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const messages = await trx
    .selectFrom('member.inquiry_messages')
    .select(['inquiry_id', 'author', 'content', 'created_at'])
    .where('inquiry_id', 'in', trx.selectFrom('member.inquiries').select('id').where('user_id', '=', userId))
    .orderBy('id')
    .execute();
  return inquiries.map(({ user_id: _member, ...inquiry }) => ({
    kind: 'INQUIRY',
    reference: String(inquiry.id),
    endedAt: inquiry.answered_at ?? inquiry.created_at,
    content: { asked_by: { email, name, phone }, inquiry, messages: messages.filter((each) => each.inquiry_id === inquiry.id) },
  }));
}
