import { defineMessages } from '#client/locale/message.ts';

/** Texts about a cash receipt's purpose and number, in the checkout and on an order. */
export const receiptMessages = defineMessages({
  receipt: { ko: '현금영수증', en: 'Cash receipt', cn: '现金收据' },
  purpose: { ko: '현금영수증 용도', en: 'Purpose of the cash receipt', cn: '现金收据用途' },
  PERSONAL: { ko: '소득공제용', en: 'Income deduction', cn: '个人抵税' },
  CORPORATE: { ko: '지출증빙용', en: 'Business expense', cn: '企业凭证' },
  none: { ko: '신청 안 함', en: 'None', cn: '不申请' },
  numberPERSONAL: {
    ko: '휴대폰 번호 또는 현금영수증 카드 번호',
    en: 'Mobile phone or receipt card number',
    cn: '手机号或现金收据卡号',
  },
  numberCORPORATE: { ko: '사업자등록번호', en: 'Business registration number', cn: '营业执照号码' },
  wrongPERSONAL: {
    ko: '휴대폰 번호나 현금영수증 카드 번호를 확인해 주세요.',
    en: 'Please check the phone or card number.',
    cn: '请确认手机号或收据卡号。',
  },
  wrongCORPORATE: {
    ko: '사업자등록번호 10자리를 확인해 주세요.',
    en: 'Please check the 10-digit business number.',
    cn: '请确认10位营业执照号码。',
  },
  note: {
    ko: '입금이 확인되면 국세청에 발급돼요. 주문한 뒤에도 주문 상세에서 신청할 수 있어요.',
    en: 'Issued once your deposit is confirmed. You can also request it later on the order page.',
    cn: '确认入账后开具。下单后也可在订单详情中申请。',
  },
  keep: {
    ko: '이 기기에 저장해 다음 주문에도 쓰기',
    en: 'Remember this on this device for my next order',
    cn: '保存在此设备，下次订单继续使用',
  },
});
