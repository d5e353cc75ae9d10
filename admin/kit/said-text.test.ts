import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, errorText } from '#client/wire/api-error.ts';
import { actText, formText, keptText, readText } from './said-text.ts';
import { kitTexts } from './texts.ts';

afterEach(() => vi.unstubAllGlobals());

test('an error text names an outage or an offline device; a form adds that its input is kept, a button does not', () => {
  const error = new ApiError('UNAVAILABLE', { status: 0 });
  const { outage, offline, offlineReading, rereading, sentAgain } = kitTexts;
  vi.stubGlobal('navigator', { onLine: true });
  const online = [formText(error), actText(error)];
  expect(readText(error)).toBe(`${outage} ${rereading}`);
  expect(keptText(error)).toBe(`${outage} ${sentAgain}`);
  vi.stubGlobal('navigator', { onLine: false });
  expect(readText(error)).toBe(offlineReading);
  expect(keptText(error)).toBe(`${offline} ${sentAgain}`);
  for (const [[form, button], named] of [[online, outage] as const, [[formText(error), actText(error)], offline] as const]) {
    expect(form).toMatch(new RegExp(`^${named}.*적은 내용은 그대로`));
    expect(button).toMatch(new RegExp(`^${named}.*처리됐는지 확인`));
    expect(button).not.toContain('적은');
  }
});

test('an outage with its own reason keeps that text; for a failed read the text adds that it is tried again', () => {
  const error = new ApiError('PAYMENT_PROVIDER_UNAVAILABLE', { status: 503 });
  const reason = errorText(error, 'ko');
  expect([formText(error), actText(error), readText(error)]).toEqual([reason, reason, `${reason} ${kitTexts.rereading}`]);
});
