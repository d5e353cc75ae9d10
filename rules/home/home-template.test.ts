import { expect, test } from 'vitest';
import { templateLook, templatePlace, templatePress } from './home-template.ts';

test('a home template’s type is its position and its content type its form; one with an unknown type is still shown', () => {
  expect(['TOP', 'MIDDLE', 'BOTTOM', 'MAIN'].map(templatePlace)).toEqual(['TOP', 'MIDDLE', 'BOTTOM', 'TOP']);
  expect(['IMAGE', 'BANNER', 'EVENT', 'STORY', 'VIDEO'].map(templateLook)).toEqual(['IMAGE', 'BANNER', 'BANNER', 'STORY', 'IMAGE']);
});

test('a home template links to its own URL, else to its text’s page, else nowhere', () => {
  expect(templatePress({ url: '/plan/1', is_custom_url: true, hasWords: true })).toEqual({ kind: 'url', url: '/plan/1' });
  expect(templatePress({ url: '/plan/1', is_custom_url: false, hasWords: true })).toEqual({ kind: 'words' });
  expect(templatePress({ url: '', is_custom_url: true, hasWords: false })).toEqual({ kind: 'nothing' });
});
