import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../locale/locale-context.tsx';
import { shell } from '../locale/shell.ts';
import { LoadingOverlay, loading } from './loading.tsx';

const isShown = () =>
  renderToStaticMarkup(
    <LocaleProvider locale="ko">
      <LoadingOverlay />
    </LocaleProvider>,
  ).includes(shell.loading.ko);

test('the loading overlay covers the page until the last running task has succeeded or failed', async () => {
  const paid = Promise.withResolvers<string>();
  const sent = Promise.withResolvers<string>();
  expect(isShown()).toBe(false);
  const both = Promise.allSettled([loading(paid.promise), loading(sent.promise)]);
  expect(isShown()).toBe(true);
  paid.resolve('paid');
  await paid.promise;
  expect(isShown()).toBe(true);
  sent.reject(new Error('offline'));
  expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(isShown()).toBe(false);
});
