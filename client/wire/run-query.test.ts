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

test('errors of a reply are all reported under the code of the first one, and data beside errors is ignored', async () => {
  const errors = [{ message: 'field "x" not found', extensions: { code: 'validation-failed' } }, { message: 'check of y failed' }];
  answers.mockImplementation(() => Response.json({ data: { x: 1 }, errors }));
  const message = 'field "x" not found\ncheck of y failed';
  expect(await failure()).toMatchObject({ name: 'DataServiceError', code: 'validation-failed', message });
});

test('a reply of the data service without data and errors fails as unexpected', async () => {
  answers.mockImplementation(() => Response.json({}));
  expect(await failure()).toMatchObject({ code: 'unexpected', message: 'no data' });
});
