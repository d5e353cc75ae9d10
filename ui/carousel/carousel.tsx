import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { pressable } from '../presses/pressable.ts';
import { CarouselTrack } from './carousel-track.tsx';
import { slidesBeside } from './slides-beside.ts';
import { useAutoplay, useCarousel } from './use-carousel.ts';

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
  /** Shows current/total below the slides. */
  pagination?: boolean;
  /** Interval in ms. Stops for good on the first touch, pauses on hover and focus. */
  autoplay?: number | null;
  /** Several slides side by side on wide screens, where a single one would be too large. */
  isMosaic?: boolean;
  children: ReactNode;
};

/** A carousel: swipe, drag, buttons and keyboard, with reduced motion respected. */
export function Carousel({ label, texts, itemsShown, wraps, pagination = false, autoplay = null, isMosaic = false, children }: Props) {
  const slides = Children.toArray(children);
  const carousel = useCarousel(wraps);
  const { index, canPrevious, canNext, step } = carousel;
  const { phone, tablet, desktop } = slidesBeside(itemsShown, slides.length, isMosaic);
  const widths = { '--beside': phone, '--beside-md': tablet, '--beside-lg': desktop } as CSSProperties;
  const { isPlaying, toggle } = useAutoplay(carousel.viewport, slides.length > 1 ? autoplay : null, () => step(1));
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-items-shown={itemsShown}
      style={widths}
      className="group/carousel relative"
      {...carousel.waking}
    >
      <CarouselTrack
        carousel={carousel}
        className="-mx-gutter scroll-px-gutter px-gutter lg:mx-0 lg:scroll-px-0 lg:px-0"
        listClassName="-ml-2 lg:-ml-4"
      >
        {slides.map((slide, position) => (
          <li key={keyOf(slide)} aria-label={texts.slide(position + 1, slides.length)} className="carousel-slide">
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
            // No counter if all slides are visible.
            slides.length <= desktop && 'lg:hidden',
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

/** `Children.toArray` gives every element a key. */
function keyOf(slide: ReactNode): string | null {
  return isValidElement(slide) ? slide.key : String(slide);
}

/**
 * Stops and restarts autoplay (WCAG 2.2.2). With reduced motion it takes up no space from the start, because restored scroll positions are
 * in px.
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
      className={cx('carousel-arrow', side === 'left' ? '-left-5' : '-right-5')}
    >
      <Icon name={side === 'left' ? 'chevron-left' : 'chevron-right'} size={20} />
    </button>
  );
}
