import type { Locale } from '#rules/shop/locale.ts';

/** The texts of the payment window in one language. */
export interface WindowTexts {
  demo: string;
  noCharge: string;
  payment: string;
  unknown: string;
  cards: string;
  cardCompany: string;
  installment: string;
  atOnce: string;
  months: (count: number) => string;
  account: string;
  bank: string;
  depositor: string;
  due: string;
  sevenDays: string;
  wallet: string;
  walletHint: string;
  agreement: string;
  agreementMissing: string;
  cancel: string;
  issue: string;
  pay: (amount: string) => string;
  transferTo: string;
  overdue: string;
  accountBank: string;
  accountNumber: string;
  confirm: string;
  paid: string;
  cancelled: string;
  partlyCancelled: string;
  ended: string;
  leave: string;
  bench: string;
  decline: string;
  depositNow: string;
  expire: string;
  webhook: string;
  webhookChoices: readonly [once: string, fiveTimes: string, later: string, never: string];
  declined: string;
  closed: string;
  expired: string;
  badRequest: string;
  alreadyDone: string;
}

export const windowTexts: Record<Locale, WindowTexts> = {
  ko: {
    demo: '시연용 결제창',
    noCharge: '실제로 결제되거나 청구되지 않습니다.',
    payment: '결제',
    unknown: '결제 정보를 찾을 수 없습니다.',
    cards: '카드 선택',
    cardCompany: '카드사',
    installment: '할부',
    atOnce: '일시불',
    months: (count) => `${count}개월`,
    account: '가상계좌 발급',
    bank: '입금 은행',
    depositor: '입금자명',
    due: '입금 기한',
    sevenDays: '발급 후 7일',
    wallet: '간편결제',
    walletHint: '등록된 결제 수단으로 바로 결제합니다.',
    agreement: '결제 서비스 이용약관에 모두 동의합니다',
    agreementMissing: '결제 서비스 이용약관에 동의해 주세요.',
    cancel: '취소',
    issue: '계좌 발급하기',
    pay: (amount) => `${amount} 결제하기`,
    transferTo: '아래 계좌로 입금해 주세요',
    overdue: '입금 기한이 지났습니다',
    accountBank: '은행',
    accountNumber: '계좌번호',
    confirm: '확인',
    paid: '결제가 완료되었습니다',
    cancelled: '취소된 결제입니다',
    partlyCancelled: '일부 취소된 결제입니다',
    ended: '처리가 끝난 결제입니다',
    leave: '쇼핑몰로 돌아가기',
    bench: '시연 조작',
    decline: '결제 거절하기',
    depositNow: '지금 입금하기',
    expire: '기한 만료시키기',
    webhook: '웹훅',
    webhookChoices: ['바로 한 번', '바로 다섯 번', '5초 뒤 한 번', '보내지 않음'],
    declined: '한도초과 또는 잔액부족으로 결제가 거절되었습니다.',
    closed: '사용자가 결제를 취소하였습니다.',
    expired: '입금 기한이 지났습니다.',
    badRequest: '결제 요청 정보가 올바르지 않습니다.',
    alreadyDone: '이미 처리된 결제입니다.',
  },
  en: {
    demo: 'Demonstration window',
    noCharge: 'Nothing is paid or charged.',
    payment: 'Payment',
    unknown: 'This payment could not be found.',
    cards: 'Choose a card',
    cardCompany: 'Card company',
    installment: 'Installments',
    atOnce: 'Pay in full',
    months: (count) => `${count} months`,
    account: 'Virtual account',
    bank: 'Bank',
    depositor: 'Name of depositor',
    due: 'Transfer by',
    sevenDays: 'Seven days after issue',
    wallet: 'Easy payment',
    walletHint: 'Pays with the method registered there.',
    agreement: 'I agree to all terms of the payment service',
    agreementMissing: 'Please agree to the terms of the payment service.',
    cancel: 'Cancel',
    issue: 'Issue an account',
    pay: (amount) => `Pay ${amount}`,
    transferTo: 'Please transfer to this account',
    overdue: 'The time to transfer is over',
    accountBank: 'Bank',
    accountNumber: 'Account number',
    confirm: 'OK',
    paid: 'Your payment is complete',
    cancelled: 'This payment was canceled',
    partlyCancelled: 'This payment was canceled in part',
    ended: 'This payment is finished',
    leave: 'Back to the shop',
    bench: 'Demonstration controls',
    decline: 'Decline the payment',
    depositNow: 'Transfer now',
    expire: 'Let it expire',
    webhook: 'Webhook',
    webhookChoices: ['Once, at once', 'Five times, at once', 'Once, after 5 seconds', 'Never'],
    declined: 'The payment was declined: over the limit or not enough funds.',
    closed: 'You canceled the payment.',
    expired: 'The time to transfer is over.',
    badRequest: 'The payment request is not valid.',
    alreadyDone: 'This payment has already been processed.',
  },
  cn: {
    demo: '演示支付窗口',
    noCharge: '不会实际付款或扣款。',
    payment: '支付',
    unknown: '找不到该支付信息。',
    cards: '选择银行卡',
    cardCompany: '发卡公司',
    installment: '分期',
    atOnce: '一次付清',
    months: (count) => `${count} 个月`,
    account: '开立虚拟账户',
    bank: '汇款银行',
    depositor: '汇款人',
    due: '汇款期限',
    sevenDays: '开立后 7 天内',
    wallet: '快捷支付',
    walletHint: '使用已登记的支付方式直接付款。',
    agreement: '我同意支付服务的全部条款',
    agreementMissing: '请同意支付服务条款。',
    cancel: '取消',
    issue: '开立账户',
    pay: (amount) => `支付 ${amount}`,
    transferTo: '请汇款至以下账户',
    overdue: '已超过汇款期限',
    accountBank: '银行',
    accountNumber: '账号',
    confirm: '确定',
    paid: '支付已完成',
    cancelled: '该支付已取消',
    partlyCancelled: '该支付已部分取消',
    ended: '该支付已处理完毕',
    leave: '返回商城',
    bench: '演示操作',
    decline: '拒绝支付',
    depositNow: '立即汇款',
    expire: '使期限到期',
    webhook: 'Webhook',
    webhookChoices: ['立即一次', '立即五次', '5 秒后一次', '不发送'],
    declined: '因超出限额或余额不足，支付被拒绝。',
    closed: '您已取消支付。',
    expired: '已超过汇款期限。',
    badRequest: '支付请求信息不正确。',
    alreadyDone: '该支付已处理。',
  },
};

/** Wallets by PortOne's code, with the names shown in the window. */
export const walletNames: Record<string, Record<Locale, string>> = {
  KAKAOPAY: { ko: '카카오페이', en: 'Kakao Pay', cn: 'Kakao Pay' },
  NAVERPAY: { ko: '네이버페이', en: 'Naver Pay', cn: 'Naver Pay' },
  TOSSPAY: { ko: '토스페이', en: 'Toss Pay', cn: 'Toss Pay' },
};
