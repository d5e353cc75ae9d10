import { Children, isValidElement, type ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { pressable } from '../pressable.ts';
import { CarouselTrack } from './carousel-track.tsx';
import { useAutoplay, useCarousel } from './use-carousel.ts';

/** Slide widths by items shown: on phones, and on wide screens, where twice as many show. `whole`: how many of them a desktop shows whole. The keys are the numbers of rules/home/carousel.ts. */
const slideWidths: Record<string, { phone: string; wide: string; whole?: number }> = {
  '1': { phone: 'basis-full', wide: '' },
  '1.1': { phone: 'basis-[calc(100%/1.1)]', wide: 'md:basis-[calc(100%/2.2)]', whole: 2 },
  '1.3': { phone: 'basis-[calc(100%/1.3)]', wide: 'md:basis-[calc(100%/2.6)]', whole: 2 },
  '1.7': { phone: 'basis-[calc(100%/1.7)]', wide: 'md:basis-[calc(100%/2.6)] lg:basis-[calc(100%/3.4)]', whole: 3 },
  '2.2': { phone: 'basis-[calc(100%/2.2)]', wide: 'md:basis-[calc(100%/3.4)] lg:basis-[calc(100%/4.4)]', whole: 4 },
  '2.5': { phone: 'basis-[calc(100%/2.5)]', wide: 'md:basis-[calc(100%/4)] lg:basis-[calc(100%/5)]', whole: 5 },
};

/** Where a wide screen has room for a little more than there is, by items shown and count, the slides share it: no empty quarter beside them. */
const sharedWidths: Record<string, string> = {
  '1.1 2': 'md:basis-1/2',
  '1.3 2': 'md:basis-1/2',
  '1.7 3': 'md:basis-[calc(100%/2.6)] lg:basis-1/3',
  '2.2 4': 'md:basis-[calc(100%/3.4)] lg:basis-1/4',
  '2.5 4': 'md:basis-1/4',
};

function slideWidth(itemsShown: number, count: number): string {
  const { phone, wide } = slideWidths[String(itemsShown)] ?? { phone: 'basis-full', wide: '' };
  return cx(phone, sharedWidths[`${itemsShown} ${count}`] ?? wide);
}

export type CarouselTexts = {
  previous: string;
  next: string;
  pause: string;
  play: string;
  slide: (current: number, total: number) => string;
};

type Props = {
  label: string;
  texts: CarouselTexts;
  itemsShown: number;
  wraps: boolean;
  /** Shows current/total under the slides. */
  pagination?: boolean;
  /** Milliseconds between slides; stops for good at the first touch, pauses under the pointer and the keyboard. */
  autoplay?: number | null;
  /** Several slides side by side on wide screens, where one alone would be a wall. */
  isMosaic?: boolean;
  children: ReactNode;
};

/** Slides side by side: swiped, dragged, stepped by buttons, reached by keyboard; no motion where none is wanted. */
export function Carousel({ label, texts, itemsShown, wraps, pagination = false, autoplay = null, isMosaic = false, children }: Props) {
  const slides = Children.toArray(children);
  const carousel = useCarousel(wraps);
  const { index, canPrevious, canNext, step } = carousel;
  // Beside slides that are all in sight nothing is counted.
  const whole = isMosaic ? 3 : (slideWidths[String(itemsShown)]?.whole ?? 1);
  const { isPlaying, toggle } = useAutoplay(carousel.viewport, slides.length > 1 ? autoplay : null, () => step(1));
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-items-shown={itemsShown}
      className="group/carousel relative"
      {...carousel.waking}
    >
      <CarouselTrack
        carousel={carousel}
        className="-mx-gutter scroll-px-gutter px-gutter lg:mx-0 lg:scroll-px-0 lg:px-0"
        listClassName="-ml-2 lg:-ml-4"
      >
        {slides.map((slide, position) => (
          <li
            key={keyOf(slide)}
            aria-label={texts.slide(position + 1, slides.length)}
            className={cx(
              'min-w-0 shrink-0 grow-0 snap-start pl-2 lg:pl-4',
              // The heart of a card that is mostly gone would stand alone at the edge. Focus of its link brings the card back, and the heart with it.
              '[&[data-cut]_button]:invisible',
              slideWidth(itemsShown, slides.length),
              isMosaic && 'md:basis-1/2 lg:basis-1/3',
            )}
          >
            {slide}
          </li>
        ))}
      </CarouselTrack>
      {slides.length > 1 ? (
        <>
          <Arrow label={texts.previous} disabled={!canPrevious} side="left" onPress={() => step(-1)} />
          <Arrow label={texts.next} disabled={!canNext} side="right" onPress={() => step(1)} />
        </>
      ) : null}
      {pagination && slides.length > 1 ? (
        <p
          className={cx(
            'mt-1 flex min-h-target items-center justify-center text-13 text-ink-2 tabular-nums',
            slides.length <= whole && 'lg:hidden',
          )}
        >
          {isPlaying === null ? null : <PlayButton isPlaying={isPlaying} texts={texts} onPress={toggle} />}
          <span>
            <span className="font-semibold text-ink">{index + 1}</span> / {slides.length}
          </span>
        </p>
      ) : null}
      {!pagination && isPlaying !== null ? <PlayButton isPlaying={isPlaying} texts={texts} onPress={toggle} /> : null}
    </section>
  );
}

/** `Children.toArray` has given every element a key. */
function keyOf(slide: ReactNode): string | null {
  return isValidElement(slide) ? slide.key : String(slide);
}

/**
 * What moves by itself can be stopped, and started again (WCAG 2.2.2). Where no motion is wanted it takes no room from the start: places to come back to
 * are counted in pixels.
 */
function PlayButton({ isPlaying, texts, onPress }: { isPlaying: boolean; texts: CarouselTexts; onPress: () => void }) {
  return (
    <IconButton label={isPlaying ? texts.pause : texts.play} onClick={onPress} className="motion-reduce:hidden">
      <Icon name={isPlaying ? 'pause' : 'play'} size={16} className="fill-current" />
    </IconButton>
  );
}

function Arrow({ label, disabled, side, onPress }: { label: string; disabled: boolean; side: 'left' | 'right'; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...pressable(onPress, disabled)}
      className={cx(
        'absolute top-[36%] z-10 hidden size-target items-center justify-center rounded-full border border-line bg-ground text-ink transition-opacity lg:flex',
        'opacity-0 group-hover/carousel:opacity-100 focus-visible:opacity-100 hover:border-ink aria-disabled:not-focus:invisible aria-disabled:text-line',
        side === 'left' ? '-left-5' : '-right-5',
      )}
    >
      <Icon name={side === 'left' ? 'chevron-left' : 'chevron-right'} size={20} />
    </button>
  );
}
