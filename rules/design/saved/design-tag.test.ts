import { expect, test } from 'vitest';
import { designTag, designTagMaxLength, designTagsMost, withTag, withTags } from './design-tag.ts';

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

test('tags separated by commas are added as several tags, up to the maximum', () => {
  expect(withTags(['선물'], '축구, #팀복，선물,')).toEqual(['선물', '축구', '팀복']);
  expect(withTags(['a', 'b', 'c', 'd'], 'e, f')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(withTags(['선물'], ' , 선물')).toBeNull();
});
