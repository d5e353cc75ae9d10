import { formatWon } from '#rules/money/money.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';
import { escapeHtml } from '../../stand-in-page.ts';
import { pageOf } from './html.ts';
import type { StandInPayment } from './stand-in-payment.ts';

/** The sales slip behind `receiptUrl`. */
export function receiptPage(payment: StandInPayment | null): string {
  if (!payment?.request || !payment.paidAt)
    return pageOf('매출전표', '<section class="body"><h1>매출전표를 찾을 수 없습니다.</h1></section>');
  const rows: [string, string][] = [
    ['상품명', payment.request.orderName],
    ['구매자', payment.request.customerName],
    ['결제 수단', payment.cardName ?? payment.virtualAccount?.bank ?? payment.request.easyPayProvider ?? '-'],
    ['할부', payment.installment > 0 ? `${payment.installment}개월` : '일시불'],
    ['승인 일시', koreanTime(new Date(payment.paidAt))],
    ['거래 번호', payment.transactionId],
    ...payment.cancellations.map((each): [string, string] => ['취소', `${formatWon(each.totalAmount, 'ko')} (${each.pgCancellationId})`]),
  ];
  const list = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('');
  return pageOf(
    '매출전표',
    `<header class="head"><p class="brand">SEAM PAY</p><p class="shop">매출전표</p></header>
<section class="body"><p class="amount">${formatWon(payment.request.totalAmount, 'ko')}</p><dl class="facts">${list}</dl></section>`,
  );
}
