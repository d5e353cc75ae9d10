import { expect, test } from 'vitest';
import { writtenArrival } from './written-arrival.ts';

test('a range of expected days is written in the form of each language, and a single day as one day', () => {
  const arrival = { first: '2026-11-30', last: '2026-12-01' };
  expect(writtenArrival(arrival, 'ko')).toBe('11월 30일 (월)~12월 1일 (화)');
  expect(writtenArrival(arrival, 'en').replace(/\s/g, ' ')).toBe('Mon 30 November – Tue 1 December');
  expect(writtenArrival({ ...arrival, last: arrival.first }, 'ko')).toBe('11월 30일 (월)');
});
