import type { Locator, Page } from 'playwright-core';

/** Presses Tab until this element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const here = page.locator(':focus').and(target);
  for (let press = 0; press < 250; press += 1) {
    if ((await here.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

/** Presses Tab this many times; returns the elements that had the focus while not visible: outside the window, or covered. */
export async function hiddenTabs(page: Page, presses: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const name = await hiddenFocus(page);
    if (name !== null) hidden.push(name);
  }
  return hidden;
}

/** The name of the focused element if it is not visible, null if it is. */
export async function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(whatIsHidden);
}

/** The name of the focused element, unless its centre becomes visible within half a second of frames, as rows may still be moving. */
async function whatIsHidden(): Promise<string | null> {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.id === 'content') return null;
  for (let frame = 0; frame < 30; frame += 1) {
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);
    const seen = document.elementFromPoint(within((left + right) / 2, innerWidth), within((top + bottom) / 2, innerHeight));
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const label = focused.closest('label');
    if (isInside && seen && (focused.contains(seen) || seen.contains(focused) || label?.contains(seen))) return null;
    await new Promise(requestAnimationFrame);
  }
  return (focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName).slice(0, 60);
}
