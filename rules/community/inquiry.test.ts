import { describe, expect, test } from 'vitest';
import { CONTENT_MAX, isAnswered, isChangeable, isContent, isTitle, stateAfter, TITLE_MAX, tellsOfPerson } from './inquiry.ts';

test('an inquiry is pending until the last message is by the shop', () => {
  expect([stateAfter('MEMBER'), stateAfter('BRAND'), stateAfter('SHOP')]).toEqual(['PENDING', 'ANSWERED', 'ANSWERED']);
  expect([isAnswered('PENDING'), isAnswered('ANSWERED')]).toEqual([false, true]);
  expect([isChangeable({ answered_at: null }), isChangeable({ answered_at: new Date() })]).toEqual([true, false]);
});

test.each([
  ['사이즈가 궁금해요', true],
  ['', false],
  [' \u3000', false],
  ['두\n줄', false],
  ['a'.repeat(TITLE_MAX + 1), false],
  ['거꾸로\u202e', false],
])('the title of an inquiry is checked: %j', (title, isGood) => {
  expect(isTitle(title)).toBe(isGood);
});

test.each([
  ['첫째 줄\n\n둘째 줄', true],
  ['\n\n', false],
  ['종\u0007', false],
  ['가'.repeat(CONTENT_MAX + 1), false],
])('inquiry content %j is valid: %s', (content, isGood) => {
  expect(isContent(content)).toBe(isGood);
});

describe('personal data in a text is found', () => {
  test.each(['010-1234-5678로 연락 주세요', '010 1234 5678', '021234567 전화', 'me@seam.example 로 보내 주세요', '계좌 110-123-456789'])(
    'personal data is found: %s',
    (text) => {
      expect(tellsOfPerson(text)).toBe(true);
    },
  );
  test.each(['키 164cm, 몸무게 52kg', '2026-11-22에 주문했어요', '가격이 12,000원인가요?', '사이즈 95 100 105'])(
    'numbers and dates that are no personal data are not reported: %s',
    (text) => {
      expect(tellsOfPerson(text)).toBe(false);
    },
  );
});
