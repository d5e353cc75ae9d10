import type { CSSProperties } from 'react';
import { carouselItemsShown } from '#rules/home/carousel.ts';
import { slidesBeside } from '#ui/carousel/slides-beside.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** A placeholder for a tag's carousel while its graphics load. `count`: how many to expect; fills the row if unknown. */
export function TagWaiting({ count = 7 }: { count?: number }) {
  const { phone, tablet, desktop } = slidesBeside(carouselItemsShown('TAG', count), count, false);
  const places = Array.from({ length: Math.min(count, Math.ceil(desktop)) }, (_, place) => place);
  return (
    <div
      aria-hidden="true"
      style={{ '--beside': phone, '--beside-md': tablet, '--beside-lg': desktop } as CSSProperties}
      className="flex gap-2 overflow-hidden lg:gap-4"
    >
      {places.map((place) => (
        <div
          key={place}
          className="shrink-0 basis-[calc(100%/var(--beside))] md:basis-[calc(100%/var(--beside-md))] lg:basis-[calc(100%/var(--beside-lg))]"
        >
          <Skeleton className="aspect-square" />
          <Skeleton className="mt-2.5 h-12" />
        </div>
      ))}
    </div>
  );
}
