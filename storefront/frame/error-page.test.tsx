import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { ErrorPage } from './error-page.tsx';

test('the two sentences of a missing page are separated by a space outside of their unbreakable boxes', () => {
  const page = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <MemoryRouter>
        <ErrorPage status={404} />
      </MemoryRouter>
    </LocaleProvider>,
  );
  expect(page).toMatch(/find this page\.<\/span> <span[^>]*>It may have moved/);
});
