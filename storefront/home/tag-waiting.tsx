import { Skeleton } from '#ui/skeleton.tsx';

/** A placeholder with the height of a tag's graphics. */
export function TagWaiting() {
  return (
    <div aria-hidden="true" className="flex gap-2 overflow-hidden lg:gap-4">
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="shrink-0 basis-[calc(100%/1.7)] md:basis-[calc(100%/2.6)] lg:basis-[calc(100%/3.4)]">
          <Skeleton className="aspect-square" />
          <Skeleton className="mt-2.5 h-12" />
        </div>
      ))}
    </div>
  );
}
