import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDayText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { PagedList } from '#client/paged-list.tsx';
import type { Inquiry } from '#contract/rest/inquiries.ts';
import { type InquiryKind, type InquiryState, inquiryStates } from '#rules/community/inquiry.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { inquiryApi } from './inquiry-calls.ts';
import { StateChip } from './state-chip.tsx';
import { inquiryTexts, ownInquiryTexts, stateTexts, typeTexts } from './texts.ts';

const pageSize = 20;

type Props = {
  kind: InquiryKind;
  /** Shown if there are no inquiries at all. */
  empty: ReactNode;
};

/** A member's own inquiries of a kind, by state. The state is in the URL, so Back restores it. */
export function OwnInquiries({ kind, empty }: Props) {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const status = inquiryStates.find((each) => each === search.get('status')) ?? null;
  const choose = (next: InquiryState | null) =>
    setSearch(next === null ? {} : { status: next }, { replace: true, preventScrollReset: true });
  return (
    <>
      <fieldset className="edge-row mt-5 flex min-w-0 gap-2 py-0.5">
        <legend className="sr-only">{text(inquiryTexts.filter)}</legend>
        {[null, ...inquiryStates].map((each) => (
          <button
            key={each ?? 'ALL'}
            type="button"
            aria-pressed={each === status}
            onClick={() => choose(each)}
            className="min-h-target shrink-0 rounded-full border border-line px-4 text-15 font-semibold whitespace-nowrap hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-accent"
          >
            {text(each === null ? inquiryTexts.all : stateTexts[each])}
          </button>
        ))}
      </fieldset>
      <PagedList
        key={`${kind} ${status}`}
        name={`inquiries ${kind} ${status}`}
        pageSize={pageSize}
        load={(window) => inquiryApi.list({ kind, status, ...window })}
        empty={status === null ? empty : <EmptyState sentence={text(ownInquiryTexts.noneWithState)} />}
        skeleton={<ListSkeleton label={text(shell.loading)} />}
      >
        {(inquiries) => (
          <ul className={cx('mt-5', inquiries.length > 0 && 'border-t border-ink')}>
            {inquiries.map((inquiry) => (
              <InquiryRow key={inquiry.id} inquiry={inquiry} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function InquiryRow({ inquiry }: { inquiry: Inquiry }) {
  const text = useText();
  const dayText = useDayText();
  const { product, order_line: line, design } = inquiry;
  const picture = product?.image_src ?? line?.image_src ?? design?.image_src;
  const about = product?.name ?? line?.product_name ?? design?.product_name;
  return (
    <li className="border-b border-line">
      <Link to={`?id=${inquiry.id}`} className="flex items-center gap-3 py-4 hover:text-accent">
        {picture ? <Picture src={picture} size={64} alt="" className="size-16 shrink-0 rounded-tile bg-tile object-cover" /> : null}
        <span className="min-w-0 flex-1">
          {about ? (
            <span className="block truncate text-13 text-ink-2">
              <Name of={about} />
            </span>
          ) : null}
          <span className="flex items-center gap-1.5 text-15 font-semibold">
            {inquiry.is_secret ? <Lock aria-label={text(inquiryTexts.secret)} size={14} className="shrink-0" /> : null}
            <span lang={writtenLanguage(inquiry.title)} className="line-clamp-2 min-w-0">
              {inquiry.title}
            </span>
          </span>
          <span className="mt-1.5 flex items-center gap-2 text-13 text-ink-2 tabular-nums">
            <StateChip status={inquiry.status} />
            {text(typeTexts[inquiry.type])} · {dayText(inquiry.created_at)}
          </span>
        </span>
        <Icon name="chevron-right" size={18} className="shrink-0 text-ink-2" />
      </Link>
    </li>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="mt-5 space-y-4">
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className="flex items-center gap-3">
          <Skeleton className="size-16" />
          <div className="flex-1">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-2 h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
