import type { z } from 'zod';
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
      if (typeof issue.params?.why === 'string' && issue.params.why in whys) return whys[issue.params.why] ?? unclear;
      return typeof issue.params?.figure === 'string' ? `{{${issue.params.figure}}}는 쓸 수 없는 이름이에요.` : unclear;
    default:
      return unclear;
  }
}

/** Why a field conflicts with others. */
const whys: Readonly<Record<string, string>> = {
  END: '끝나는 때는 시작보다 뒤여야 해요.',
  LUNCH_HALF: '점심은 시작과 끝을 함께 적거나 둘 다 비워 주세요.',
  LUNCH_OUTSIDE: '점심은 상담 시간 안에 있어야 해요.',
};

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
