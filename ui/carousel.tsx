import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, isValidElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import { cx } from './class-names.ts';

/** Slide widths by items shown; on wide screens twice as many show. The keys are the numbers of rules/carousel.ts. */
const slideWidths: Record<string, string> = {
  '1': 'basis-full',
  '1.1': 'basis-[calc(100%/1.1)] md:basis-[calc(100%/2.2)]',
  '1.3': 'basis-[calc(100%/1.3)] md:basis-[calc(100%/2.6)]',
  '1.7': 'basis-[calc(100%/1.7)] md:basis-[calc(100%/2.6)] lg:basis-[calc(100%/3.4)]',
  '2.2': 'basis-[calc(100%/2.2)] md:basis-[calc(100%/3.4)] lg:basis-[calc(100%/4.4)]',
  '2.5': 'basis-[calc(100%/2.5)] md:basis-[calc(100%/4)] lg:basis-[calc(100%/5)]',
};

export type CarouselTexts = { previous: string; next: string; slide: (current: number, total: number) => string };

type Props = {
  label: string;
  texts: CarouselTexts;
  itemsShown: number;
  wraps: boolean;
  /** Shows current/total under the slides. */
  pagination?: boolean;
  /** Milliseconds between slides; stops for good at the first touch, pauses under the pointer and the keyboard. */
  autoplay?: number | null;
  slideClassName?: string;
  children: ReactNode;
};

/** Slides side by side: dragged, stepped by buttons, reached by keyboard; no motion where none is wanted. */
export function Carousel({ label, texts, itemsShown, wraps, pagination = false, autoplay = null, slideClassName, children }: Props) {
  const slides = Children.toArray(children);
  const [viewport, embla] = useEmblaCarousel({ loop: wraps, align: 'start', containScroll: 'trimSnaps', duration: 22 });
  const { index, canPrevious, canNext } = usePosition(embla);
  useAutoplay(embla, autoplay);
  const step = (direction: -1 | 1) => {
    const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (direction === -1) embla?.scrollPrev(jump);
    else embla?.scrollNext(jump);
  };
  return (
    <section aria-roledescription="carousel" aria-label={label} className="group/carousel relative">
      <div ref={viewport} className="-mx-gutter overflow-hidden px-gutter lg:-mx-0 lg:px-0">
        <ul className="-ml-2 flex touch-pan-y touch-pinch-zoom lg:-ml-4">
          {slides.map((slide, position) => (
            <li
              key={keyOf(slide)}
              aria-label={texts.slide(position + 1, slides.length)}
              className={cx('min-w-0 shrink-0 grow-0 pl-2 lg:pl-4', slideWidths[String(itemsShown)] ?? 'basis-full', slideClassName)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {canPrevious || canNext ? (
        <>
          <Arrow label={texts.previous} disabled={!canPrevious} side="left" onPress={() => step(-1)} />
          <Arrow label={texts.next} disabled={!canNext} side="right" onPress={() => step(1)} />
        </>
      ) : null}
      {pagination && slides.length > 1 ? (
        <p aria-live="polite" className="mt-3 text-center text-13 text-ink-2 tabular-nums">
          <span className="font-semibold text-ink">{index + 1}</span> / {slides.length}
        </p>
      ) : null}
    </section>
  );
}

/** `Children.toArray` has given every element a key. */
function keyOf(slide: ReactNode): string | null {
  return isValidElement(slide) ? slide.key : String(slide);
}

type Embla = ReturnType<typeof useEmblaCarousel>[1];

function usePosition(embla: Embla) {
  const [position, setPosition] = useState({ index: 0, canPrevious: false, canNext: false });
  const read = useCallback(() => {
    if (!embla) return;
    setPosition({ index: embla.selectedScrollSnap(), canPrevious: embla.canScrollPrev(), canNext: embla.canScrollNext() });
  }, [embla]);
  useEffect(() => {
    if (!embla) return;
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla, read]);
  return position;
}

function useAutoplay(embla: Embla, interval: number | null) {
  useEffect(() => {
    if (!embla || interval === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const root = embla.rootNode();
    const timer = setInterval(() => {
      if (!root.matches(':hover') && !root.contains(document.activeElement) && !document.hidden) embla.scrollNext();
    }, interval);
    const stop = () => clearInterval(timer);
    embla.on('pointerDown', stop);
    return () => {
      stop();
      embla.off('pointerDown', stop);
    };
  }, [embla, interval]);
}

function Arrow({ label, disabled, side, onPress }: { label: string; disabled: boolean; side: 'left' | 'right'; onPress: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className={cx(
        'absolute top-[36%] z-10 hidden size-target items-center justify-center rounded-full border border-line bg-ground text-ink transition-opacity lg:flex',
        'opacity-0 group-hover/carousel:opacity-100 focus-visible:opacity-100 hover:border-ink disabled:invisible',
        side === 'left' ? '-left-5' : '-right-5',
      )}
    >
      <Icon aria-hidden="true" size={20} />
    </button>
  );
}
