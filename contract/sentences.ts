import type { Locale } from '#rules/shop/locale.ts';

/**
 * Sentences shared by the error table and pages. Pages import them individually, without the whole error table; contract/errors/errors.ts
 * assigns their codes.
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

export const ordersClosed = {
  ko: '아직 주문을 받지 않아요. 준비하고 있어요.',
  en: 'We are not taking orders yet.',
  cn: '暂不接受订单。',
} as const satisfies Sentence;

export const signUpClosed = {
  ko: '아직 회원가입을 받지 않아요. 준비하고 있어요.',
  en: 'Sign-up is not open yet.',
  cn: '暂未开放注册。',
} as const satisfies Sentence;

/**
 * Fills values into a sentence: `{name}` is a value, and `{count|review|reviews}` picks the singular or the plural. Missing values leave
 * their placeholder.
 */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return partsOf(sentence)
    .map(({ words, slot, one }) => {
      if (slot === undefined) return words;
      if (one === undefined) return String(values[slot] ?? words);
      return String(values[slot]) === '1' ? one : words;
    })
    .join('');
}

/**
 * A part of a sentence: text, a slot (with its placeholder in `words`), or text that depends on the number in a slot: `one` for one,
 * otherwise `words`.
 */
type Part = { words: string; slot?: string; one?: string };

/** The parts of a sentence, in order. */
export function partsOf(sentence: string): Part[] {
  return [...sentence.matchAll(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}|[^{]+/g)].map(([words, slot, one, others]) => {
    if (slot === undefined) return { words };
    return one === undefined || others === undefined ? { words, slot } : { words: others, slot, one };
  });
}
