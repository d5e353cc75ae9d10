import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import type { MyReviews } from '#contract/rest/reviews.ts';
import { languageTags } from '#rules/shop/locale.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { reviewCalls } from '#storefront/nouns/review/review-calls.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ToWrite, Written } from './line-lists.tsx';
import { mineTexts as words } from './texts.ts';

/** The member's reviews to write, written reviews, and the points for them. */
export default function MyReviewsScreen() {
  const { title } = useLayoutFacts();
  const { userId } = useSession();
  const {
    value: mine,
    hasFailed,
    reload: load,
  } = useLoaded(useCallback(async () => (userId === null ? null : reviewCalls.mine()), [userId]));
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      {hasFailed ? <LoadFailed onRetry={() => void load()} /> : null}
      {!hasFailed && mine === null ? <Waiting /> : null}
      {mine === null ? null : <Content mine={mine} onChange={() => void load()} />}
    </div>
  );
}

function Content({ mine, onChange }: { mine: MyReviews; onChange: () => void }) {
  const { text, locale } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { title } = useLayoutFacts();
  const points = (count: number) => text(words.points, { count: count.toLocaleString(languageTags[locale]) });
  const facts = [
    { label: words.toEarn, count: mine.points_to_earn },
    { label: words.waiting, count: mine.points_waiting },
  ];
  return (
    <>
      <dl className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-tile bg-line">
        {facts.map(({ label, count }) => (
          <div key={label.en} className="flex flex-col justify-between gap-1 bg-tile px-4 py-3">
            <dt className="text-13 text-ink-2">{text(label)}</dt>
            <dd className="text-20 font-extrabold tabular-nums">{points(count)}</dd>
          </div>
        ))}
      </dl>
      <Tabs
        label={title}
        className="mt-6"
        value={search.get('tab') === 'written' ? 'written' : 'to-write'}
        onChange={(tab) => setSearch(tab === 'written' ? { tab } : {}, { replace: true, preventScrollReset: true })}
        tabs={[
          { value: 'to-write', label: text(words.toWrite, { count: mine.to_write.length }), content: <ToWrite lines={mine.to_write} /> },
          {
            value: 'written',
            label: text(words.written, { count: mine.written.length }),
            content: <Written lines={mine.written} onChange={onChange} />,
          },
        ]}
      />
    </>
  );
}

function Waiting() {
  const text = useText();
  return (
    <div role="status" aria-label={text(shell.loading)} className="mt-5 grid gap-5">
      <Skeleton className="h-18" />
      <Skeleton className="h-11" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
