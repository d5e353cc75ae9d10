import { Link, useSearchParams } from 'react-router';
import { useDayText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { PagedList } from '#client/paged-list.tsx';
import { shopNow } from '#client/shop-clock.ts';
import type { PointChange } from '#contract/rest/points.ts';
import { urlFor } from '#contract/routes.ts';
import { type PointKind, pointKinds } from '#rules/money/points/point-entries.ts';
import { languageTags } from '#rules/shop/locale.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { fetchPointHistory } from '#storefront/nouns/point/point-calls.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Select } from '#ui/form/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { type HistoryFilter, historyFilterOf, recentMonths } from './history-filter.ts';
import { pointTexts as words } from './texts.ts';

const digits = new Intl.NumberFormat('ko-KR');
const pageSize = 20;
const everyMonth = 'all';

/** The point history by kind and month. Both are in the URL, so Back restores them. */
export function History() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const filter = historyFilterOf(search);
  const change = ({ kind, month }: HistoryFilter) => {
    const asked = { ...(kind === null ? {} : { kind }), ...(month === null ? {} : { month }) };
    setSearch(asked, { replace: true, preventScrollReset: true });
  };
  return (
    <section aria-labelledby="history" className="mt-12">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="history" className="text-20 font-extrabold">
          {text(words.history)}
        </h2>
        <MonthChoice filter={filter} onChange={change} />
      </div>
      <KindChips filter={filter} onChange={change} />
      <Entries key={`${filter.kind} ${filter.month}`} filter={filter} />
    </section>
  );
}

type FilterProps = { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void };

function MonthChoice({ filter, onChange }: FilterProps) {
  const { text, locale } = useLanguage();
  const written = new Intl.DateTimeFormat(languageTags[locale], { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const months = recentMonths(shopNow()).map((month) => ({ value: month, label: written.format(new Date(`${month}-01T00:00:00Z`)) }));
  return (
    <Select
      className="w-40 shrink-0"
      hideLabel
      label={text(words.month)}
      options={[{ value: everyMonth, label: text(words.allMonths) }, ...months]}
      value={filter.month ?? everyMonth}
      onChange={(month) => onChange({ ...filter, month: month === everyMonth ? null : month })}
    />
  );
}

function KindChips({ filter, onChange }: FilterProps) {
  const text = useText();
  const kinds: (PointKind | null)[] = [null, ...pointKinds];
  return (
    <fieldset className="min-w-0 border-b border-ink pb-4">
      <legend className="sr-only">{text(words.kinds)}</legend>
      <div className="edge-row flex gap-2 py-0.5">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === filter.kind}
            onClick={() => onChange({ ...filter, kind })}
            className={cx(
              'min-h-target shrink-0 rounded-full border px-4 text-15 font-semibold transition-colors',
              kind === filter.kind ? 'border-ink bg-ink text-on-accent' : 'border-line hover:border-ink',
            )}
          >
            {text(words[kind ?? 'ALL'])}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Entries({ filter }: { filter: HistoryFilter }) {
  const text = useText();
  const isWhole = filter.kind === null && filter.month === null;
  const empty = (
    <EmptyState
      sentence={text(isWhole ? words.none : words.noneOfFilter)}
      action={isWhole ? <ButtonLink href={urlFor('main')}>{text(words.shopping)}</ButtonLink> : null}
    />
  );
  return (
    <PagedList
      name={`points ${filter.kind} ${filter.month}`}
      pageSize={pageSize}
      load={(window) => fetchPointHistory(filter, window)}
      empty={empty}
      skeleton={<EntriesSkeleton />}
    >
      {(entries) => (
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const isTaken = ({ kind }: PointChange) => kind === 'USED' || kind === 'EXPIRED';

/** Points revoked because of a return or a deleted review show the reason they were granted for. */
const takenBack: Partial<Record<PointChange['reason'], Message>> = {
  PURCHASE: words.purchaseTakenBack,
  REVIEW: words.reviewTakenBack,
  PHOTO_REVIEW: words.reviewTakenBack,
  DESCENDANT: words.descendantTakenBack,
  ADMIN: words.byHandTaken,
};

/** Why points were given or taken, in words. */
function reasonOf({ kind, reason }: PointChange): Message {
  return (kind === 'USED' && takenBack[reason]) || words[`reason${reason}`];
}

function Entry({ entry }: { entry: PointChange }) {
  const { text, locale } = useLanguage();
  const dayText = useDayText();
  const amountOf = (points: number) => text(words.amount, { amount: digits.format(points) });
  const amount = amountOf(entry.amount);
  const lotText = (lot: PointChange['lots'][number]) => {
    const end = lot.expires_at === null ? text(words.lotNoEnd) : text(words.lotUntil, { date: writtenDay(lot.expires_at, locale) });
    return entry.lots.length === 1 ? end : `${amountOf(lot.amount)} ${end}`;
  };
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-4">
      <div className="min-w-0">
        <p className="text-12 text-ink-2 tabular-nums">
          {dayText(entry.created_at)} · {text(words[entry.kind])}
        </p>
        <p className="mt-0.5 text-15 font-semibold">{text(reasonOf(entry))}</p>
        {entry.order_id !== null && entry.order_number !== null ? (
          <Link
            to={urlFor('mypage-order-id', { id: entry.order_id })}
            className="inline-flex min-h-8 items-center text-13 text-ink-2 tabular-nums hover:underline"
          >
            {text(words.order, { number: entry.order_number })}
          </Link>
        ) : null}
        <p className="mt-0.5 text-13 text-ink-2 tabular-nums empty:hidden">{entry.lots.map(lotText).join(', ')}</p>
      </div>
      <p className={cx('shrink-0 text-17 font-extrabold tabular-nums', isTaken(entry) && 'text-ink-2')}>
        {isTaken(entry) ? `−${amount}` : `+${amount}`}
      </p>
    </li>
  );
}

function EntriesSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text(shell.loading)} className="grid gap-4 pt-4">
      {['one', 'two', 'three', 'four'].map((key) => (
        <Skeleton key={key} className="h-16" />
      ))}
    </div>
  );
}
