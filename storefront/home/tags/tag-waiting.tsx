import type { CSSProperties } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { carouselItemsShown } from '#rules/home/carousel.ts';
import { slidesBeside } from '#ui/carousel/slides-beside.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** A placeholder for a tag's carousel while its graphics load, as high as the carousel. `count`: how many to expect; fills the row if unknown. */
export function TagWaiting({ count = 7 }: { count?: number }) {
  const text = useText();
  const { phone, tablet, desktop } = slidesBeside(carouselItemsShown('TAG', count), count, false);
  const places = Array.from({ length: Math.min(count, Math.ceil(desktop)) }, (_, place) => place);
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={text(shell.loading)}
      style={{ '--beside': phone, '--beside-md': tablet, '--beside-lg': desktop } as CSSProperties}
      className="-mx-gutter overflow-hidden px-gutter lg:mx-0 lg:px-0"
    >
      <div className="-ml-2 flex lg:-ml-4">
        {places.map((place) => (
          <div
            key={place}
            className="shrink-0 basis-[calc(100%/var(--beside))] md:basis-[calc(100%/var(--beside-md))] lg:basis-[calc(100%/var(--beside-lg))] pl-2 lg:pl-4"
          >
            <Skeleton className="aspect-square" />
            <div className="mt-2.5 space-y-0.5">
              <Skeleton className="h-lh w-4/5 text-15" />
              <Skeleton className="h-lh w-2/5 text-13" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
