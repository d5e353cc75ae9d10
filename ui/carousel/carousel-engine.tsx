import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** The hands of a carousel: step forward and back, and tell where it is. */
export type CarouselHandle = Pick<Embla, 'scrollPrev' | 'scrollNext' | 'canScrollPrev' | 'canScrollNext' | 'selectedScrollSnap'>;

type Props = { viewport: HTMLElement; wraps: boolean; startIndex: number; onMove: (handle: CarouselHandle) => void };

/**
 * Takes over a list that scrolled by itself until now: dragging, snapping, wrapping around. Fetched when a carousel is touched first,
 * because most are only looked at.
 */
export function CarouselEngine({ viewport, wraps, startIndex, onMove }: Props) {
  const [attach, embla] = useEmblaCarousel({ loop: wraps, align: 'start', containScroll: 'trimSnaps', duration: 22, startIndex });
  useEffect(() => {
    viewport.scrollLeft = 0;
    viewport.dataset.engine = 'on';
    attach(viewport);
  }, [attach, viewport]);
  useEffect(() => {
    if (!embla) return;
    const tell = () => onMove(embla);
    tell();
    embla.on('select', tell).on('reInit', tell);
    return () => {
      embla.off('select', tell).off('reInit', tell);
    };
  }, [embla, onMove]);
  return null;
}
