import type { ReactNode } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { type CarouselKind, carouselItemsShown, carouselWraps } from '#rules/home/carousel.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';

type Props = {
  kind: CarouselKind;
  label: string;
  /** The number of items, before pairing. */
  count: number;
  pagination?: boolean;
  autoplay?: number | null;
  isMosaic?: boolean;
  children: ReactNode;
};

/** A carousel by the rules of specification 9: items per view, and whether it wraps. */
export function BlockCarousel({ kind, label, count, pagination = false, autoplay = null, isMosaic = false, children }: Props) {
  const text = useText();
  return (
    <Carousel
      label={label}
      itemsShown={carouselItemsShown(kind, count)}
      wraps={carouselWraps(kind, count)}
      pagination={pagination}
      autoplay={autoplay}
      isMosaic={isMosaic}
      texts={{
        previous: text(shell.previous),
        next: text(shell.next),
        pause: text(shell.pauseSlides),
        play: text(shell.playSlides),
        slide: (current, total) => text(shell.slide, { current, total }),
      }}
    >
      {children}
    </Carousel>
  );
}
