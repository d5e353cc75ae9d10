/** What would send something, or lead away. */
const leading = 'a, form, button';
/** What only turns the page itself: slides, tabs, and what unfolds. */
const inPlace = '[role="tab"], [aria-roledescription="carousel"] button, [data-in-place] button, [aria-expanded]:not(a)';

/**
 * Makes a page lead nowhere: links, forms and buttons do nothing but turn the page itself. Every press, by whatever means, is told with what
 * was pressed. Gives back the way to undo it.
 */
export function makeInert(press: (pressed: Element) => void): () => void {
  let begun: Element | null = null;
  const refuse = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'pointerdown') {
      begun = target;
      return;
    }
    // A page that scrolls under a press ends it on another element; the browser then names one that holds both.
    if (event.type === 'click') press(begun !== null && (event as MouseEvent).detail > 0 && target.contains(begun) ? begun : target);
    const control = target.closest(leading);
    if (control === null || control.matches(inPlace)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const types = ['pointerdown', 'click', 'auxclick', 'submit', 'dragstart'] as const;
  for (const type of types) window.addEventListener(type, refuse, { capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, refuse, { capture: true });
  };
}
