/** Elements that submit or navigate. */
const leading = 'a, form, button';
/** Elements that only change the page in place: slides, tabs, disclosures. */
const inPlace = '[role="tab"], [aria-roledescription="carousel"] button, [data-in-place] button, [aria-expanded]:not(a)';

/**
 * Makes a page inert: links, forms and buttons no longer navigate or submit; in-place controls still work. Calls `press` with the target of
 * every press. Returns a function that undoes it.
 */
export function makeInert(press: (pressed: Element) => void): () => void {
  let begun: Element | null = null;
  const refuse = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'pointerdown') {
      begun = target;
      return;
    }
    // If the page scrolls during a press, it ends on another element, and the browser reports their common ancestor.
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
