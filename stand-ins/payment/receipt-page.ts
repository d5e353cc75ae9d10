import { formatWon } from '#rules/money/money.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';
import { escapeHtml } from '../page.ts';
import { pageOf } from './html.ts';
import type { StandInPayment } from './stand-in-payment.ts';
import type { StandInReceipt } from './stand-in-receipt.ts';

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

/** The cash receipt behind its `url`. */
export function cashReceiptPage(receipt: StandInReceipt | null): string {
  if (receipt === null) return pageOf('현금영수증', '<section class="body"><h1>현금영수증을 찾을 수 없습니다.</h1></section>');
  const rows: [string, string][] = [
    ['용도', receipt.type === 'PERSONAL' ? '소득공제용' : '지출증빙용'],
    ['승인 번호', receipt.issueNumber],
    ['발급 일시', koreanTime(new Date(receipt.issuedAt))],
    ['상태', receipt.status === 'ISSUED' ? '발급' : '취소'],
  ];
  const list = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('');
  return pageOf(
    '현금영수증',
    `<header class="head"><p class="brand">SEAM PAY</p><p class="shop">현금영수증</p></header>
<section class="body"><p class="amount">${formatWon(receipt.amount, 'ko')}</p><dl class="facts">${list}</dl></section>`,
  );
}
