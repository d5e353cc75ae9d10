import { defineMessages } from '#client/locale/message.ts';
import { notVerified, phoneTaken } from '#contract/form-sentences.ts';

/** Texts about a member's phone. */
export const phoneTexts = defineMessages({
  title: { ko: '휴대폰 번호', en: 'Mobile number', cn: '手机号码' },
  none: { ko: '등록한 번호가 없습니다.', en: 'No number yet.', cn: '尚未登记号码。' },
  add: { ko: '번호 등록', en: 'Add number', cn: '添加号码' },
  change: { ko: '번호 변경', en: 'Change number', cn: '更改号码' },
  save: { ko: '이 번호로 저장', en: 'Save this number', cn: '保存此号码' },
  password: { ko: '현재 비밀번호', en: 'Current password', cn: '当前密码' },
  passwordHint: { ko: '안전을 위해 한 번 더 확인합니다.', en: 'We ask again to keep your account safe.', cn: '为了安全，请再次确认。' },
  changed: { ko: '휴대폰 번호를 바꿨습니다.', en: 'Your number was changed.', cn: '手机号码已更改。' },
  notVerified,
  phoneTaken,
});
