import { figureNounTexts } from '#admin/nouns/figure/texts.ts';

export const vatTexts = {
  ...figureNounTexts,
  title: '부가세 자료',
  lead: '부가세 신고에 쓰는 기간별 합계예요. 들어온 돈과 돌려준 돈은 결제·환불 원장 그대로이고, 공급가액과 부가세는 그 차액을 11로 나눈 값이에요.',
  method: '결제수단',
  ordered: '주문 결제액',
  others: '주문 밖 입금',
  received: '들어온 돈',
  refunded: '돌려준 돈',
  net: '순액',
  supply: '공급가액',
  vat: '부가세',
  receipts: '현금영수증',
  brokered: (sold: string, commission: string) =>
    `이 가운데 통신판매중개 판매는 ${sold}, 중개 수수료는 ${commission}이에요. 중개 판매는 판매자의 매출이고, 쇼핑몰은 수수료만 세금계산서로 신고해요.`,
  note: '포인트로 낸 금액은 매출에서 뺀 금액(에누리)으로 보아 공급가액에 들어가지 않아요. ‘주문 밖 입금’은 늦거나 잘못 들어온 돈처럼 주문의 결제가 되지 않은 돈과, 결제한 날과 들어온 날이 다른 돈의 차이예요. 신고 전에 세무사와 확인해 주세요.',
} as const;
