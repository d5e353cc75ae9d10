import { expect, test } from 'vitest';
import { popupCounter, popupRestMs, popupsWrap, shouldShowPopups } from './popup.ts';

const now = Date.UTC(2026, 10, 20, 3);

test('popups are shown when no hide time, or an invalid one, is stored', () => {
  for (const stored of [null, '', 'yesterday', 'NaN']) expect(shouldShowPopups(stored, now)).toBe(true);
});

test('popups stay hidden for 24 hours after Not Show Again and show again after', () => {
  expect(shouldShowPopups(String(now), now)).toBe(false);
  expect(shouldShowPopups(String(now), now + popupRestMs)).toBe(false);
  expect(shouldShowPopups(String(now), now + popupRestMs + 1)).toBe(true);
});

test('a popup carousel with one popup does not wrap around', () => {
  expect([0, 1, 2, 5].map(popupsWrap)).toEqual([false, false, true, true]);
});

test('the popup counter starts at one', () => {
  expect(popupCounter(0, 3)).toBe('1/3');
});
