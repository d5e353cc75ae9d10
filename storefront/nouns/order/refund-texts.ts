import { defineMessages } from '#client/locale/message.ts';

/** Texts about refunds, by the states of rules/money/refund/refund-fact.ts. */
export const refundMessages = defineMessages({
  ACCOUNT_NEEDED: { ko: '환불 계좌를 입력해 주세요', en: 'We need an account for your refund', cn: '请填写退款账户' },
  UNDER_WAY: { ko: '환불 진행 중', en: 'Refund in progress', cn: '退款处理中' },
  BACK: { ko: '환불 완료', en: 'Refunded', cn: '退款完成' },
  paidTooLate: {
    ko: '주문이 취소된 뒤에 결제가 끝났어요.',
    en: 'Your payment went through after the order was cancelled.',
    cn: '付款完成时订单已被取消。',
  },
  moneyACCOUNT_NEEDED: {
    ko: '결제하신 {amount}을 돌려드릴 계좌를 아래에 알려 주세요.',
    en: 'Enter an account below and we will refund your {amount}.',
    cn: '请在下方填写账户，我们将退还您支付的 {amount}。',
  },
  moneyUNDER_WAY: {
    ko: '결제하신 {amount}은 모두 돌려드려요. 진행 상황은 아래에 있어요.',
    en: 'Your full {amount} is being refunded. You can follow its progress below.',
    cn: '您支付的 {amount} 将全部退还，进度见下方。',
  },
  moneyBACK: {
    ko: '결제하신 {amount}은 모두 돌려드렸어요.',
    en: 'Your full {amount} has been refunded.',
    cn: '您支付的 {amount} 已全部退还。',
  },
  late: { ko: '환불이 늦어지고 있어요', en: 'Your refund is taking longer', cn: '退款有所延迟' },
  remains: { ko: '환불 후 결제 금액', en: 'Total after refunds', cn: '退款后支付金额' },
  amount: { ko: '환불 금액', en: 'Refund amount', cn: '退款金额' },
  of: { ko: '환불 상품', en: 'Refund for', cn: '退款商品' },
  to: { ko: '환불 수단', en: 'Refunded to', cn: '退款方式' },
  since: { ko: '환불 접수', en: 'Requested', cn: '退款受理' },
  backAt: { ko: '환불 처리', en: 'Refunded on', cn: '退款日期' },
  expected: { ko: '예정일', en: 'Expected', cn: '预计到账' },
  until: { ko: '{day}까지', en: 'By {day}', cn: '最晚 {day}' },
  accountEnd: { ko: '{bank} ···{end}', en: '{bank} ···{end}', cn: '{bank} ···{end}' },
  toElsewhere: { ko: '따로 안내해 드린 방법', en: 'As agreed with you', cn: '与您另行商定的方式' },
  noteElsewhere: {
    ko: '결제 수단이 아닌 다른 방법으로 돌려드렸어요. 받지 못하셨다면 1:1 문의로 알려 주세요.',
    en: 'We refunded this by a different method. If it has not reached you, please send us a 1:1 inquiry.',
    cn: '款项已通过原支付方式以外的途径退还。如未收到，请通过 1:1 咨询告知我们。',
  },
  toAccount: { ko: '입력하신 계좌', en: 'The account you entered', cn: '您填写的账户' },
  noteUNDER_WAY: {
    ko: '환불은 영업일 기준 {from}~{to}일이 걸려요. 공휴일이 있으면 그만큼 늦어질 수 있어요.',
    en: 'This takes {from} to {to} working days, longer over public holidays.',
    cn: '退款需要 {from}~{to} 个工作日，如遇公休日将相应顺延。',
  },
  noteBACK: {
    ko: '결제 취소가 끝났어요. 카드사에 따라 영업일 기준 {from}~{to}일 뒤 명세서에 반영돼요.',
    en: 'The payment is cancelled. Card companies take {from} to {to} working days to show it.',
    cn: '付款已取消。视发卡机构而定，将在 {from}~{to} 个工作日内体现在账单中。',
  },
  noteLate: {
    ko: '결제사에 다시 요청하고 있어요. 금액은 안전하게 보관되어 있어요.',
    en: 'We have asked the payment company again. Your money is safe.',
    cn: '我们正在持续向支付机构催办，您的款项是安全的。',
  },
  noteAccount: {
    ko: '입금하신 금액을 돌려드리려면 본인 명의 계좌가 필요해요. 입력하시면 바로 환불을 요청해 드려요.',
    en: 'To refund your deposit we need an account in your name. We will request the refund as soon as you enter it.',
    cn: '为退还您的汇款，需要您本人名下的账户。填写后我们将立即申请退款。',
  },
  noteRefused: {
    ko: '{account} 계좌로 환불하지 못했어요. 은행, 계좌번호, 예금주를 다시 확인해 주세요.',
    en: 'The bank could not pay into {account}. Please check the bank, account number and holder.',
    cn: '未能退款至 {account}。请重新确认银行、账号和户名。',
  },
  giveAccount: { ko: '이 계좌로 환불받기', en: 'Refund to this account', cn: '退款至此账户' },
  accountGiven: { ko: '환불 계좌를 등록했습니다.', en: 'Your refund account is saved.', cn: '退款账户已登记。' },
  accountRefused: {
    ko: '은행에서 이 계좌로 환불하지 못했어요. 입력하신 내용을 확인해 주세요.',
    en: 'The bank could not pay into this account. Please check what you entered.',
    cn: '银行未能退款至该账户，请检查您填写的内容。',
  },
  account: { ko: '환불 계좌', en: 'Account for the refund', cn: '退款账户' },
  bank: { ko: '은행', en: 'Bank', cn: '银行' },
  bankChoice: { ko: '은행을 선택해 주세요', en: 'Choose a bank', cn: '请选择银行' },
  number: { ko: '계좌번호', en: 'Account number', cn: '账号' },
  holder: { ko: '예금주', en: 'Account holder', cn: '户名' },
  wrongbank: { ko: '은행을 선택해 주세요.', en: 'Please choose a bank.', cn: '请选择银行。' },
  wrongnumber: {
    ko: '계좌번호를 숫자 6~20자리로 입력해 주세요.',
    en: 'Please enter the account number, 6 to 20 digits.',
    cn: '请输入 6~20 位数字的账号。',
  },
  wrongholder: { ko: '예금주 이름을 입력해 주세요.', en: 'Please enter the account holder’s name.', cn: '请输入户名。' },
});
