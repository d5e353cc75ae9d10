import { defineMessages } from '#client/locale/message.ts';

/** Texts about returns. The days and months come from rules/order/claim/claim.ts. */
export const returnTexts = defineMessages({
  inShort: { ko: '교환·반품 요약', en: 'Returns in short', cn: '退换货摘要' },
  changeOfMind: {
    ko: '받은 날부터 {days}일 안에 사용하지 않은 상태라면 교환하거나 반품할 수 있습니다.',
    en: 'Unused items can be exchanged or returned within {days} {days|day|days} of delivery.',
    cn: '未使用的商品，自收货之日起 {days} 天内可以换货或退货。',
  },
  madeToOrder: {
    ko: '직접 디자인한 상품은 제작이 시작되면 단순 변심으로 취소하거나 반품할 수 없습니다.',
    en: 'Items made to your own design cannot be cancelled or returned for a change of mind once production has started.',
    cn: '自行设计的商品开始制作后，不能因改变主意而取消或退货。',
  },
  fault: {
    ko: '하자가 있거나 주문과 다르면 받은 날부터 {months}개월 안에 무료로 교환하거나 환불해 드립니다.',
    en: 'Faulty or wrong items are exchanged or refunded free of charge within {months} {months|month|months} of delivery.',
    cn: '如有瑕疵或与订单不符，自收货之日起 {months} 个月内免费换货或退款。',
  },
});
