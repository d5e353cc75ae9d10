/**
 * Scrolls to a part of the form and focuses it immediately: on phones the form is a screen away from the preview. `field` is as in problems
 * and presses; defaults to the heading if the form has no such part.
 */
export function showField(form: HTMLElement, field: string): void {
  const names = [field, field.split('.')[0] ?? ''];
  const part = names.map((name) => form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)).find((found) => found !== null);
  if (part instanceof HTMLDetailsElement) part.open = true;
  const shown = part?.querySelector<HTMLElement>(':scope > summary') ?? part ?? form.querySelector('h3');
  const box = part === shown ? shown?.querySelector<HTMLElement>('input, textarea, select') : shown;
  box?.focus({ preventScroll: true });
  // Next to the preview the form scrolls itself; below the list the page does.
  const isBeside = window.matchMedia('(width >= 64rem)').matches;
  shown?.scrollIntoView({ block: isBeside ? 'nearest' : 'start', behavior: 'instant' });
}
