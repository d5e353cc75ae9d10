import { expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';

test('a copy has a new name in each of its languages, and is hidden', () => {
  const brand = { name: { ko: '봄', en: 'Spring', cn: '春' }, description: { ko: '글', en: 'Text' }, state: 'ACT', position: 3 };
  expect(copyOf(brand)).toEqual({ ...brand, name: { ko: '봄 사본', en: 'Spring copy', cn: '春 副本' }, state: 'STOP' });
  expect(copyOf({ name: '봄', name_en: 'Spring', name_cn: '', is_best: true, template: 'ACT' })).toEqual({
    ...{ name: '봄 사본', name_en: 'Spring copy', name_cn: '', is_best: false, template: 'STOP' },
  });
  expect(copyOf({ title: { ko: '공지', en: 'Notice' }, path_name: 'spring', number: 'SPRING', is_sign_up_gift: true })).toEqual({
    ...{ title: { ko: '공지 사본', en: 'Notice copy' }, path_name: 'spring-copy', number: null, is_sign_up_gift: false },
  });
});

test('a copy’s long name is shortened before its suffix, without splitting a letter', () => {
  const long = (name: string) => copyOf({ name }).name;
  expect(long('가'.repeat(60))).toBe(`${'가'.repeat(57)} 사본`);
  expect(long('가'.repeat(39))).toBe(`${'가'.repeat(37)} 사본`);
  expect(long('🌸'.repeat(20))).toBe(`${'🌸'.repeat(18)} 사본`);
});
