import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CODE_SECONDS,
  codeExpiry,
  codeOf,
  countdown,
  isCodeComplete,
  maskedId,
  phoneLimits,
  secondsUntilNextCode,
} from './verification.ts';

const now = new Date('2026-11-20T03:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  ['a first code is sent at once', [], 0],
  ['a second code is sent after a minute', [ago(59)], 1],
  ['a second code is not sent before the minute ends', [ago(0)], 60],
  ['a second code can be sent when the minute ends', [ago(60)], 0],
  ['after five codes in ten minutes the next waits until the first is ten minutes old', [61, 130, 200, 300, 590].map(ago), 10],
  [
    'after ten codes in a day the next waits until tomorrow',
    Array.from({ length: 10 }, (_, index) => ago(86_400 - index * 700 - 100)),
    100,
  ],
])('a verification code is sent and checked: %s', (_what, sent, wait) => {
  expect(secondsUntilNextCode(sent, now)).toBe(wait);
});

test('a person who waits as told never exceeds the code limit of any time window', () => {
  const starts = fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 40 });
  fc.assert(
    fc.property(starts, (pauses) => {
      const sent: Date[] = [];
      let time = now.getTime();
      for (const pause of pauses) {
        time += pause * 1000;
        time += secondsUntilNextCode(sent, new Date(time)) * 1000;
        sent.push(new Date(time));
        for (const { codes, seconds } of phoneLimits) {
          const inWindow = sent.filter((moment) => moment.getTime() > time - seconds * 1000);
          expect(inWindow.length).toBeLessThanOrEqual(codes);
        }
      }
    }),
    { seed: 20261122, numRuns: 200 },
  );
});

test('a code has six digits, however it was typed or pasted, and is valid for three minutes', () => {
  expect(codeOf(' 123 456')).toBe('123456');
  expect(codeOf('[Seam] 인증번호 654321 (3분 이내 입력)')).toBe('654321');
  expect(['123456', '000000', '12345', '1234567', 'abcdef', ''].map(isCodeComplete)).toEqual([true, true, false, false, false, false]);
  expect(codeExpiry(now)).toEqual(new Date('2026-11-20T03:03:00Z'));
});

test('the countdown of a code starts at its full time and ends at zero', () => {
  expect([CODE_SECONDS, 179.2, 60, 59, 9.01, 0, -5].map(countdown)).toEqual(['3:00', '3:00', '1:00', '0:59', '0:10', '0:00', '0:00']);
});

test('a found ID hides its last character and no other (specification 8)', () => {
  expect(maskedId('shopper@seam.example')).toBe('shopper@seam.exampl*');
});
