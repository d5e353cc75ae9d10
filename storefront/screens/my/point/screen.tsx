import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { fetchPoints } from '#storefront/nouns/point/point-calls.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { History } from './history.tsx';
import { Summary } from './summary.tsx';
import { pointTexts } from './texts.ts';

/** My points: usable, pending, expiry dates and history (specification 2, point history; 3, Points). */
export default function PointScreen() {
  const text = useText();
  const { title } = useLayoutFacts();
  const { value, hasFailed, reload } = useLoaded(fetchPoints);
  return (
    <div className="page-gutter max-w-reading pt-6 lg:pt-10">
      <h1 className="mb-5 page-title">{title}</h1>
      {value ? (
        <Summary points={value} />
      ) : hasFailed ? (
        <LoadFailed sentence={pointTexts.failed} onRetry={reload} />
      ) : (
        <div role="status" aria-label={text(shell.loading)} className="space-y-3">
          <Skeleton className="h-44" />
          <Skeleton className="h-28" />
        </div>
      )}
      <History />
    </div>
  );
}
