import { defineMessages } from '#client/locale/message.ts';

/** The labels of amounts in cart, checkout and order (specification 3, Order), besides the names in rules/money/order-amount.ts. */
export const amountMessages = defineMessages({
  deliveryRemote: { ko: '배송비(제주·도서산간 추가 포함)', en: 'Delivery fee, incl. remote area', cn: '运费（含偏远地区附加费）' },
  free: { ko: '무료', en: 'Free', cn: '免费' },
  payment: { ko: '결제 금액', en: 'Payment amount', cn: '支付金额' },
  expected: { ko: '총 결제 예정 금액', en: 'Total', cn: '应付总额' },
  pieces: { ko: '{count}개', en: 'Qty {count}', cn: '{count} 件' },
});
