/** What would send something, or lead away. Slides and tabs go on working. */
const leading = 'a, form, button, [type="submit"]';

/**
 * Makes a page lead nowhere: links, forms and buttons do nothing but in a carousel and its tabs. Gives back the way to undo it. Pressing is told
 * by pointer events, which go on.
 */
export function makeInert(): () => void {
  const refuse = (event: Event) => {
    const target = event.target as Element;
    const isInPlace = target.closest('[role="tab"], [aria-roledescription="carousel"] button') !== null && target.closest('a') === null;
    if (event.type !== 'submit' && (isInPlace || target.closest(leading) === null)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const types = ['click', 'auxclick', 'submit', 'dragstart'] as const;
  for (const type of types) window.addEventListener(type, refuse, { capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, refuse, { capture: true });
  };
}
