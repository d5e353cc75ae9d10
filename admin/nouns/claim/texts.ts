import { won } from '#admin/kit/format.ts';
import { claimStateNames, claimTypeNames, faultNames } from '#contract/office/office-names.ts';
import type { PlannedRefund } from '#contract/rest/claims.ts';
import type { RefundPartName } from '#rules/money/refund/claim-refund.ts';
import type { PieceClaimType } from '#rules/order/claim/claim.ts';

/** The expected refund of an undecided claim: `30,000원 예정`, with points if any. */
export function plannedText({ money, points }: PlannedRefund): string {
  const parts = [...(money > 0 || points === 0 ? [won(money)] : []), ...(points > 0 ? [`${points.toLocaleString('ko')}P`] : [])];
  return `${parts.join(' + ')} 예정`;
}

/** Texts about claims, wherever they are opened, decided or shown. */
export const claimNounTexts = {
  type: claimTypeNames,
  state: claimStateNames,
  fault: faultNames,
  refundState: { NONE: '돈 없음', OWED: '환불 요청 전', ACCOUNT_NEEDED: '계좌 필요', ASKED: '환불 진행', BACK: '환불 완료' } as Readonly<
    Record<string, string>
  >,
  whose: '귀책',
  whoseHint: {
    CANCEL:
      '구매자 귀책이면 남은 상품이 무료배송 금액에 못 미칠 때 그 배송비를 빼고 환불해요. 판매자·택배사 귀책이면 배송비를 받지 않아요.',
    RETURN: '구매자 귀책이면 반품 배송비를 빼고 환불해요. 판매자·택배사 귀책이면 배송비를 받지 않아요.',
    EXCHANGE: '구매자 귀책이면 왕복 배송비를 구매자가 내요. 판매자·택배사 귀책이면 배송비를 받지 않아요.',
  } satisfies Readonly<Record<PieceClaimType, string>>,
  pickUp: '택배사가 회수해요',
  pickUpHint: { RETURN: '회수 없이 환불하려면 끄세요. 반품 배송비도 빠져요.', EXCHANGE: '회수 없이 교환하려면 끄세요.' },
  resellable: '다시 팔 수 있음 (재고로)',
  note: '구매자에게 남길 말',
  noteLeft: '구매자에게 남긴 말',
  waiting: {
    CANCEL: '환불 금액을 계산하고 있어요.',
    RETURN: '환불 금액을 계산하고 있어요.',
    EXCHANGE: '교환 배송비를 확인하고 있어요.',
  } satisfies Readonly<Record<PieceClaimType, string>>,
  preview: { CANCEL: '돌아가는 것', RETURN: '돌아가는 것', EXCHANGE: '교환 배송비' } satisfies Readonly<Record<PieceClaimType, string>>,
  previewParts: {
    price: '상품 금액',
    coupon: '쿠폰 할인 몫',
    pointShare: '포인트로 낸 몫',
    shipping_back: '배송비 환불',
    shipping_charge: '무료배송 해제 배송비',
    pick_up_fee: '반품 배송비',
    pointFees: '포인트로 낸 배송비',
    goodwill: '보상 환불',
  } satisfies Record<RefundPartName, string>,
  money: '환불 금액',
  points: '돌려줄 포인트',
  moneySettled: '환불한 금액',
  moneyOwed: '환불할 금액',
  pointsBack: '돌려준 포인트',
  pointLot: (amount: string, day: string) => `${amount}P · ${day}까지`,
  pointLotEver: (amount: string) => `${amount}P · 기한 없음`,
  pointLotEnded: (amount: string) => `${amount}P · 이미 소멸`,
  couponBack: (name: string) => `쿠폰 ‘${name}’ 되살아남`,
  couponEnded: (name: string) => `쿠폰 ‘${name}’ 기한이 지나 쓸 수 없음`,
  couponStays: '쓴 쿠폰은 돌아가지 않음',
  waived: (amount: string) => `상품값을 넘는 배송비 ${amount}은 받지 않음`,
  earnedBack: (amount: string) => `구매 확정 적립 ${amount}P 회수`,
  reviewBack: (amount: string) => `리뷰 적립 ${amount}P 회수`,
  pointsOwed: (amount: string) => `이미 써서 모자란 ${amount}P는 다음 적립에서 차감`,
  exchangeFee: (amount: string) => `왕복 배송비 ${amount}은 구매자가 택배사에 직접 냄`,
  exchangeFree: '돈은 움직이지 않음. 왕복 배송비는 판매자 부담',
  backAt: '환불 완료',
} as const;
