import { expect, test } from 'vitest';
import { z } from 'zod';
import { categoryBody } from '#contract/rest/admin/catalogue/categories.ts';
import { productBody } from '#contract/rest/admin/catalogue/products.ts';
import { contentKindNames, contentSchema, emptyContent } from '#contract/rest/admin/content/kinds.ts';
import { changePointsBody } from '#contract/rest/admin/members.ts';
import { brandDecision } from '#contract/rest/brand-requests.ts';
import { colour } from '#contract/rest/values.ts';
import { firstProductValues } from '#rules/catalogue/product/product-fields.ts';
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
])('%#: the error text below a field says what to do', (schema, input, sentence) => {
  expect(below(schema, input)).toBe(sentence);
});

test('no form of the contract shows the name of a validation rule as an error text', () => {
  for (const schema of [changePointsBody, categoryBody]) {
    for (const { message } of schema.safeParse({}, { error: inputSentence }).error?.issues ?? []) expect(message).toMatch(/요\.$/);
  }
});

test('an error that concerns two fields or one word of a field is described with the names of the fields', () => {
  const popup = { ...emptyContent('popups'), title: '여름', image_src: '/cdn/library/1-13x11' };
  const times = { start_date: '2026-07-01T00:00:00.000Z', end_date: '2026-06-01T00:00:00.000Z' };
  expect(below(contentSchema('popups'), { ...popup, ...times })).toBe('끝나는 때는 시작보다 뒤여야 해요.');
  const faq = { ...emptyContent('faqs'), question: { ko: '배송비', en: 'Fee' }, answer: { ko: '{{fee}}', en: 'Fee' } };
  expect(below(contentSchema('faqs'), faq)).toBe('{{fee}}는 쓸 수 없는 이름이에요.');
});

test('every check of the office’s schemas beyond a limit gives a reason that has an error text', async () => {
  const modules = import.meta.glob<Record<string, unknown>>(['../../contract/rest/admin/**/*.ts', '!**/*.test.ts'], { eager: true });
  const exported = Object.values(modules).flatMap((module) => Object.values(module));
  const schemas = [...exported.filter((each) => each instanceof z.ZodType), ...contentKindNames.map(contentSchema)];
  const checks = customChecksOf(schemas);
  expect(checks.length).toBeGreaterThan(20);
  for (const check of checks) {
    const sentence = inputSentence({ code: 'custom', path: [], input: {}, params: check.params ?? {} } as never);
    expect(sentence, JSON.stringify(check)).not.toBe('입력한 내용을 확인해 주세요.');
  }
});

interface Check {
  params?: Record<string, unknown>;
  error?: unknown;
}

/** The `refine` checks within schemas that have no message of their own. */
function customChecksOf(schemas: readonly z.ZodType[], seen = new Set<unknown>()): Check[] {
  return schemas.flatMap((schema) => {
    if (!(schema instanceof z.ZodType) || seen.has(schema)) return [];
    seen.add(schema);
    const def = schema._zod.def as unknown as Record<string, unknown> & { checks?: { _zod: { def: Check & { type?: string } } }[] };
    const own = (def.checks ?? []).map((check) => check._zod.def).filter(({ type, error }) => type === 'custom' && error === undefined);
    const parts = Object.values({ ...def, ...(def.shape as object) }).flatMap((part) => (Array.isArray(part) ? part : [part]));
    return [...own, ...customChecksOf(parts as z.ZodType[], seen)];
  });
}

test('an error between two fields of a product or coupon is shown at the field with its reason', () => {
  const words = { ko: '가', en: 'a' };
  const product = {
    ...firstProductValues(),
    ...{ brand_id: 1, shipping_policy_id: 1, code: 'A', name: words, price: 1_000, origin_price: 1_000 },
    ...{ add_content: null, add_content_en: null, add_content_cn: null },
    ...{ promotions: [], images: [], frames: [], colors: [], sides: [], options: [], facts: null, sizes: [] },
  };
  const option = { key: 'new-1', frame_key: null, color_key: null, size: 'M', price: 0, state: 'ACT', stock: 0 };
  expect(below(productBody, product)).toBeUndefined();
  expect(below(productBody, { ...product, origin_price: 900 })).toBe('정가는 판매가보다 낮을 수 없어요.');
  const promotions = [{ price: 1_100, starts_at: null, ends_at: null }];
  expect(below(productBody, { ...product, promotions })).toBe('판매가보다 비쌀 수 없어요.');
  expect(below(productBody, { ...product, type: 'CUSTOM', options: [option] })).toMatch(/핏과 색상이 있어야 해요/);
  const parts = { frames: [{ key: 'new-f', code: 'F', name: words }], colors: [{ key: 'new-c', name: words, hex: '#FFFFFF' }] };
  const charged = { ...option, frame_key: 'new-f', color_key: 'new-c', price: 500 };
  expect(below(productBody, { ...product, ...parts, type: 'CUSTOM', options: [charged] })).toMatch(/추가 금액이 들어가지 않아요/);
  expect(below(productBody, { ...product, ...parts, options: [charged] })).toBeUndefined();
  expect(below(productBody, { ...product, image_src: 'https://elsewhere.example/a.png' })).toBe('라이브러리에서 사진을 다시 골라 주세요.');
});
