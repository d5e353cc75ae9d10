import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#client/wire/api-error.ts';
import { DataServiceError } from '#client/wire/run-query.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { PageHeading } from './page-heading.tsx';
import { EmptyPart, FailedPart } from './states.tsx';
import { kitTexts } from './texts.ts';

interface Query<Thing> {
  data: Thing | null | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface Props<Thing> {
  /** Where Back leads after opening a direct link: the list, under /admin. */
  back: { href: string; label: string };
  /** The item's TanStack Query result; null `data` means it does not exist. */
  query: Query<Thing>;
  title: (thing: Thing) => string;
  beside?: (thing: Thing) => ReactNode;
  lead?: (thing: Thing) => ReactNode;
  actions?: (thing: Thing) => ReactNode;
  /** The side column: who, where, when. */
  side?: (thing: Thing) => ReactNode;
  children: (thing: Thing) => ReactNode;
}

/** A detail screen: heading with state and actions, the main content, facts at the side. */
export function DetailPage<Thing>({ back, query, title, beside, lead, actions, side, children }: Props<Thing>) {
  const { data } = query;
  const wayBack = (
    <Link data-part="frame" to={back.href} className="mb-1 -ml-1 inline-flex min-h-7 items-center gap-0.5 text-ink-2 hover:text-ink">
      <ChevronLeft aria-hidden="true" size={15} />
      {back.label}
    </Link>
  );
  if (query.isPending) return <DetailSkeleton before={wayBack} />;
  const isNotThere = namesNothing(query.error);
  if (query.error !== null && data === undefined && !isNotThere)
    return (
      <>
        <PageHeading title={back.label} before={wayBack} />
        <FailedPart query={query} />
      </>
    );
  if (data === null || data === undefined)
    return (
      <>
        <PageHeading title={back.label} before={wayBack} />
        <EmptyPart sentence={kitTexts.notFound} />
      </>
    );
  return (
    <>
      <PageHeading title={title(data)} lead={lead?.(data)} beside={beside?.(data)} actions={actions?.(data)} before={wayBack} />
      <div className={side ? 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]' : undefined}>
        <div className="min-w-0 space-y-4">{children(data)}</div>
        {side ? <div className="min-w-0 space-y-4">{side(data)}</div> : null}
      </div>
    </>
  );
}

/** True if a read failed because the id does not exist or, in the data service, is malformed. */
function namesNothing(error: unknown): boolean {
  if (error instanceof ApiError) return error.isNotThere;
  return error instanceof DataServiceError && error.code === 'data-exception';
}

function DetailSkeleton({ before }: { before: ReactNode }) {
  return (
    <div role="status" aria-label={kitTexts.loading}>
      {before}
      <Skeleton className="mb-6 h-7 w-60" />
      <Skeleton className="h-60" />
    </div>
  );
}

interface SectionProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  /** For content with its own border: a table. */
  isFlush?: boolean;
}

/** A card of a detail screen. */
export function Section({ title, actions, children, isFlush = false }: SectionProps) {
  return (
    <section aria-label={title} className="overflow-clip rounded-control border border-line bg-raised">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-1.5">
        <h2 className="text-13 font-extrabold">{title}</h2>
        {actions ? (
          <div data-part="frame" className="flex flex-wrap gap-1.5">
            {actions}
          </div>
        ) : null}
      </header>
      <div className={isFlush ? 'overflow-x-auto' : 'px-4 py-3'}>{children}</div>
    </section>
  );
}

/** A list of names and values; empty values are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(84px,auto)_minmax(0,1fr)] gap-x-4 gap-y-2">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
