import { defineMessages } from '#client/locale/message.ts';

/** Payment methods by their names in rules/order/checkout/checkout.ts (specification 9.44). */
export const paymentMethodMessages = defineMessages({
  CARD: { ko: '신용·체크카드', en: 'Card', cn: '银行卡' },
  VIRTUAL_ACCOUNT: { ko: '가상계좌', en: 'Virtual account', cn: '虚拟账户' },
  KAKAO_PAY: { ko: '카카오페이', en: 'Kakao Pay', cn: 'Kakao Pay' },
  NAVER_PAY: { ko: '네이버페이', en: 'Naver Pay', cn: 'Naver Pay' },
  TOSS_PAY: { ko: '토스페이', en: 'Toss Pay', cn: 'Toss Pay' },
});

/** Texts between the payment window and the finished order. */
export const paymentMessages = defineMessages({
  failedTitle: { ko: '결제하지 못했습니다', en: 'The payment did not go through', cn: '付款未成功' },
  failed: {
    ko: '결제가 완료되지 않았습니다. 다시 시도하거나 다른 결제 수단을 선택해 주세요.',
    en: 'The payment was not completed. Please try again or choose another method.',
    cn: '付款未完成，请重试或选择其他支付方式。',
  },
  left: { ko: '사용자가 결제를 취소하였습니다.', en: 'You cancelled the payment.', cn: '您已取消付款。' },
  windowFailed: {
    ko: '결제창을 열지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The payment window could not be opened. Please try again later.',
    cn: '无法打开支付窗口，请稍后重试。',
  },
  confirming: { ko: '결제를 확인하고 있습니다', en: 'Confirming your payment', cn: '正在确认付款' },
  confirmingNote: {
    ko: '잠시만 기다려 주세요. 이 화면을 닫아도 결제는 안전하게 처리됩니다.',
    en: 'One moment please. Your payment is safe even if you close this page.',
    cn: '请稍候。即使关闭此页面，付款也会安全处理。',
  },
  late: { ko: '결제 확인이 늦어지고 있어요', en: 'Confirmation is taking longer than usual', cn: '付款确认有所延迟' },
  lateNote: {
    ko: '결제사의 알림을 받는 대로 주문이 자동으로 완료됩니다. 다시 결제하지 마시고 주문 내역에서 확인해 주세요.',
    en: 'Your order will be completed as soon as the payment provider notifies us. Please do not pay again; check your order history instead.',
    cn: '收到支付机构的通知后，订单会自动完成。请勿重复付款，可在订单记录中查看。',
  },
  checkAgain: { ko: '다시 확인', en: 'Check again', cn: '再次确认' },
  toOrders: { ko: '주문 내역 보기', en: 'See my orders', cn: '查看订单记录' },
  account: { ko: '입금 계좌', en: 'Deposit account', cn: '汇款账户' },
  bank: { ko: '은행', en: 'Bank', cn: '银行' },
  accountNumber: { ko: '계좌번호', en: 'Account number', cn: '账号' },
  depositor: { ko: '입금자명', en: 'Depositor name', cn: '汇款人' },
  deadline: { ko: '입금 기한', en: 'Deposit deadline', cn: '汇款期限' },
  deadlineNote: {
    ko: '기한까지 입금하지 않으면 주문이 자동으로 취소됩니다.',
    en: 'If we do not receive your deposit by then, the order will be cancelled.',
    cn: '逾期未汇款，订单将自动取消。',
  },
  amountToDeposit: { ko: '입금할 금액', en: 'Amount to deposit', cn: '汇款金额' },
  copyThing: { ko: '{name} 복사', en: 'Copy {name}', cn: '复制 {name}' },
  copied: { ko: '복사했습니다.', en: 'Copied.', cn: '已复制。' },
});
