import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { onDemand } from '../on-demand.tsx';
import type { CarouselState } from './use-carousel.ts';

// If it fails to load, the row keeps scrolling natively.
const CarouselEngine = onDemand(() => import('./carousel-engine.tsx').then((file) => file.CarouselEngine), { isQuiet: true });

type Props = {
  carousel: CarouselState;
  className?: string;
  listClassName?: string;
  /** The slides, each a list item snapping to its start. */
  children: ReactNode;
};

/** A carousel's row of slides, without buttons. Scrolls natively until the engine takes over. */
export function CarouselTrack({ carousel: { viewport, wraps, isWanted, onMove }, className, listClassName, children }: Props) {
  return (
    <>
      <div ref={viewport} className={cx('carousel-row', className)}>
        <ul className={cx('flex', listClassName)}>{children}</ul>
      </div>
      {isWanted && viewport.current ? <CarouselEngine viewport={viewport.current} wraps={wraps} onMove={onMove} /> : null}
    </>
  );
}
