import { claimNounTexts } from '#admin/nouns/claim/texts.ts';
import { claimReasonNames } from '#contract/office/office-names.ts';
import type { ClaimRefusal } from '#rules/order/claim/claim.ts';

const refusals: Readonly<Partial<Record<ClaimRefusal, string>>> = {
  CLAIM_ORDER_ENDED: '이미 취소된 주문이에요.',
  CLAIM_NOT_PAID: '결제 전 주문은 전체 취소만 할 수 있어요.',
  CLAIM_LINE_OPEN: '처리 중인 신청이 있어요. 클레임에서 먼저 결정해 주세요.',
  CLAIM_NOTHING_LEFT: '모두 취소되었거나 반품되어 남은 것이 없어요.',
  CLAIM_SENT_ALREADY: '이미 발송해서 취소할 수 없어요. 도착한 뒤에는 반품이나 교환으로 접수해요.',
  CLAIM_NOT_DELIVERED: '배송이 끝난 뒤에 접수할 수 있어요.',
};

export const openClaimTexts = {
  ...claimNounTexts,
  refusals,
  reasons: claimReasonNames,
  open: '취소·반품·교환 접수',
  title: (number: string) => `취소·반품·교환 접수 · ${number}`,
  lead: '고객 대신 접수해요. 고객에게 알림이 가고, 접수한 뒤에는 취소·반품·교환에서 고객이 신청한 것과 똑같이 처리해요.',
  kind: '종류',
  lines: '상품',
  chooseLines: '상품을 골라 주세요.',
  quantity: (name: string) => `${name} 수량`,
  of: (left: number) => `/ ${left}개`,
  exchangeFor: (name: string) => `${name} 교환할 옵션`,
  chooseOption: '바꿀 옵션을 골라 주세요',
  sameOption: (name: string) => `${name} (같은 옵션)`,
  soldOut: (name: string) => `${name} (재고 부족)`,
  reason: '사유',
  noteHint: '비워 두면 사유만 보여요.',
  unpaid: (points: string) =>
    `아직 결제되지 않은 주문이라 돌려줄 돈이 없어요. 전체가 취소되고, 잡아 둔 재고와 쿠폰${points === '' ? '' : `, 포인트 ${points}`}은 바로 풀려요.`,
  needsAccount: '가상계좌로 받은 돈이에요. 돌려줄 계좌는 고객이 주문 화면에서 적고, 전화로 들었다면 금액 불일치에서 적을 수 있어요.',
  settle: '바로 취소하고 환불',
  settleUnpaid: '주문 취소',
  ask: { CANCEL: '취소 신청만 접수', RETURN: '반품 접수', EXCHANGE: '교환 접수' },
  keep: '그만두기',
  atOnce: '제작 전이라 바로 취소돼요.',
  settleQuestion: (money: string, points: string) =>
    `${points === '' ? money : `${money}, 포인트 ${points}`}을 돌려주고 바로 취소할까요? 되돌릴 수 없어요.`,
  unpaidQuestion: '이 주문을 취소할까요? 되돌릴 수 없어요.',
  settled: '취소했어요.',
  asked: '접수했어요. 클레임에서 이어서 처리해 주세요.',
} as const;
