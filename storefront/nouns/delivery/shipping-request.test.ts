import { expect, test } from 'vitest';
import { deliveryPresets } from '#rules/money/shipping.ts';
import { requestOf, storedRequest } from './shipping-request.ts';

test('every delivery request is recognized from its stored text', () => {
  for (const { preset } of deliveryPresets.filter((each) => each.preset !== 'MANUAL')) {
    expect(requestOf(storedRequest({ preset, text: 'ignored' }))).toEqual({ preset, text: '' });
  }
});

test('a typed delivery request is stored unchanged, an empty one not at all', () => {
  expect(storedRequest({ preset: 'MANUAL', text: '  벨을 누르지 마세요 ' })).toBe('벨을 누르지 마세요');
  expect(requestOf('벨을 누르지 마세요')).toEqual({ preset: 'MANUAL', text: '벨을 누르지 마세요' });
  expect(requestOf(storedRequest({ preset: null, text: '' }))).toEqual({ preset: null, text: '' });
});
