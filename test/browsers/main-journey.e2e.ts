import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { frameTexts } from '#admin/frame/texts.ts';
import { dashboardTexts } from '#admin/screens/dashboard/texts.ts';
import { shell } from '#client/locale/shell.ts';
import { localeCookie } from '#contract/locale-cookie.ts';
import { urlFor } from '#contract/routes.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { editorTexts } from '#storefront/editor/texts.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { productTexts } from '#storefront/screens/product/product/texts.ts';
import { lane } from '../journeys/hands/lane.ts';
import { demoAdmin } from '../journeys/hands/office-hands.ts';
import { demoShopper } from '../journeys/hands/shopper.ts';
import { puppeteerTab } from './puppeteer-tab.ts';
import { type BrowserName, Hands, type Size, type Spot } from './tab.ts';
import { webkitTab } from './webkit-tab.ts';
import { withoutNewerApis } from './without-newer.ts';

/** Every step's picture, to be looked at beside Chromium's. */
const pictures = process.env.SEAM_PICTURES ?? join(tmpdir(), 'seam-browsers');
/** The share of the printable area's pixels that another browser may paint differently: edges and scaling. */
const mostUnlike = 0.05;

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const chromiumPrints = new Map<string, Buffer>();

describe.each(Object.entries(sizes))('on a %s the main journey works', (device, size) => {
  test.each<BrowserName>(['chromium', 'firefox', 'webkit'])('%s: from the home page to a paid order of an own design', async (name) => {
    await journey(device, size, await tabOf(name, size), name);
  });
});

test('in Chromium without APIs newer than the oldest browsers, the home page leads to a paid order', async () => {
  await journey('desktop', sizes.desktop, await puppeteerTab('chromium', sizes.desktop, withoutNewerApis()), 'oldest');
});

function tabOf(name: BrowserName, size: Size) {
  return name === 'webkit' ? webkitTab(size) : puppeteerTab(name, size);
}

async function journey(device: string, { width }: Size, tab: Awaited<ReturnType<typeof tabOf>>, label: string): Promise<void> {
  const hands = new Hands(tab, lane().shopUrl);
  let taken = 0;
  const look = async (step: string) => {
    await hands.painted();
    mkdirSync(pictures, { recursive: true });
    taken += 1;
    writeFileSync(join(pictures, `${width}-${String(taken).padStart(2, '0')}-${step}-${label}.png`), await tab.picture());
  };
  try {
    await signIn(hands, look);
    await browse(hands, look);
    await design(hands, look, device);
    await buy(hands, look);
    await office(hands, look);
  } catch (error) {
    await look('failed').catch(() => {});
    throw error;
  } finally {
    await tab.close();
  }
}

type Look = (step: string) => Promise<void>;

async function signIn(hands: Hands, look: Look): Promise<void> {
  await hands.visit(urlFor('login'));
  const stored = { [storageKeys.closedPopup]: String(Date.now()), [storageKeys.locale]: 'ko' };
  await hands.tab.run((kept) => Object.assign(localStorage, kept), stored);
  // WebKitGTK speaks the language of the system, which may have no Korean.
  await hands.tab.run((cookie) => Reflect.set(document, 'cookie', cookie), `${localeCookie}=ko; path=/`);
  await hands.visit(urlFor('login'));
  await look('login');
  await hands.fill({ role: 'textbox', name: signInMessages.id.ko, isPart: true }, demoShopper.email);
  await hands.fill({ role: 'textbox', name: signInMessages.password.ko, isPart: true }, demoShopper.password);
  await hands.press({ role: 'button', name: shell.login.ko, within: 'main' });
  await hands.until('signed in', async () => (await hands.address()).pathname !== '/login');
  await emptyCart(hands);
}

/** What an earlier run left in the cart is not bought again. */
async function emptyCart({ tab }: Hands): Promise<void> {
  await tab.run(async () => {
    const { access_token: token } = JSON.parse(Object.values({ ...localStorage }).find((value) => value.includes('access_token')) ?? '{}');
    const headers = { authorization: `Bearer ${token}` };
    const { lines } = await (await fetch('/api/cart', { headers })).json();
    const ids = lines.map(({ id }: { id: number }) => id);
    if (ids.length > 0) await fetch(`/api/cart/lines?line_ids=${ids}`, { method: 'DELETE', headers });
  }, null);
}

async function browse(hands: Hands, look: Look): Promise<void> {
  await hands.visit(urlFor('main'));
  await look('home');
  await hands.press({ role: 'link', name: '티셔츠', within: 'main' });
  await hands.untilAddress(/\/category\?category=t-shirts/);
  await hands.finds({ role: 'link', name: '스탠더드 티셔츠', isPart: true, within: 'main' });
  await look('category');
  await hands.press({ role: 'link', name: '스탠더드 티셔츠', isPart: true, within: 'main' });
  await hands.untilAddress(/\/product\/\d+/);
  await hands.finds({ role: 'button', name: productTexts.customize.ko });
  await look('product');
  await hands.press({ role: 'button', name: productTexts.customize.ko });
}

/** A graphic is placed, dragged, scaled and turned; what is painted at rest is what Chromium paints. */
async function design(hands: Hands, look: Look, device: string): Promise<void> {
  await hands.press({ role: 'button', name: '설향 한 알', isPart: true, within: '[data-part="graphics"] li' });
  await hands.until('a graphic on the stage', () => hands.tab.run(() => document.querySelector('[data-handle=turn]') !== null, null));
  await hands.painted();
  const start = await layer(hands);
  // Away from the corner that it is scaled by, so that it stays within the print area.
  await hands.tab.drag([start, by(start, -8, -9), by(start, -14, -16)]);
  await changed(hands, 'dragged', ({ x, y }) => x < start.x - 8 && y < start.y - 9);
  const moved = await layer(hands);
  const corner = await handle(hands, 'scale');
  await hands.tab.drag([corner, by(corner, 10, 12), by(corner, 20, 24)]);
  await changed(hands, 'scaled', ({ width }) => width > moved.width * 1.05);
  const stalk = await handle(hands, 'turn');
  await hands.tab.drag([stalk, by(stalk, 20, 4), by(stalk, 40, 8)]);
  await changed(hands, 'turned', ({ turned }) => Math.abs(turned) > 10);
  await look('editor-selected');
  const stage = await boxOf(hands, '[data-stage]');
  await hands.tab.drag([{ x: stage.x + 12, y: stage.y + stage.height - 12 }]);
  await hands.until('nothing is selected', () => hands.tab.run(() => document.querySelector('[data-handle]') === null, null));
  await look('editor');
  await comparePrint(hands, device);
  await hands.press({ role: 'button', name: editorTexts.save.ko });
  await hands.untilAddress(/product_custom_id=\d+/);
  await hands.says(editorTexts.savedState.ko);
}

/** Compares the printable area with Chromium's. */
async function comparePrint(hands: Hands, device: string): Promise<void> {
  const { x, y, width, height } = await boxOf(hands, '[data-stage] ul');
  const clip = { left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) };
  const print = await sharp(await hands.tab.picture())
    .extract(clip)
    .ensureAlpha()
    .raw()
    .toBuffer();
  const wanted = chromiumPrints.get(device);
  if (wanted === undefined) {
    chromiumPrints.set(device, print);
    return;
  }
  const unlike = pixelmatch(wanted, print, undefined, clip.width, clip.height, { threshold: 0.15 });
  expect(unlike / (clip.width * clip.height)).toBeLessThan(mostUnlike);
}

async function buy(hands: Hands, look: Look): Promise<void> {
  await hands.press({ role: 'button', name: editorTexts.addToCart.ko });
  await hands.press({ role: 'button', name: 'M', within: 'dialog, [role=dialog]' });
  await look('cart-sheet');
  await hands.press({ role: 'button', name: editorTexts.putIntoCart.ko, within: 'dialog, [role=dialog]' });
  await hands.press({ role: 'button', name: editorTexts.goToCart.ko, within: '[role=alertdialog]' });
  await hands.untilAddress(/\/cart$/);
  await hands.finds({ role: 'button', name: '1개 주문하기' });
  await look('cart');
  await hands.press({ role: 'button', name: '1개 주문하기' });
  await hands.untilAddress(/\/order\/[^/]+$/);
  await hands.finds({ role: 'button', name: '원 결제하기', isPart: true });
  await look('checkout');
  await hands.press({ role: 'checkbox', name: checkoutMessages.agreeAll.ko, isPart: true });
  await hands.press({ role: 'checkbox', name: '커스텀 상품은 주문 제작', isPart: true });
  await look('checkout-agreed');
  await hands.press({ role: 'button', name: '원 결제하기', isPart: true });
  await hands.untilAddress(/\/portone-stand-in\/windows\//);
  await hands.press({ role: 'radio', name: '현대카드', isPart: true });
  await hands.press({ role: 'checkbox', name: '이용약관에 모두 동의', isPart: true });
  await look('payment');
  await hands.press({ role: 'button', name: '원 결제하기', isPart: true });
  await hands.untilAddress(/\/order\/complete\/\d+$/);
  await hands.says(orderMessages.thanks.ko);
  await look('order');
}

async function office(hands: Hands, look: Look): Promise<void> {
  await hands.tab.open(`${lane().shopUrl}/admin/`);
  // The shopper is still signed in.
  await hands.press({ role: 'button', name: frameTexts.otherAccount });
  await hands.fill({ role: 'textbox', name: frameTexts.id, isPart: true }, demoAdmin.email);
  await hands.fill({ role: 'textbox', name: frameTexts.password, isPart: true }, demoAdmin.password);
  await look('office-login');
  await hands.press({ role: 'button', name: frameTexts.signIn });
  await hands.finds({ role: 'heading', name: dashboardTexts.title });
  await hands.says(dashboardTexts.pressing);
  await look('office');
}

const by = ({ x, y }: Spot, right: number, down: number): Spot => ({ x: x + right, y: y + down });

interface Seen extends Spot {
  width: number;
  turned: number;
}

/** The graphic on the stage: its middle, its width on the screen and its rotation in degrees. */
function layer({ tab }: Hands): Promise<Seen> {
  return tab.run(() => {
    const button = document.querySelector('[data-layer]') as HTMLElement;
    const { left, top, width, height } = button.getBoundingClientRect();
    const matrix = new DOMMatrix(getComputedStyle(button).transform);
    const scale = Math.hypot(matrix.a, matrix.b);
    return {
      x: left + width / 2,
      y: top + height / 2,
      width: button.clientWidth * scale,
      turned: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI,
    };
  }, null);
}

async function changed(hands: Hands, what: string, isSo: (seen: Seen) => boolean): Promise<void> {
  await hands.until(what, async () => isSo(await layer(hands)));
}

/** The dot of the last handle of this kind that shows: the corner below on the right. */
function handle({ tab }: Hands, kind: 'scale' | 'turn'): Promise<Spot> {
  return tab.run((wanted) => {
    const dots = [...document.querySelectorAll(`[data-handle=${wanted}] > span`)].map((dot) => dot.getBoundingClientRect());
    const { left, top, width, height } = dots.findLast((box) => box.width > 0) as DOMRect;
    return { x: left + width / 2, y: top + height / 2 };
  }, kind);
}

function boxOf({ tab }: Hands, selector: string): Promise<Spot & Size> {
  return tab.run((wanted) => {
    const { left: x, top: y, width, height } = (document.querySelector(wanted) as Element).getBoundingClientRect();
    return { x, y, width, height };
  }, selector);
}
