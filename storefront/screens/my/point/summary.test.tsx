import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import type { Points } from '#contract/rest/points.ts';
import { Summary } from './summary.tsx';
import { pointTexts as words } from './texts.ts';

const points = {
  ...{ usable: 500, waiting: 0, owed: 0, ending_soon: 500, min_held: 1_000, waiting_orders: [], waiting_reviews: [] },
  lots: [{ id: 1, amount: 500, expires_at: '2026-12-09T03:00:00Z', is_ending_soon: true }],
} as unknown as Points;

test('the day a lot expires and the mark “soon” are two separate texts', () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider locale="ko">
        <Summary points={points} />
      </LocaleProvider>
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '');
  expect(shown).toContain(`2026.12.09까지 ${words.lotSoon.ko}`);
});
