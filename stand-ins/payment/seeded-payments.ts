import { join } from 'node:path';
import type { Database } from '#db/open.ts';
import { openCase } from '#rules/money/discrepancy.ts';
import { paymentStatesIn } from '#rules/money/payment-state.ts';
import type { Config } from '#server/config.ts';
import { folderStore } from './payment-store.ts';
import { approve, issueAccount, newPayment } from './stand-in-payment.ts';

/**
 * Adds the demonstration's seeded payments to the stand-in, so that claims about its orders can be refunded like any other. Writes only
 * payments it does not know yet.
 */
export async function storeSeededPayments({ config, database }: { config: Config; database: Database }): Promise<void> {
  if (config.payment.source !== 'stand-in') return;
  const store = folderStore(join(config.dataDir, 'portone-stand-in'));
  const rows = await database.service
    .selectFrom('sales.payments as payment')
    .innerJoin('sales.orders as order', 'order.id', 'payment.order_id')
    .select(['payment.payment_id', 'payment.method', 'payment.amount', 'payment.card_name', 'payment.paid_at', 'order.orderer_name'])
    .where('payment.status', 'in', paymentStatesIn('whole'))
    .where('payment.paid_at', 'is not', null)
    .execute();
  for (const row of rows) {
    if (row.paid_at === null || (await store.load(row.payment_id)) !== null) continue;
    const isAccount = row.method === 'VIRTUAL_ACCOUNT';
    const easyPay = { KAKAO_PAY: 'KAKAOPAY', NAVER_PAY: 'NAVERPAY', TOSS_PAY: 'TOSSPAY', CARD: null, VIRTUAL_ACCOUNT: null }[row.method];
    const asked = {
      ...newPayment(row.payment_id, row.paid_at),
      preRegisteredAmount: row.amount,
      request: {
        orderName: 'Seam',
        totalAmount: row.amount,
        payMethod: isAccount ? ('VIRTUAL_ACCOUNT' as const) : easyPay === null ? ('CARD' as const) : ('EASY_PAY' as const),
        easyPayProvider: easyPay,
        customerName: row.orderer_name,
        redirectUrl: config.publicUrl,
        dueDate: null,
      },
    };
    const open = isAccount ? issueAccount(asked, 'SHINHAN', row.paid_at) : asked;
    await store.save(approve(open, { cardName: row.card_name, installment: 0 }, row.paid_at));
  }
  const strangers = await database.service
    .selectFrom('sales.discrepancies')
    .select(['payment_id', 'amount', 'since'])
    .where('kind', '=', 'UNKNOWN_PAYMENT')
    .where('state', '=', openCase)
    .execute();
  for (const { payment_id: id, amount, since } of strangers) {
    if (id === null || (await store.load(id)) !== null) continue;
    const request = { orderName: '이름 없는 결제', totalAmount: amount, payMethod: 'CARD' as const, easyPayProvider: null };
    const asked = { ...newPayment(id, since), preRegisteredAmount: amount };
    const opened = { ...asked, request: { ...request, customerName: '', redirectUrl: config.publicUrl, dueDate: null } };
    await store.save(approve(opened, { cardName: null, installment: 0 }, since));
  }
}
