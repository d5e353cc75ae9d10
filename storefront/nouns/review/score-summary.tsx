import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { REVIEW_SCORE_MAX, reviewScores } from '#rules/community/review-score.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { entryMessages as words } from './entry-texts.ts';
import { reviewMessages } from './texts.ts';

/** The number of reviews per score, one to five. */
export type ScoreCounts = readonly [number, number, number, number, number];

type CountRow = { aggregate: { count: number } | null };

/** The counts of the query `countScores`. */
export function scoreCountsOf(rows: Record<'one' | 'two' | 'three' | 'four' | 'five', CountRow>): ScoreCounts {
  const of = (row: CountRow) => row.aggregate?.count ?? 0;
  return [of(rows.one), of(rows.two), of(rows.three), of(rows.four), of(rows.five)];
}

type Props = {
  counts: ScoreCounts;
  /** The score the list is filtered by. */
  chosen?: number | null;
  /** The URL of the reviews with a score, on pages that list them; makes the bars links. */
  linkOf?: (score: number) => string;
};

/** The mean score and the number of reviews per score. Renders nothing without reviews. */
export function ScoreSummary({ counts, chosen = null, linkOf }: Props) {
  const text = useText();
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const mean = counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / total;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <div>
        <p aria-hidden="true" className="text-36 font-extrabold tabular-nums">
          {mean.toFixed(1)}
        </p>
        <MeanStars mean={mean} />
        <p className="mt-1 text-13 text-ink-2 tabular-nums">{text(words.count, { count: total })}</p>
      </div>
      <ul aria-label={text(words.histogram)} className="grid min-w-56 flex-1 sm:max-w-80">
        {reviewScores.toReversed().map((score) => {
          const count = counts[score - 1] ?? 0;
          const bar = <Bar score={score} count={count} share={count / total} isFaint={chosen !== null && chosen !== score} />;
          return (
            <li key={score}>
              {linkOf && count > 0 ? (
                <Link
                  to={linkOf(score)}
                  replace
                  preventScrollReset
                  aria-current={score === chosen ? 'true' : undefined}
                  className="block hover:opacity-70"
                >
                  {bar}
                </Link>
              ) : (
                bar
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Bar({ score, count, share, isFaint }: { score: number; count: number; share: number; isFaint: boolean }) {
  const text = useText();
  return (
    <span className="flex min-h-6 items-center gap-2 text-12 tabular-nums">
      <span className="sr-only">{text(words.scoreShare, { score, count })}</span>
      <span aria-hidden="true" className="w-3 text-ink-2">
        {score}
      </span>
      <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
        <span className={cx('block h-full rounded-full', isFaint ? 'bg-ink-2' : 'bg-ink')} style={{ width: `${share * 100}%` }} />
      </span>
      <span aria-hidden="true" className="w-7 text-right text-ink-2">
        {count}
      </span>
    </span>
  );
}

/** A mean as stars, the last one partly filled; read out as a number. */
function MeanStars({ mean }: { mean: number }) {
  const text = useText();
  return (
    <p className="relative flex w-max">
      <span className="sr-only">{text(reviewMessages.score, { score: mean.toFixed(1) })}</span>
      <StarRow className="fill-current text-line" />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 overflow-hidden text-ink"
        style={{ width: `${(mean / REVIEW_SCORE_MAX) * 100}%` }}
      >
        <StarRow className="fill-current" />
      </span>
    </p>
  );
}

function StarRow({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className="flex w-max">
      {reviewScores.map((star) => (
        <Icon key={star} name="star" size={18} stroke={1.5} className={className} />
      ))}
    </span>
  );
}
