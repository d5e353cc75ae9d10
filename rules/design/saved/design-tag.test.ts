import { expect, test } from 'vitest';
import { designTag, designTagMaxLength, designTagsMost, withTag } from './design-tag.ts';

test('a design tag is one short visible line, stored without its #', () => {
  expect(designTag('  #여름  휴가 ')).toBe('여름 휴가');
  expect(designTag('# #')).toBe('');
  expect(designTag('\u200b')).toBe('');
  expect(designTag('가'.repeat(designTagMaxLength))).toHaveLength(designTagMaxLength);
  expect(designTag('가'.repeat(designTagMaxLength + 1))).toBe('');
});

test('a design has at most five tags, each once', () => {
  expect(withTag(['선물'], '여름')).toEqual(['선물', '여름']);
  expect(withTag(['Gift'], '#gift')).toBeNull();
  expect(withTag([], ' ')).toBeNull();
  const full = Array.from({ length: designTagsMost }, (_, index) => `${index}`);
  expect(withTag(full, '하나 더')).toBeNull();
});
