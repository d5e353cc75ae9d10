import { expect, test } from 'vitest';
import { synonymsOf } from '../search/synonyms.ts';
import { isFoundBy } from './faq.ts';

const faq = ['가상계좌 입금 기한은 언제까지인가요?', '주문일로부터 7일 안에 입금해 주세요. Within 7 days.'];

test.each([
  ['', true],
  ['입금', true],
  ['  입금  기한 ', true],
  ['기한 가상 계좌', true],
  ['WITHIN', true],
  ['7일', true],
  ['환불', false],
  ['입금 환불', false],
  ['?!', true],
  ['무통장 기한', true],
  ['현금 이체', false],
])('a FAQ search finds the question for %j', (typed, isFound) => {
  expect(isFoundBy(faq, typed, synonymsOf([{ words: '가상계좌, 무통장' }]))).toBe(isFound);
});
