/**
 * Brings a part of the form into sight and the focus to it, at once: on a phone the form is a screen away from the preview that was pressed. `field` is
 * as problems and presses name it; the heading stands for what the form has no part for.
 */
export function showField(form: HTMLElement, field: string): void {
  const names = [field, field.split('.')[0] ?? ''];
  const part = names.map((name) => form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)).find((found) => found !== null);
  if (part instanceof HTMLDetailsElement) part.open = true;
  const shown = part?.querySelector<HTMLElement>(':scope > summary') ?? part ?? form.querySelector('h3');
  const box = part === shown ? shown?.querySelector<HTMLElement>('input, textarea, select') : shown;
  box?.focus({ preventScroll: true });
  // Beside the preview the form scrolls by itself; below the list it is the page that goes there, with what follows the part.
  const isBeside = window.matchMedia('(width >= 64rem)').matches;
  shown?.scrollIntoView({ block: isBeside ? 'nearest' : 'start', behavior: 'instant' });
}
