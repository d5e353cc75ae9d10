import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, errorText } from '#client/wire/api-error.ts';
import { readText, saidText } from './said-text.ts';
import { kitTexts } from './texts.ts';

afterEach(() => vi.unstubAllGlobals());

test('an error on a device that is offline says so, and of a write that what was typed is still there', () => {
  const error = new ApiError('UNAVAILABLE', { status: 0 });
  vi.stubGlobal('navigator', { onLine: true });
  const online = saidText(error);
  expect(readText(error)).toBe(`${kitTexts.outage} ${kitTexts.rereading}`);
  vi.stubGlobal('navigator', { onLine: false });
  expect([saidText(error), readText(error)]).toEqual([kitTexts.offline, kitTexts.offlineReading]);
  for (const said of [kitTexts.offline, online]) expect(said).toContain('적은 내용은 그대로');
  expect(online).not.toBe(kitTexts.offline);
});

test('an outage with a reason of its own keeps it; of a read it says that it is tried again', () => {
  const error = new ApiError('PAYMENT_PROVIDER_UNAVAILABLE', { status: 503 });
  const reason = errorText(error, 'ko');
  expect([saidText(error), readText(error)]).toEqual([reason, `${reason} ${kitTexts.rereading}`]);
});
