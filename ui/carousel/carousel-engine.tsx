import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { type CarouselHandle, currentIndex } from './use-carousel.ts';

type Props = { viewport: HTMLElement; wraps: boolean; onMove: (handle: CarouselHandle) => void };

/**
 * Takes over a natively scrolling list to add dragging, snapping and wrapping. Loaded on first touch, because most carousels are only
 * looked at. The row may have scrolled meanwhile, so its position is read once here.
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
