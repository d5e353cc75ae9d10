type SlidesBeside = { phone: number; tablet: number; desktop: number };

/**
 * How many slides stand side by side on a phone, from 768 px and from 1024 px on: a tablet and a desktop show more, a desktop twice as many
 * (decision 011). A slide that fills a phone fills every screen, but in a mosaic. Where less than a quarter would stay empty, the slides share it.
 */
export function slidesBeside(itemsShown: number, count: number, isMosaic: boolean): SlidesBeside {
  const { tablet, desktop } = isMosaic ? { tablet: 2, desktop: 3 } : widerThan(itemsShown);
  const shared = (room: number) => (count < room && count > room * 0.75 ? count : room);
  return { phone: itemsShown, tablet: shared(tablet), desktop: shared(desktop) };
}

/** Large cards, of which a phone shows one and a bit, stand two to a tablet; of smaller ones a tablet would show them too small at twice as many. */
function widerThan(itemsShown: number): Omit<SlidesBeside, 'phone'> {
  if (itemsShown === 1) return { tablet: 1, desktop: 1 };
  const times = (factor: number) => Math.round(itemsShown * factor * 100) / 100;
  return { tablet: times(itemsShown < 1.5 ? 2 : 1.6), desktop: times(2) };
}
