import type { CDPSession, Locator, Page } from 'playwright-core';
import { queryData } from './shopper.ts';

export type Spot = { x: number; y: number };

/** What a graphic on the stage announces, in mm. */
export type Told = { name: string; width: number; height: number; index: number; count: number };

/** The graphics on the current side, bottom first, from their accessible names. */
export async function toldLayers(page: Page): Promise<Told[]> {
  const labels = await layersOn(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.map((label) => {
    const [, name = '', width, height, count, index] = /^(.*), 가로 (\d+)mm 세로 (\d+)mm, (\d+)개 중 (\d+)번째$/.exec(label) ?? [];
    return { name, width: Number(width), height: Number(height), index: Number(index), count: Number(count) };
  });
}

export function layersOn(page: Page): Locator {
  return page.locator('[data-stage] [data-layer]');
}

/** A graphic's position on the screen and its rotation (degrees). */
export async function seen(layer: Locator): Promise<Spot & { width: number; turned: number }> {
  return layer.evaluate((button) => {
    const box = button.getBoundingClientRect();
    const matrix = new DOMMatrix(getComputedStyle(button).transform);
    const scale = Math.hypot(matrix.a, matrix.b);
    return {
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      width: button.clientWidth * scale,
      turned: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI,
    };
  });
}

/** Opens the editor with a new design on the first customizable product and waits for its tray. */
export async function openEditor(page: Page): Promise<number> {
  const { product_products: products } = await queryData<{ product_products: { id: number }[] }>(
    '{ product_products(where: { is_custom: { _eq: true } }, order_by: [{ id: asc }], limit: 1) { id } }',
  );
  const [{ id } = { id: 0 }] = products;
  await page.goto(`/product/${id}?customize=1`);
  await trayItem(page, 0).waitFor();
  return id;
}

/** A graphic in the tray. */
export function trayItem(page: Page, index: number): Locator {
  return page.locator('[data-part="graphics"] li button').nth(index);
}

/** Touch input through the browser's own input pipeline. */
export async function fingersOf(page: Page): Promise<Fingers> {
  const cdp = await page.context().newCDPSession(page);
  return new Fingers(page, cdp);
}

class Fingers {
  readonly #page: Page;
  readonly #cdp: CDPSession;

  constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
  }

  /** Puts fingers down at `from`, moves them in a straight line to `to`, one step per frame, and lifts them. */
  async swipe(from: readonly Spot[], to: readonly Spot[]): Promise<void> {
    await this.down(from);
    await this.move(from, to);
    await this.up();
  }

  async down(spots: readonly Spot[]): Promise<void> {
    await this.#send('touchStart', spots);
    await this.#frame();
  }

  async move(from: readonly Spot[], to: readonly Spot[]): Promise<void> {
    const steps = 12;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await this.#send(
        'touchMove',
        from.map((spot, index) => between(spot, to[index] ?? spot, part)),
      );
      await this.#frame();
    }
  }

  /** Rotates two fingers about their midpoint. */
  async twist(about: Spot, radius: number, degrees: number): Promise<void> {
    const at = (turned: number): Spot[] => [spotAt(about, radius, turned + 180), spotAt(about, radius, turned)];
    await this.down(at(0));
    const steps = 12;
    for (let step = 1; step <= steps; step += 1) {
      await this.#send('touchMove', at((degrees * step) / steps));
      await this.#frame();
    }
    await this.up();
  }

  async up(): Promise<void> {
    await this.#send('touchEnd', []);
    await this.#frame();
  }

  /** Puts fingers down and starts moving before the page can react: on a busy page, resting fingers would count as a long press. */
  async grab(from: readonly Spot[], to: readonly Spot[]): Promise<void> {
    await Promise.all([this.#send('touchStart', from), this.#send('touchMove', to)]);
    await this.#frame();
  }

  /** Touches and lifts before the page can react, however busy it is. */
  async tap(spots: readonly Spot[]): Promise<void> {
    await Promise.all([this.#send('touchStart', spots), this.#send('touchEnd', [])]);
    await this.#frame();
  }

  async cancel(): Promise<void> {
    await this.#send('touchCancel', []);
    await this.#frame();
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', spots: readonly Spot[]): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map((spot, id) => ({ ...spot, id })) });
  }

  /** Waits for one frame to be painted, which is when the engine works. */
  async #frame(): Promise<void> {
    await this.#page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

export function spotAt(about: Spot, radius: number, degrees: number): Spot {
  const rad = (degrees * Math.PI) / 180;
  return { x: about.x + Math.cos(rad) * radius, y: about.y + Math.sin(rad) * radius };
}

function between(from: Spot, to: Spot, part: number): Spot {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
