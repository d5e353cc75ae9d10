import { Skeleton } from '#ui/skeleton.tsx';

/** A grid of placeholder tiles. */
export function TileGridSkeleton({ count = 8, label }: { count?: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="tile-grid">
      {Array.from({ length: count }, (_, index) => `tile-${index}`).map((key) => (
        <div key={key}>
          <Skeleton className="aspect-square" />
          <Skeleton className="mt-3 h-3 w-2/5" />
          <Skeleton className="mt-2 h-3 w-4/5" />
        </div>
      ))}
    </div>
  );
}
