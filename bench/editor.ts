import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '#test/chromium.ts';
import type { Row } from './row.ts';
import { startOnce } from './start-time.ts';

/** The editor on a phone, with real input: its first load on a cold device, and its frame times during one- and two-finger gestures. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: 'ko-KR' };
/** 9 Mbps with 60 ms round trip. */
const network = { offline: false, latency: 60, downloadThroughput: (9e6 / 8) * 0.95, uploadThroughput: 1.5e6 / 8 };
const cpuRate = 4;
/** Length of a gesture in input events, at 60 per second. */
const gestureSteps = 150;

/** The editor's rows, on a separate demonstration shop that allows 20 graphics per design. */
export async function editorOnAPhone(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'seam-editor-'));
  try {
    const shop = await startOnce(join(folder, 'data'), { settings: { MAX_GRAPHICS_PER_CUSTOM: '20' } });
    try {
      return await editorRows(shop.url);
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same on a shop already open at `url`. */
async function editorRows(url: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const opened = await addressOf(url);
    // The first load only fills the server's picture cache.
    await firstOpen(browser, opened);
    const rows = [firstOpenRow(await firstOpen(browser, opened))];
    for (const count of [10, 20]) rows.push(...(await frameRows(browser, opened, count)));
    rows.push(await typingRow(browser, opened));
    return rows;
  } finally {
    await browser.close();
  }
}

type Opened = { requests: number; bytes: number; seconds: number };

/** A first-time visit on a phone: what it loads until it has told its visit and the network is idle, and when the first graphic can be moved. */
async function firstOpen(browser: Browser, opened: string): Promise<Opened> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let bytes = 0;
  const asked = new Set<string>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => void (request.url.startsWith('http') && asked.add(requestId)));
  // Requests served from the browser's cache cost nothing.
  cdp.on('Network.requestServedFromCache', ({ requestId }) => void asked.delete(requestId));
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const started = performance.now();
  await page.goto(opened, { waitUntil: 'commit' });
  await page.locator('[data-layer] img').first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('[data-layer] img')?.complete, null, { timeout: 60_000 });
  const seconds = (performance.now() - started) / 1000;
  // What the page fetches by itself seconds later counts too.
  await page.waitForFunction(() => (window.dataLayer?.length ?? 0) > 0);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { requests: asked.size, bytes, seconds };
}

function firstOpenRow({ requests, bytes, seconds }: Opened): Row {
  return {
    what: 'first open of the editor on a cold phone: requests, bytes, first movable graphic at 9 Mbps and 4x CPU',
    budget: '<= 50, <= 600 kB, <= 5 s',
    measured: `${requests}, ${Math.round(bytes / 1000)} kB, ${seconds.toFixed(1)} s`,
    isWithin: requests <= 50 && bytes <= 600_000 && seconds <= 5,
  };
}

async function frameRows(browser: Browser, opened: string, layers: number): Promise<Row[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(opened);
  await page.locator('[data-layer]').first().waitFor();
  const items = page.locator('[data-part="graphics"] li button');
  for (let index = 1; index < layers; index += 1) await items.nth(index % 12).tap();
  const count = await page.locator('[data-layer]').count();
  await page.locator('[data-layer]').last().tap();
  // Loading and saving the draft must be over before measuring.
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const rows: Row[] = [];
  for (const [name, fingers] of [
    ['drag', dragPath],
    ['pinch', pinchPath],
  ] as const) {
    const frames = await framesOf(page, cdp, fingers);
    rows.push(frameRow(`editor, ${count} layers, 4x CPU, ${name} by touch: median and 95th percentile frame, long tasks`, frames));
  }
  await context.close();
  return rows;
}

/** A text typed on a keyboard: from the press of a key to the frame that shows its letter, by the browser's own measure (in steps of 8 ms). */
async function typingRow(browser: Browser, opened: string): Promise<Row> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(opened);
  await page.locator('[data-layer]').first().waitFor();
  await page.keyboard.press('t');
  await page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement);
  // The letters are known by then, as those of any word that is corrected.
  await page.keyboard.type('seam ');
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const watch = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.push(duration);
    });
    watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type('mass seam maes '.repeat(3), { delay: 120 });
  const sorted = (await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toSorted((one, other) => one - other);
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  await context.close();
  return {
    what: 'editor, a letter typed into a text, 4x CPU: 95th percentile until it is seen',
    budget: '<= 50 ms',
    measured: `${late.toFixed(0)} ms`,
    isWithin: late <= 50,
  };
}

type Frames = { times: number[]; longTasks: number };
type Spot = { x: number; y: number };

/** One finger circling the middle of the stage, starting on the selected graphic. */
function dragPath(middle: Spot, step: number): Spot[] {
  const turn = (step / 40) * Math.PI * 2;
  return [{ x: middle.x + 40 * Math.sin(turn), y: middle.y + 40 * (1 - Math.cos(turn)) }];
}

/** Two fingers moving apart and together again. */
function pinchPath(middle: Spot, step: number): Spot[] {
  const reach = 40 + 30 * Math.sin((step / 40) * Math.PI * 2);
  return [
    { x: middle.x - reach, y: middle.y - reach / 3 },
    { x: middle.x + reach, y: middle.y + reach / 3 },
  ];
}

async function framesOf(page: Page, cdp: CDPSession, path: (middle: Spot, step: number) => Spot[]): Promise<Frames> {
  const box = await page.locator('[data-layer][aria-pressed="true"]').boundingBox();
  if (!box) throw new Error('nothing is selected');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map((spot, id) => ({ ...spot, id })) });
  await page.evaluate(watchFrames);
  await send('touchStart', path(middle, 0));
  let next = performance.now();
  for (let step = 1; step <= gestureSteps; step += 1) {
    next += 1000 / 60;
    void send('touchMove', path(middle, step));
    await new Promise((done) => setTimeout(done, Math.max(0, next - performance.now())));
  }
  await send('touchEnd', []);
  return page.evaluate(() => (window as unknown as { seen: Frames }).seen);
}

/** Runs in the page. Counts from the second frame on: at a quarter of the speed, parsing this script is a long task itself. */
async function watchFrames(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const seen = { times: [] as number[], longTasks: 0, last: 0 };
  Object.assign(window, { seen });
  const begun = performance.now();
  new PerformanceObserver((list) => {
    seen.longTasks += list.getEntries().filter((task) => task.startTime > begun).length;
  }).observe({ type: 'longtask' });
  const tick = (now: number) => {
    if (seen.last > 0) seen.times.push(now - seen.last);
    seen.last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

function frameRow(what: string, { times, longTasks }: Frames): Row {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const [median, late] = [at(0.5), at(0.95)];
  return {
    what,
    budget: '<= 16.7 ms, <= 33.4 ms, 0',
    measured: `${median.toFixed(1)} ms, ${late.toFixed(1)} ms, ${longTasks}`,
    // One and two frames at 60 fps; browsers round their times to a tenth.
    isWithin: median < 16.75 && late < 33.45 && longTasks === 0,
  };
}

/** The first customizable garment, opened with the first graphic on it. */
async function addressOf(url: string): Promise<string> {
  const query =
    '{ product_products(where: { is_custom: { _eq: true } }, order_by: [{ id: asc }], limit: 1) { id } product_graphics(order_by: [{ id: asc }], limit: 1) { id } }';
  const body = JSON.stringify({ query });
  const reply = await fetch(`${url}/v1/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { data } = (await reply.json()) as Record<'data', Record<'product_products' | 'product_graphics', { id: number }[]>>;
  return `${url}/product/${data.product_products[0]?.id}?graphic_id=${data.product_graphics[0]?.id}`;
}

// node bench/editor.ts http://localhost:3000: measures an already open shop.
if (process.argv[1] === import.meta.filename) console.table(await editorRows(process.argv[2] ?? 'http://localhost:3000'));
