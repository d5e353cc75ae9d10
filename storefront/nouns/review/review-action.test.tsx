import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { entryMessages as words } from './entry-texts.ts';
import { ReviewAction } from './review-action.tsx';
import { setVotes, unvoted } from './votes/votes.ts';

const shown = (id: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider locale="ko">
        <ReviewAction id={id} className="" />
      </LocaleProvider>
    </MemoryRouter>,
  );

test('an author’s own review offers change and deletion instead of a report', () => {
  setVotes(1, { ...unvoted, isOwn: true });
  setVotes(2, unvoted);
  expect(shown(1)).toContain(urlFor('mypage-review', {}, { tab: 'written' }));
  expect(shown(1)).toContain(words.changeOwn.ko);
  expect(shown(1)).not.toContain(words.report.ko);
  for (const id of [2, 3]) expect(shown(id)).toContain(words.report.ko);
});
