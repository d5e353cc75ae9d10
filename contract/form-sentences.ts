import type { Sentence } from './sentences.ts';

// Sentences shared by the error table and forms. Separate from sentences.ts, which is loaded by the frame of every page.

export const passwordRule = {
  ko: '영문과 숫자를 포함해 8자 이상 입력해 주세요.',
  en: 'At least 8 characters, including letters and numbers.',
  cn: '至少8位，须包含字母和数字。',
} as const satisfies Sentence;

/** The password rule and what else is refused (PASSWORD_GUESSABLE), shown below a field for a new password. */
export const passwordHint = {
  ko: '영문과 숫자를 포함해 8자 이상. 내 아이디, 전화번호, 쇼핑몰 이름은 쓸 수 없어요.',
  en: 'At least 8 characters, including letters and numbers, and not your ID, phone number or a name of the shop.',
  cn: '至少8位，须包含字母和数字，请勿使用您的账号、手机号码或商城名称。',
} as const satisfies Sentence;

export const passwordsDiffer = {
  ko: '비밀번호가 일치하지 않습니다.',
  en: 'Passwords do not match.',
  cn: '两次输入的密码不一致。',
} as const satisfies Sentence;

export const checkId = { ko: '아이디를 확인해 주세요.', en: 'Please check your ID.', cn: '请检查您的账号。' } as const satisfies Sentence;

export const idTaken = {
  ko: '이미 사용 중인 아이디입니다.',
  en: 'This ID is already taken.',
  cn: '该账号已被使用。',
} as const satisfies Sentence;

export const agreementsNeeded = {
  ko: '약관에 동의해 주세요.',
  en: 'Please agree to the terms and conditions.',
  cn: '请同意条款。',
} as const satisfies Sentence;

export const checkoutNotFound = {
  ko: '주문 정보를 찾을 수 없습니다.',
  en: 'Order information not found.',
  cn: '未找到订单信息。',
} as const satisfies Sentence;

export const checkPhone = {
  ko: '휴대폰 번호를 확인해 주세요.',
  en: 'Please check your phone number.',
  cn: '请检查手机号码。',
} as const satisfies Sentence;

export const phoneTaken = {
  ko: '이 휴대폰 번호로 가입한 계정이 이미 있습니다.',
  en: 'There is already an account with this phone number.',
  cn: '该手机号码已注册账号。',
} as const satisfies Sentence;

export const notVerified = { ko: '인증되지 않았습니다.', en: 'Not verified.', cn: '尚未验证。' } as const satisfies Sentence;

export const passwordFormatInvalid = {
  ko: '비밀번호 형식이 올바르지 않습니다.',
  en: 'Password format is invalid.',
  cn: '密码格式不正确。',
} as const satisfies Sentence;

/** The error for a wallet password of a wrong format; specification 5.3 words it differently from the member's. */
export const invalidPasswordFormat = {
  ko: '올바르지 않은 비밀번호 형식입니다.',
  en: 'Invalid password format.',
  cn: '无效的密码格式。',
} as const satisfies Sentence;
