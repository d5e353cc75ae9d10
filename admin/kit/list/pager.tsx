import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Tally } from '#contract/rest/values.ts';
import { Button } from '../button.tsx';
import { kitTexts } from '../texts.ts';
import { type ListChange, type ListState, pageSizes } from './list-state.ts';
import type { ListPart } from './use-query-list.ts';

interface Props {
  state: ListState;
  part: ListPart<unknown> | undefined;
  tally: Tally | undefined;
  change: (change: ListChange) => void;
}

/** A list's footer: the total and links to other pages, by number or cursor. */
export function Pager({ state, part, tally, change }: Props) {
  if (part === undefined || (part.rows.length === 0 && state.page === 1 && state.after === '')) return null;
  const { page, size, after } = state;
  const { total, next = null, rows } = part;
  const first = (page - 1) * size;
  const hasNext = total === undefined ? next !== null : first + rows.length < total;
  const forward = () => (total === undefined ? change({ after: next ?? '' }) : change({ page: page + 1 }));
  const back = () => (total === undefined ? history.back() : change({ page: page - 1 }));
  const hasPrevious = total === undefined ? after !== '' : page > 1;
  return (
    <footer data-part="frame" className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-3 py-1.5 text-ink-2">
      <span className="tabular-nums">
        {total === undefined ? tally && kitTexts.tally(tally) : kitTexts.range(first + 1, first + rows.length, total)}
      </span>
      <span className="flex items-center gap-1">
        <label className="mr-2 flex items-center gap-1.5">
          {kitTexts.rowsPerPage}
          <select value={size} onChange={(event) => change({ size: Number(event.target.value) })} className="control min-h-8 py-0">
            {pageSizes.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        {hasPrevious || hasNext ? (
          <>
            <Button look="quiet" disabled={!hasPrevious} onClick={back}>
              <ChevronLeft aria-hidden="true" size={15} />
              {kitTexts.previous}
            </Button>
            <Button look="quiet" disabled={!hasNext} onClick={forward}>
              {kitTexts.next}
              <ChevronRight aria-hidden="true" size={15} />
            </Button>
          </>
        ) : null}
      </span>
    </footer>
  );
}
