import { Inbox, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { Button } from './button.tsx';
import { readText } from './said-text.ts';
import { kitTexts } from './texts.ts';

/** Placeholder rows while loading. */
export function LoadingRows({ count = 8 }: { count?: number }) {
  return (
    <div role="status" aria-label={kitTexts.loading} className="p-3">
      {Array.from({ length: count }, (_, index) => `row-${index}`).map((key) => (
        <Skeleton key={key} className="my-2.5 h-5" />
      ))}
    </div>
  );
}

/** A loading screen, for its script or first rows. */
export function LoadingScreen() {
  return (
    <>
      <Skeleton className="mb-6 h-7 w-40" />
      <div className="overflow-hidden rounded-control border border-line bg-raised">
        <LoadingRows />
      </div>
    </>
  );
}

/** An empty state: the reason, and an action. */
export function EmptyPart({ sentence, onClear, action }: { sentence: string; onClear?: (() => void) | undefined; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-14 text-center text-ink-2">
      <Inbox aria-hidden="true" size={28} strokeWidth={1.5} />
      <p className="text-15">{sentence}</p>
      {onClear ? <Button onClick={onClear}>{kitTexts.clearFilters}</Button> : null}
      {action}
    </div>
  );
}

interface FailedQuery {
  error: unknown;
  /** It is being read again, as its button shows. */
  isFetching: boolean;
  refetch: () => unknown;
}

/** A loading error, with a retry button. After an outage the query is read again anyway (`readText` says so). */
export function FailedPart({ query: { error, isFetching, refetch } }: { query: FailedQuery }) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <TriangleAlert aria-hidden="true" size={28} strokeWidth={1.5} className="text-danger" />
      <p className="text-15">
        {kitTexts.failed} <span className="text-ink-2">{readText(error)}</span>
      </p>
      <Button pending={isFetching} onClick={() => void refetch()}>
        {kitTexts.retry}
      </Button>
    </div>
  );
}

interface LoadedProps<Data> {
  query: FailedQuery & { data: Data | undefined };
  /** Rows of its placeholder. */
  count?: number;
  children: (data: Data) => ReactNode;
}

/** The loaded data of a query; a placeholder or the error until then. */
export function Loaded<Data>({ query, count, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error === null ? <LoadingRows {...(count === undefined ? {} : { count })} /> : <FailedPart query={query} />;
}
