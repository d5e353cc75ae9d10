import { cx } from './class-names.ts';

/** A placeholder for loading content, in tile colour. Give it the content's size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-tile bg-tile', className)} />;
}

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
