import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { listTexts } from '../list-texts.ts';
import { LocaleProvider } from '../locale/locale-context.tsx';
import { shell } from '../locale/shell.ts';
import { errorMessages } from './error-texts.ts';
import { LoadFailed, LoadFailedLine } from './load-failed.tsx';

afterEach(() => vi.unstubAllGlobals());

const said = ['Oops something went wrong!', shell.somethingWrong.en, errorMessages.offline.en, shell.retry.en];

function shown(isOnline: boolean): string[][] {
  vi.stubGlobal('navigator', { onLine: isOnline });
  const nothing = () => undefined;
  return [
    <LoadFailed key="list" sentence={listTexts.listFailed} onRetry={nothing} />,
    <LoadFailed key="page" onRetry={nothing} />,
    <LoadFailedLine key="line" onRetry={nothing} />,
  ].map((view) => {
    const html = renderToStaticMarkup(<LocaleProvider locale="en">{view}</LocaleProvider>);
    expect(html).toContain('role="alert"');
    const text = html.replace(/<[^>]+>/g, '');
    return said.filter((words) => text.includes(words));
  });
}

test('a failed list shows its sentence with a retry, and names a missing network', () => {
  const retry = shell.retry.en;
  expect(shown(true)).toEqual([
    ['Oops something went wrong!', retry],
    [shell.somethingWrong.en, retry],
    [shell.somethingWrong.en, retry],
  ]);
  const offline = [errorMessages.offline.en, retry];
  expect(shown(false)).toEqual([offline, offline, offline]);
});
