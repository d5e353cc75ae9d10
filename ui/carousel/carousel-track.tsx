import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { onDemand } from '../on-demand.tsx';
import type { CarouselState } from './use-carousel.ts';

// Without it the row scrolls by itself, as it did until it was touched.
const CarouselEngine = onDemand(() => import('./carousel-engine.tsx').then((file) => file.CarouselEngine), { isQuiet: true });

type Props = {
  carousel: CarouselState;
  className?: string;
  listClassName?: string;
  /** The slides, each a list item that snaps to its start. */
  children: ReactNode;
};

/** The row of slides of a carousel, without buttons: it scrolls by itself until the engine is wanted and takes over. */
export function CarouselTrack({ carousel: { viewport, wraps, isWanted, onMove }, className, listClassName, children }: Props) {
  return (
    <>
      <div
        ref={viewport}
        className={cx(
          'no-scrollbar relative snap-x snap-mandatory overflow-x-auto data-[engine=on]:snap-none data-[engine=on]:overflow-hidden',
          className,
        )}
      >
        <ul className={cx('flex', listClassName)}>{children}</ul>
      </div>
      {isWanted && viewport.current ? <CarouselEngine viewport={viewport.current} wraps={wraps} onMove={onMove} /> : null}
    </>
  );
}
