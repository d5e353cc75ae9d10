import type { z } from 'zod';
import type { Why } from '#contract/errors/why.ts';
import { SYNONYMS_MOST } from '#rules/search/synonyms.ts';
import { seenPart } from '#rules/shop/visible-text.ts';
import { count } from './format.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const unclear = '입력한 내용을 확인해 주세요.';
const missing = '입력해 주세요.';
const unchosen = '골라 주세요.';

/** The error below an invalid field (`z.config({ localeError })`): says what to do, not how it was validated. */
export function inputSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return '소수점 없는 숫자로 입력해 주세요.';
      if (isNothing(issue.input)) return issue.expected === 'array' ? unchosen : missing;
      return issue.expected === 'number' ? '숫자로 입력해 주세요.' : unclear;
    case 'invalid_value':
      return unchosen;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return `${count(Number(issue.divisor))} 단위로 입력해 주세요.`;
    case 'invalid_format':
      return formatSentence(issue.format, 'pattern' in issue ? String(issue.pattern) : undefined);
    case 'custom':
      if (typeof issue.input === 'string' && seenPart(issue.input) === '') return missing;
      if (isWhy(issue.params?.why)) return whys[issue.params.why];
      return typeof issue.params?.figure === 'string' ? `{{${issue.params.figure}}}는 쓸 수 없는 이름이에요.` : unclear;
    case 'invalid_union':
      // The other forms of a field are nothing or a word; the last is what is written there.
      return issue.errors.at(-1)?.[0]?.message ?? unclear;
    default:
      return unclear;
  }
}

/** The sentence for each reason. */
const whys: Readonly<Record<Why, string>> = {
  ABOVE_PRICE: '판매가보다 비쌀 수 없어요.',
  ACCOUNT: '이 은행의 계좌번호가 아니에요. 은행과 번호를 확인해 주세요.',
  BELOW_LEAST: '가장 작은 것보다 작을 수 없어요.',
  BELOW_PRICE: '정가는 판매가보다 낮을 수 없어요.',
  DATE: '날짜를 다시 골라 주세요.',
  DAYS: '늦은 날은 이른 날보다 작을 수 없어요.',
  END: '끝나는 때는 시작보다 뒤여야 해요.',
  FEE: '0원보다 큰 배송비를 적어 주세요.',
  FREE_OVER: '무료가 되는 금액은 조건부 무료일 때만, 그때는 꼭 적어 주세요.',
  LETTERS: '보이지 않는 글자나 쓰는 방향을 바꾸는 글자는 쓸 수 없어요.',
  LINK: '/로 시작하는 상점 주소나 https://로 시작하는 주소를 적어 주세요.',
  LUNCH_HALF: '점심은 시작과 끝을 함께 적거나 둘 다 비워 주세요.',
  LUNCH_OUTSIDE: '점심은 상담 시간 안에 있어야 해요.',
  MAIL: '메일 주소를 name@example.com처럼 적어 주세요.',
  MISSING: missing,
  NOT_HERE: '지금 고른 종류에는 쓰지 않아요. 비워 주세요.',
  NO_SURCHARGE: '커스텀 상품의 값에는 옵션의 추가 금액이 들어가지 않아요. 0으로 두고 상품이나 면의 값을 고쳐 주세요.',
  PARTS_GONE: '지운 핏이나 색상을 쓰는 옵션이나 치수가 있어요. 빼거나 다시 골라 주세요.',
  PARTS_MISSING: '커스텀 상품의 옵션에는 핏과 색상이 있어야 해요. 핏과 색상을 더한 뒤 옵션을 다시 만들어 주세요.',
  PERCENT: '할인율은 100%까지 적을 수 있어요.',
  PHONE: '전화번호를 02-000-0000이나 1588-0000처럼 적어 주세요.',
  PICTURE: '라이브러리에서 사진을 다시 골라 주세요.',
  QUANTITY_STEPS: '10:5, 30:10처럼 벌수와 할인율을 적어 주세요. 둘 다 뒤로 갈수록 커져야 해요.',
  REGISTRATION: '등록번호를 000-00-00000처럼 적어 주세요.',
  SYNONYMS: `같은 뜻의 말을 쉼표로 나눠 2개에서 ${SYNONYMS_MOST}개까지 적어 주세요.`,
  TWICE: '같은 것이 두 번 있어요. 하나만 남겨 주세요.',
  UNCHANGED: '바꿀 것을 하나 이상 적어 주세요.',
  ZERO: '0이 아닌 수를 적어 주세요.',
  ZIP: '우편번호 다섯 자리를 적어 주세요.',
};

function isWhy(why: unknown): why is Why {
  return typeof why === 'string' && why in whys;
}

function isNothing(input: unknown): boolean {
  return input === undefined || input === null || input === '' || Number.isNaN(input);
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  const least = count(Number(minimum));
  if (origin === 'string') return minimum === 1 ? missing : `${least}자 이상 입력해 주세요.`;
  if (origin === 'array' || origin === 'set') return minimum === 1 ? '하나 이상 골라 주세요.' : `${least}개 이상 골라 주세요.`;
  if (origin === 'number' || origin === 'int') return inclusive === false ? `${least}보다 커야 해요.` : `${least} 이상이어야 해요.`;
  return unclear;
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  const most = count(Number(maximum));
  if (origin === 'string') return `${most}자까지 입력할 수 있어요.`;
  if (origin === 'array' || origin === 'set') return `${most}개까지 고를 수 있어요.`;
  if (origin === 'number' || origin === 'int') return inclusive === false ? `${most}보다 작아야 해요.` : `${most} 이하여야 해요.`;
  return unclear;
}

const formats: Readonly<Record<string, string>> = {
  email: '메일 주소를 name@example.com처럼 적어 주세요.',
  url: '주소를 https://로 시작하게 적어 주세요.',
  date: '날짜를 골라 주세요.',
  datetime: '날짜와 시각을 골라 주세요.',
};

/** Character classes of patterns, with their names. */
const letters: readonly (readonly [RegExp, string])[] = [
  [/A-Z.*a-z|a-z.*A-Z|\\w/, '영문'],
  [/A-Z/, '영문 대문자'],
  [/a-z/, '영문 소문자'],
  [/0-9|\\d|\\w/, '숫자'],
];

/** For a pattern of a single character class, which characters and how many; otherwise that the format is invalid. */
function formatSentence(format: string, pattern: string | undefined): string {
  const known = formats[format];
  if (known !== undefined || pattern === undefined) return known ?? unclear;
  if (pattern.startsWith('/^#')) return '색을 #1F2A44처럼 적어 주세요.';
  const [, row] = /^\/\^((?:(?:\[[\w\\ -]+\]|\\[dw])(?:\{\d+(?:,\d+)?\})?)+)\$\/[a-z]*$/.exec(pattern) ?? [];
  if (row === undefined) return '형식에 맞게 적어 주세요.';
  const parts = [...row.matchAll(/(\[[^\]]+\]|\\[dw])(?:\{(\d+)(?:,(\d+))?\})?/g)];
  const classes = parts.map(([, letter]) => letter).join('');
  const words = letters.filter(([match], index) => match.test(classes) && !(index > 0 && index < 3 && letters[0]?.[0].test(classes)));
  const signs = [...(/_|\\w/.test(classes) ? ['_'] : []), ...(/-\]/.test(classes) ? ['-'] : [])];
  const most = parts.reduce((sum, [, , least, most]) => sum + Number(most ?? least ?? 1), 0);
  const least = parts.reduce((sum, [, , least]) => sum + Number(least ?? 1), 0);
  const length = least === most ? `${most}자로` : `${Math.max(1, least)}~${most}자로`;
  return `${[...words.map(([, word]) => word), ...signs].join(', ')}만 써서 ${length} 적어 주세요.`;
}
