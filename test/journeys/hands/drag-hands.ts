import type { Locator, Page } from 'playwright-core';

/** What was grabbed by keyboard hears keys from the next turn of the event loop on, and where it may go is measured before the next picture. */
const hearsKeys = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Drags a handle onto one above it by pointer. */
export async function drag(moved: Locator, target: Locator): Promise<void> {
  const { mouse } = moved.page();
  await moved.scrollIntoViewIfNeeded();
  const [from, to] = [await moved.boundingBox(), await target.boundingBox()];
  if (from === null || to === null) throw new Error('a handle is not shown');
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 4, { steps: 8 });
  await mouse.up();
}

/** Grabs a row by its handle, moves it with an arrow key and lets it go; the first two steps are announced by these sentences. */
export async function dragByKey(moved: Locator, arrow: 'ArrowUp' | 'ArrowDown', [grabbed, over]: readonly [string, string]): Promise<void> {
  const page = moved.page();
  const isSaid = (sentence: string) => page.getByText(sentence).first().waitFor({ state: 'attached' });
  await moved.focus();
  await page.keyboard.press('Space');
  await isSaid(grabbed);
  await hearsKeys(page);
  await page.keyboard.press(arrow);
  await isSaid(over);
  await hearsKeys(page);
  await page.keyboard.press('Space');
}
