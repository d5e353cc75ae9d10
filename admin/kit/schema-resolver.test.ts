import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contentSchema, emptyContent } from '#contract/rest/admin/content/kinds.ts';
import { inputSentence } from './input-sentences.ts';
import { schemaResolver } from './schema-resolver.ts';

const about = { fields: {}, shouldUseNativeValidation: false };

// As in admin/main.tsx.
beforeAll(() => {
  const { localeError } = z.config();
  z.config({ localeError: inputSentence });
  return () => void z.config({ localeError });
});

test('an error between fields is shown as a sentence, never as its code', async () => {
  const resolve = schemaResolver(contentSchema('search-synonyms'));
  const { errors } = await resolve({ ...emptyContent('search-synonyms'), words: '하나' }, undefined, about);
  expect(errors).toMatchObject({ words: { message: expect.stringMatching(/[가-힣]/) } });
  expect(JSON.stringify(errors)).not.toContain('INVALID_INPUT');
  const right = { ...emptyContent('search-synonyms'), words: '하나, 일' };
  expect(await resolve(right, undefined, about)).toEqual({ values: right, errors: {} });
});

test('an error of one part of a field is shown at that part', async () => {
  const resolve = schemaResolver(contentSchema('faqs'));
  const { errors } = await resolve({ ...emptyContent('faqs'), question: { ko: '질문', en: '' } }, undefined, about);
  expect(errors).toMatchObject({ question: { en: { message: expect.any(String) } }, answer: { ko: { message: expect.any(String) } } });
});
