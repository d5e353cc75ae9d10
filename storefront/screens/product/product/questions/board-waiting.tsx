import { Skeleton } from '#ui/skeleton.tsx';

/** A placeholder with the height of a few questions. */
export function BoardWaiting() {
  return (
    <div aria-hidden="true" className="mt-4 space-y-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
