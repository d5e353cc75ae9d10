import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { wantsStillness } from './reduced-motion.ts';

/** Time in ms without a scroll event after which a swipe has ended, for browsers without `scrollend`. */
const restMs = 200;

/** A carousel's controls: previous, next and position. */
export type CarouselHandle = Pick<
  NonNullable<UseEmblaCarouselType[1]>,
  'scrollPrev' | 'scrollNext' | 'canScrollPrev' | 'canScrollNext' | 'selectedScrollSnap'
>;

type Place = { index: number; canPrevious: boolean; canNext: boolean };

/**
 * A natively scrolling row of slides that becomes a full carousel on first touch, hover or focus. Returns what its buttons and counter
 * need, `waking` for the surrounding element, and the props of CarouselTrack.
 */
export function useCarousel(wraps: boolean) {
  const viewport = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [handle, setHandle] = useState<CarouselHandle | null>(null);
  const [place, setPlace] = useState<Place>({ index: 0, canPrevious: wraps, canNext: true });
  const isResting = useRef(true);
  const isAwaited = useRef(false);

  useEffect(() => markCutSlides(viewport.current), []);

  const onMove = useCallback((moved: CarouselHandle) => {
    setHandle(moved);
    setPlace({ index: moved.selectedScrollSnap(), canPrevious: moved.canScrollPrev(), canNext: moved.canScrollNext() });
  }, []);

  useEffect(() => {
    const node = viewport.current;
    if (!node || handle) return;
    let timer: ReturnType<typeof setTimeout>;
    const scrolled = () => {
      isResting.current = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isResting.current = true;
        setPlace((before) => ({ ...before, index: scrolledIndex(node) }));
      }, restMs);
    };
    node.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      node.removeEventListener('scroll', scrolled);
    };
  }, [handle]);

  const step = (direction: -1 | 1) => {
    const jump = wantsStillness();
    if (handle) return direction === 1 ? handle.scrollNext(jump) : handle.scrollPrev(jump);
    const node = viewport.current;
    // Jumps if the engine is loading: it starts from the row's position and would discard a running scroll.
    if (node) scrollToSlide(node, nextIndex(node, direction, wraps), jump || isAwaited.current);
  };

  // A touch is already scrolling by now, so the engine takes over after the swipe ends.
  const want = useCallback((pointerType: string) => {
    isAwaited.current = pointerType !== 'touch';
    if (isAwaited.current) return setWanted(true);
    const whenResting = () => (isResting.current ? setWanted(true) : setTimeout(whenResting, restMs));
    setTimeout(whenResting, 2 * restMs);
  }, []);

  const waking = { onPointerEnter: (event: { pointerType: string }) => want(event.pointerType), onFocus: () => want('keyboard') };
  return { ...place, viewport, wraps, isWanted, onMove, step, waking };
}

/** Marks slides that are less than half visible with `data-cut`. Returns a cleanup function. */
function markCutSlides(viewport: HTMLElement | null): (() => void) | undefined {
  if (!viewport) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) target.toggleAttribute('data-cut', intersectionRatio < 0.5);
    },
    { root: viewport, threshold: 0.5 },
  );
  for (const slide of slidesOf(viewport)) observer.observe(slide);
  return () => observer.disconnect();
}

export type CarouselState = ReturnType<typeof useCarousel>;

/** The first visible slide of a scrolled row. */
function scrolledIndex(viewport: HTMLElement): number {
  const slides = slidesOf(viewport);
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - start - viewport.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The focused slide, else the first visible one. */
export function currentIndex(viewport: HTMLElement): number {
  const focused = slidesOf(viewport).findIndex((slide) => slide.contains(document.activeElement));
  return focused === -1 ? scrolledIndex(viewport) : focused;
}

function nextIndex(viewport: HTMLElement, direction: -1 | 1, wraps: boolean): number {
  const count = slidesOf(viewport).length;
  const isAtEnd = viewport.scrollLeft + viewport.clientWidth >= viewport.scrollWidth - 2;
  const next = direction === 1 && isAtEnd ? count : scrolledIndex(viewport) + direction;
  return wraps ? (next + count) % count : Math.min(Math.max(next, 0), count - 1);
}

function scrollToSlide(viewport: HTMLElement, index: number, jump: boolean): void {
  const slides = slidesOf(viewport);
  const left = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  viewport.scrollTo({ left, behavior: jump ? 'instant' : 'smooth' });
}

function slidesOf(viewport: HTMLElement): HTMLElement[] {
  return [...viewport.querySelectorAll<HTMLElement>(':scope > ul > li')];
}

/**
 * Advances automatically until the first touch or `toggle`. Pauses on hover, focus and out of view (WCAG 2.2.2). `isPlaying` is null
 * without an interval or with reduced motion.
 */
export function useAutoplay(viewport: RefObject<HTMLElement | null>, interval: number | null, next: () => void) {
  const [isPlaying, setPlaying] = useState<boolean | null>(interval === null ? null : true);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    const node = viewport.current;
    if (wantsStillness()) return setPlaying(null);
    if (!node || interval === null || isPlaying !== true) return;
    const isWatched = () => node.parentElement?.matches(':hover, :focus-within') || document.hidden;
    const timer = setInterval(() => (isWatched() ? undefined : latest.current()), interval);
    const stop = () => setPlaying(false);
    node.addEventListener('pointerdown', stop, { once: true });
    return () => {
      clearInterval(timer);
      node.removeEventListener('pointerdown', stop);
    };
  }, [viewport, interval, isPlaying]);
  return { isPlaying, toggle: () => setPlaying((before) => before !== true) };
}
