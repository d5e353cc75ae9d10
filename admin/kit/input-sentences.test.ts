import { expect, test } from 'vitest';
import { z } from 'zod';
import { categoryBody } from '#contract/rest/admin/catalogue/categories.ts';
import { contentSchema, emptyContent } from '#contract/rest/admin/content/kinds.ts';
import { changePoints } from '#contract/rest/admin/members.ts';
import { brandDecision } from '#contract/rest/brand-requests.ts';
import { colour } from '#contract/rest/values.ts';
import { inputSentence } from './input-sentences.ts';

/** The error below a field, validated as forms do: by the schema, with these messages. */
function below(schema: z.ZodType, input: unknown): string | undefined {
  const result = schema.safeParse(input, { error: inputSentence });
  return result.error?.issues[0]?.message;
}

test.each<[z.ZodType, unknown, string]>([
  [z.string().min(1), '', '입력해 주세요.'],
  [z.string().min(10), '짧다', '10자 이상 입력해 주세요.'],
  [z.string().max(1_000), 'a'.repeat(1_001), '1,000자까지 입력할 수 있어요.'],
  [z.number(), undefined, '입력해 주세요.'],
  [z.number(), '', '입력해 주세요.'],
  [z.number(), '천 원', '숫자로 입력해 주세요.'],
  [z.int(), 1.5, '소수점 없는 숫자로 입력해 주세요.'],
  [brandDecision, { state: 'DECLINED', answer: '' }, '입력해 주세요.'],
  [brandDecision, { state: 'DECLINED', answer: '\u3164\u200b' }, '입력해 주세요.'],
  [z.int().min(1_000), 1, '1,000 이상이어야 해요.'],
  [z.int().positive(), 0, '0보다 커야 해요.'],
  [z.int().max(10_000_000), 20_000_000, '10,000,000 이하여야 해요.'],
  [z.int().multipleOf(100), 150, '100 단위로 입력해 주세요.'],
  [z.array(z.int()).min(1), [], '하나 이상 골라 주세요.'],
  [z.array(z.int()).max(2), [1, 2, 3], '2개까지 고를 수 있어요.'],
  [z.enum(['a', 'b']), '', '골라 주세요.'],
  [z.email(), 'someone', '메일 주소를 name@example.com처럼 적어 주세요.'],
  [colour, 'red', '색을 #1F2A44처럼 적어 주세요.'],
  [z.string().regex(/^[A-Z0-9_-]{1,20}$/), '티', '영문 대문자, 숫자, _, -만 써서 1~20자로 적어 주세요.'],
  [z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/), '', '영문, 숫자, _, -만 써서 1~40자로 적어 주세요.'],
  [z.string().regex(/^\d{10}$/), '12', '숫자만 써서 10자로 적어 주세요.'],
  [z.string().regex(/^(?:a|b)$/), 'c', '형식에 맞게 적어 주세요.'],
])('%#: what stands below a field says what to do', (schema, input, sentence) => {
  expect(below(schema, input)).toBe(sentence);
});

test('no form of the contract shows how a value was checked', () => {
  for (const schema of [changePoints, categoryBody]) {
    for (const { message } of schema.safeParse({}, { error: inputSentence }).error?.issues ?? []) expect(message).toMatch(/요\.$/);
  }
});

test('what is wrong of a field beside the others, or of a word in it, is said in its words', () => {
  const popup = { ...emptyContent('popups'), title: '여름', image_src: '/cdn/library/1-13x11' };
  const times = { start_date: '2026-07-01T00:00:00.000Z', end_date: '2026-06-01T00:00:00.000Z' };
  expect(below(contentSchema('popups'), { ...popup, ...times })).toBe('끝나는 때는 시작보다 뒤여야 해요.');
  const faq = { ...emptyContent('faqs'), question: { ko: '배송비', en: 'Fee' }, answer: { ko: '{{fee}}', en: 'Fee' } };
  expect(below(contentSchema('faqs'), faq)).toBe('{{fee}}는 쓸 수 없는 이름이에요.');
});
