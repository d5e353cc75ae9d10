type SlidesBeside = { phone: number; tablet: number; desktop: number };

/**
 * Slides per view on a phone, from 768 px and from 1024 px: larger screens show more, a desktop twice as many (decision 011). A full-width
 * slide stays full width, except in a mosaic. If less than a quarter would stay empty, the slides stretch to fill it.
 */
export function slidesBeside(itemsShown: number, count: number, isMosaic: boolean): SlidesBeside {
  const { tablet, desktop } = isMosaic ? { tablet: 2, desktop: 3 } : widerThan(itemsShown);
  const shared = (room: number) => (count < room && count > room * 0.75 ? count : room);
  return { phone: itemsShown, tablet: shared(tablet), desktop: shared(desktop) };
}

/** Large cards (one and a bit on a phone) show two on a tablet. Smaller ones are not doubled on a tablet, where they would be too small. */
function widerThan(itemsShown: number): Omit<SlidesBeside, 'phone'> {
  if (itemsShown === 1) return { tablet: 1, desktop: 1 };
  const times = (factor: number) => Math.round(itemsShown * factor * 100) / 100;
  return { tablet: times(itemsShown < 1.5 ? 2 : 1.6), desktop: times(2) };
}
