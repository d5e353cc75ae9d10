import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/session-world.ts';

const answers = vi.fn<() => Response>();

beforeEach(() => {
  vi.resetModules();
  const fetcher = async () => answers();
  vi.stubGlobal('fetch', fetcher);
  vi.stubGlobal('window', { fetch: fetcher, addEventListener: vi.fn() });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

async function failure(): Promise<unknown> {
  const { runQuery } = await import('./run-query.ts');
  return runQuery('query things { x }', {}, fetch).catch((error: unknown) => error);
}

test('every error is reported, by the code of the first; data beside errors is none', async () => {
  const errors = [{ message: 'field "x" not found', extensions: { code: 'validation-failed' } }, { message: 'check of y failed' }];
  answers.mockImplementation(() => Response.json({ data: { x: 1 }, errors }));
  const message = 'field "x" not found\ncheck of y failed';
  expect(await failure()).toMatchObject({ name: 'DataServiceError', code: 'validation-failed', message });
});

test('an answer without data and errors is unexpected', async () => {
  answers.mockImplementation(() => Response.json({}));
  expect(await failure()).toMatchObject({ code: 'unexpected', message: 'no data' });
});
