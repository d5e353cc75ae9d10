import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { type CarouselHandle, currentIndex } from './use-carousel.ts';

type Props = { viewport: HTMLElement; wraps: boolean; onMove: (handle: CarouselHandle) => void };

/**
 * Takes over a list that scrolled by itself until now: dragging, snapping, wrapping around. Fetched when a carousel is touched first,
 * because most are only looked at; the row has gone on scrolling meanwhile, so where it stands is asked here, once.
 */
export function CarouselEngine({ viewport, wraps, onMove }: Props) {
  const [startIndex] = useState(() => currentIndex(viewport));
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
