import { Skeleton } from '#ui/skeleton.tsx';

/** Placeholder tiles. */
export function TileGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="tile-grid">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
        <div key={key}>
          <Skeleton className="aspect-square" />
          <Skeleton className="mt-3 h-3 w-2/5" />
          <Skeleton className="mt-2 h-3 w-4/5" />
        </div>
      ))}
    </div>
  );
}
