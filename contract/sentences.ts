import type { Locale } from '#rules/shop/locale.ts';

/**
 * The sentences that both the table of errors and a page need. Pages take them from here, each by itself, so that the table of all
 * errors need not travel with them; contract/errors/errors.ts gives them their codes.
 */
export type Sentence = Readonly<Record<Locale, string>>;

export const somethingWrong = {
  ko: '오류가 발생했습니다. 다시 시도해 주세요.',
  en: 'An error occurred. Please try again.',
  cn: '发生错误，请重试。',
} as const satisfies Sentence;

export const loginNeeded = {
  ko: '로그인이 필요한 서비스입니다. 로그인 페이지로 이동할까요?',
  en: 'You need to log in to use this service. Go to the login page?',
  cn: '此服务需要登录。是否前往登录页面？',
} as const satisfies Sentence;

export const forbidden = {
  ko: '접근 권한이 없습니다.',
  en: 'You do not have permission to access this.',
  cn: '您没有访问权限。',
} as const satisfies Sentence;

export const memberOnly = {
  ko: '로그인 후 이용해 주세요.',
  en: 'Please log in to use this.',
  cn: '请登录后使用。',
} as const satisfies Sentence;
