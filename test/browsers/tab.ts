import { setTimeout as pause } from 'node:timers/promises';

export type Spot = { x: number; y: number };
export type Size = { width: number; height: number };

/** Names of the browsers, as reports and pictures have them. */
export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** What every driver can do. Everything else a journey does is made of it (`Hands`). */
export interface Tab {
  readonly name: BrowserName;
  open(url: string): Promise<void>;
  /** Runs a function in the page, with an argument and a result that JSON can carry. */
  run<Argument, Result>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  /** Presses the mouse at the first spot, in whole pixels, moves it along the others and releases it. */
  drag(spots: readonly [Spot, ...Spot[]]): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of what is visible, one pixel for each CSS pixel. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An element by its role and accessible name, as a shopper finds it. */
export interface Wanted {
  role: 'button' | 'link' | 'checkbox' | 'radio' | 'heading' | 'textbox' | 'dialog' | 'article';
  /** The whole name, or with `isPart` a part of it; any when left out. */
  name?: string;
  isPart?: boolean;
  /** A selector of what contains it. */
  within?: string;
  nth?: number;
}

const deadlineMs = 60_000;

/** A shopper's hands on any browser: they look until a thing is there, scroll to it and press the mouse on it. */
export class Hands {
  readonly tab: Tab;
  readonly #shopUrl: string;

  constructor(tab: Tab, shopUrl: string) {
    this.tab = tab;
    this.#shopUrl = shopUrl;
  }

  /** Opens a page of the shop and waits until its scripts run. */
  async visit(path: string): Promise<void> {
    await this.tab.open(this.#shopUrl + path);
    await this.alive();
  }

  async alive(): Promise<void> {
    await this.until('the page is alive', () =>
      this.tab.run(() => document.readyState !== 'loading' && (window.dataLayer?.length ?? 0) > 0, null),
    );
  }

  /** Looks until it is so. */
  async until(what: string, isSo: () => Promise<boolean>, withinMs = deadlineMs): Promise<void> {
    const deadline = Date.now() + withinMs;
    // A page that is just left refuses questions.
    while (!(await isSo().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`${this.tab.name}: ${what} did not happen; ${await this.seen()}`);
      await pause(50);
    }
  }

  async address(): Promise<URL> {
    return new URL(await this.tab.run(() => location.href, null));
  }

  async untilAddress(pattern: RegExp): Promise<void> {
    await this.until(`an address like ${pattern}`, async () => pattern.test((await this.address()).href));
  }

  async says(words: string): Promise<void> {
    await this.until(`"${words}"`, () =>
      this.tab.run((text) => (document.body.textContent ?? '').replaceAll(/\s+/g, ' ').includes(text), words),
    );
  }

  async finds(wanted: Wanted): Promise<void> {
    await this.until(`a ${wanted.role} "${wanted.name ?? ''}"`, async () => (await this.tab.run(placeOf, wanted)) !== null);
  }

  /** Waits until it is there, enabled and still, and clicks it. */
  async press(wanted: Wanted): Promise<void> {
    let last: Spot | null = null;
    await this.until(`a ${wanted.role} "${wanted.name ?? ''}" to press`, async () => {
      const place = await this.tab.run(placeOf, wanted);
      const isStill = place?.isReachable === true && last !== null && Math.hypot(place.x - last.x, place.y - last.y) < 1;
      last = place;
      return isStill;
    });
    if (last !== null) await this.tab.drag([last]);
  }

  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted);
    await this.tab.type(text);
  }

  /** Waits until the pictures in view have come, for two seconds: what a layer covers or a carousel hides may stay away. */
  async painted(): Promise<void> {
    const isWhole = () =>
      this.tab.run(() => {
        const inView = [...document.images].filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          return right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        });
        return document.fonts.status === 'loaded' && inView.every(({ complete }) => complete);
      }, null);
    await this.until('all pictures', isWhole, 2_000).catch(() => {});
    await this.tab.run(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))), null);
  }

  private async seen(): Promise<string> {
    const words = await this.tab.run(() => `${location.href} ${document.querySelector('main')?.textContent}`, null).catch(String);
    return words.replaceAll(/\s+/g, ' ').slice(0, 400);
  }
}

/** Runs in the page: scrolls to the middle of what is wanted, says where it is and whether a click there would reach it. */
function placeOf({ role, name, isPart = false, within = 'body', nth = 0 }: Wanted): (Spot & { isReachable: boolean }) | null {
  const tags: Record<Wanted['role'], string> = {
    button: 'button',
    link: 'a[href]',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3',
    textbox: 'input, textarea',
    dialog: 'dialog',
    article: 'article',
  };
  const heard = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove();
    return copy.textContent;
  };
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const written =
      by.length > 0 ? by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') : element.getAttribute('aria-label');
    return (written ?? (labels.length > 0 ? labels.map(heard).join(' ') : heard(element))).replaceAll(/\s+/g, ' ').trim();
  };
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const fits = (element: Element) => {
    if (name === undefined) return true;
    return isPart ? nameOf(element).includes(name) : nameOf(element) === name;
  };
  const all = [...document.querySelectorAll(within)].flatMap((place) => [
    ...place.querySelectorAll(`${tags[role]}, [role=${role}]`),
    ...(role === 'dialog' ? place.querySelectorAll('[role=alertdialog]') : []),
  ]);
  const found = all.filter((element) => isShown(element) && fits(element)).at(nth);
  if (found === undefined) return null;
  const box = found.getBoundingClientRect();
  if (box.top < 80 || box.bottom > innerHeight - 100 || box.left < 0 || box.right > innerWidth) {
    found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  const { left, top, width, height } = found.getBoundingClientRect();
  const spot = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(spot.x, spot.y);
  const label = (found as HTMLInputElement).labels?.[0];
  const isReachable = hit !== null && (found.contains(hit) || hit.contains(found) || label?.contains(hit) === true);
  return { ...spot, isReachable: isReachable && found.getAttribute('aria-disabled') !== 'true' && !found.matches(':disabled') };
}
