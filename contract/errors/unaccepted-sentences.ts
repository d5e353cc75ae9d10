import type { UnacceptedReason } from '#rules/money/refund/refund-fact.ts';
import type { Sentence } from '../sentences.ts';

/** Why a payment did not pay its order, for messages and pages. */
export const unacceptedSentences = {
  AMOUNT: {
    ko: '결제하실 금액과 다른 금액이 들어와 주문을 완료하지 못했습니다.',
    en: 'The amount paid differed from the amount due, so the order could not be completed.',
    cn: '付款金额与应付金额不符，订单未能完成。',
  },
  TWICE: {
    ko: '이미 다른 결제로 완료된 주문입니다.',
    en: 'Another payment had already completed this order.',
    cn: '此订单已通过另一笔付款完成。',
  },
  LATE: {
    ko: '결제가 끝났을 때 이 주문은 이미 취소되어 있었습니다.',
    en: 'This order had already been cancelled when the payment went through.',
    cn: '付款完成时，此订单已被取消。',
  },
} as const satisfies Record<UnacceptedReason, Sentence>;
