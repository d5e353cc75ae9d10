import { defineMessages } from '#client/locale/message.ts';
import { checkPhone } from '#contract/form-sentences.ts';

/** Texts about verifying a phone by a code (specification 5.12). */
export const verificationTexts = defineMessages({
  phone: { ko: '휴대폰 번호', en: 'Mobile number', cn: '手机号码' },
  phonePlaceholder: { ko: '010-1234-5678', en: '010-1234-5678', cn: '010-1234-5678' },
  checkPhone,
  ask: { ko: '인증번호 받기', en: 'Send code', cn: '获取验证码' },
  code: { ko: '인증번호', en: 'Verification code', cn: '验证码' },
  codePlaceholder: { ko: '숫자 6자리', en: '6 digits', cn: '6位数字' },
  sent: {
    ko: '인증번호를 보냈습니다. 유효 시간 안에 입력해 주세요.',
    en: 'The verification code was sent. Please enter it before it expires.',
    cn: '验证码已发送，请在有效时间内输入。',
  },
  expired: {
    ko: '인증번호가 만료되었습니다. 다시 요청해 주세요.',
    en: 'The verification code has expired. Please request it again.',
    cn: '验证码已过期，请重新获取。',
  },
  again: { ko: '인증번호 다시 받기', en: 'Send a new code', cn: '重新获取验证码' },
  againIn: { ko: '{time} 뒤에 다시 받을 수 있어요', en: 'A new code in {time}', cn: '{time} 后可重新获取' },
  check: { ko: '확인', en: 'Verify', cn: '验证' },
  complete: { ko: '인증이 완료되었습니다.', en: 'Verification complete.', cn: '验证完成。' },
  otherPhone: { ko: '번호 변경', en: 'Change number', cn: '更改号码' },
  outbox: {
    ko: '데모에서는 문자가 나가지 않아요. 보낸 메시지에서 인증번호를 볼 수 있어요.',
    en: 'The demonstration sends no texts. See the code in the sent messages.',
    cn: '演示环境不会发送短信，可在已发送消息中查看验证码。',
  },
  askMail: { ko: '메일로 인증번호 받기', en: 'Send a code by e-mail', cn: '通过邮箱获取验证码' },
  outboxMail: {
    ko: '데모에서는 메일이 나가지 않아요. 보낸 메시지에서 인증번호를 볼 수 있어요.',
    en: 'The demonstration sends no e-mail. See the code in the sent messages.',
    cn: '演示环境不会发送邮件，可在已发送消息中查看验证码。',
  },
  openOutbox: { ko: '보낸 메시지 열기', en: 'Open sent messages', cn: '打开已发送消息' },
});
