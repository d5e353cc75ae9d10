import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { shownCount } from '#rules/catalogue/product/product-filter.ts';
import { readReviewSort, reviewSorts } from '#storefront/nouns/review/list-operations.ts';
import { cx } from '#ui/class-names.ts';
import { Chip } from '#ui/form/chip.tsx';
import { Select } from '#ui/form/select.tsx';
import { isPhotosFirst, type ReviewWish, sortedBy, wishUrl } from './address.ts';
import { reviewListTexts as words } from './texts.ts';

const chipSize = 'inline-flex min-h-target items-center px-4 text-13 font-semibold whitespace-nowrap';

const FitSheet = fetchedView(() => import('./fit-sheet.tsx').then((file) => file.FitSheet));

/** Photos first or all, filters and sort, all kept in the URL. */
export function ListControls({ wish, count }: { wish: ReviewWish; count: number }) {
  const text = useText();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const go = (change: Partial<ReviewWish>) => navigate(wishUrl({ ...wish, ...change }), { preventScrollReset: true });
  const isFirst = isPhotosFirst(wish);
  const hasFit = wish.height !== null || wish.weight !== null;
  const options = Object.entries(reviewSorts).map(([value, { message }]) => ({ value: readReviewSort(value), label: text(message) }));
  return (
    <div className="mt-6">
      <nav aria-label={text(words.view)} className="flex gap-6 border-b border-line">
        <ViewLink to={{ ...wish, view: 'photos' }} isCurrent={isFirst}>
          {text(words.photosFirst)}
        </ViewLink>
        <ViewLink to={{ ...wish, view: 'all' }} isCurrent={!isFirst}>
          {text(words.all)}
        </ViewLink>
      </nav>
      <fieldset aria-label={text(words.filters)} className="mt-4 flex flex-wrap gap-2">
        <Chip className={chipSize} isOn={wish.hasPhotosOnly} onPress={() => go({ hasPhotosOnly: !wish.hasPhotosOnly })}>
          {text(words.photosOnly)}
        </Chip>
        {wish.score === null ? null : (
          <Chip className={chipSize} isOn onPress={() => go({ score: null })}>
            {text(words.scoreOnly, { score: wish.score })}
          </Chip>
        )}
        <Chip className={chipSize} isOn={hasFit} onPress={() => (hasFit ? go({ height: null, weight: null }) : setAsking(true))}>
          {text(words.likeMe)}
        </Chip>
      </fieldset>
      <div className="mt-4 flex items-center justify-between gap-3">
        <p role="status" className="text-13 text-ink-2 tabular-nums">
          {text(words.found, { count: shownCount(count) })}
        </p>
        <Select
          label={text(words.sort)}
          hideLabel
          options={options}
          value={wish.sort}
          onChange={(sort) => go(sortedBy(wish, sort))}
          className="w-40"
        />
      </div>
      {isAsking ? <FitSheet wish={wish} onApply={({ height, weight }) => go({ height, weight })} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function ViewLink({ to, isCurrent, children }: { to: ReviewWish; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link
      to={wishUrl(to)}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        '-mb-px inline-flex min-h-target items-center border-b-2 text-15 font-semibold',
        isCurrent ? 'border-ink text-ink' : 'border-transparent text-ink-2',
      )}
    >
      {children}
    </Link>
  );
}
