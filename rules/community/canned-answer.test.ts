import { expect, test } from 'vitest';
import { fillAnswer } from './canned-answer.ts';

test('names in braces of a canned answer are filled in, with or without spaces inside the braces', () => {
  expect(fillAnswer('{고객명}님, 주문 { 주문번호 }은 {고객명}님께 갔습니다.', { 고객명: '이음', 주문번호: '20261120-1' })).toEqual({
    text: '이음님, 주문 20261120-1은 이음님께 갔습니다.',
    unresolved: [],
  });
});

test('a canned answer lists unfilled and unknown names in braces once and leaves them unchanged', () => {
  expect(fillAnswer('{송장번호} {송장번호} {비밀} {주문번호}', { 주문번호: '' })).toEqual({
    text: '{송장번호} {송장번호} {비밀} {주문번호}',
    unresolved: ['송장번호', '비밀', '주문번호'],
  });
});

test('a filled-in value with braces is not filled in again, and braces over several lines are plain text', () => {
  expect(fillAnswer('{문의제목}', { 문의제목: '{고객명}' })).toEqual({ text: '{고객명}', unresolved: [] });
  expect(fillAnswer('a { b\n } c', {})).toEqual({ text: 'a { b\n } c', unresolved: [] });
});

test('braces of a canned answer contain a name of up to 30 characters; longer or blank ones are plain text', () => {
  const [name, sentence] = ['가'.repeat(30), '가'.repeat(31)];
  expect(fillAnswer(`{${name}} { ${name} } {${sentence}} { } {}`, {}).unresolved).toEqual([name]);
});

test('a brace before a long run of spaces is read in linear time', () => {
  const started = performance.now();
  for (const blank of [' ', '\t']) fillAnswer(`{${blank.repeat(20_000)}!`, {});
  expect(performance.now() - started).toBeLessThan(500);
});
