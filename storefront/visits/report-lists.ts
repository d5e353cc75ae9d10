import { type LayerItem, pushEvent } from './data-layer.ts';

const cards = 'main article a[href*="/product/"]';
const seen = new WeakSet<Element>();

/**
 * Reports seen products of lists (view_item_list) and opened ones (select_item) from the page: each product in a list is an `article`
 * with `data-price`. Loaded seconds after the page.
 */
export function reportLists(): void {
  let waiting: Element[] = [];
  const flush = () => {
    for (const item_list_name of new Set(waiting.map(listOf))) {
      const items = waiting.filter((card) => listOf(card) === item_list_name).flatMap((card) => itemOf(card) ?? []);
      pushEvent({ event: 'view_item_list', ecommerce: { item_list_name, items } });
    }
    waiting = [];
  };
  const watched = new IntersectionObserver((entries) => {
    const come = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const card of come) watched.unobserve(card);
    if (waiting.length === 0 && come.length > 0) setTimeout(flush, 1_000);
    waiting.push(...come);
  });
  const look = () => {
    for (const card of document.querySelectorAll(cards)) {
      if (seen.has(card)) continue;
      seen.add(card);
      watched.observe(card);
    }
  };
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      look();
    }, 500);
  }).observe(document.body, { childList: true, subtree: true });
  look();
  addEventListener(
    'click',
    ({ target }) => {
      const card = target instanceof Element ? target.closest(cards) : null;
      const item = card === null ? null : itemOf(card);
      if (card !== null && item !== null) {
        pushEvent({ event: 'select_item', ecommerce: { item_list_name: listOf(card), items: [item] } });
      }
    },
    { capture: true },
  );
}

/** The heading of the list a card is in; on a page that is one list, the page's. */
function listOf(card: Element): string {
  const section = card.closest('section');
  const heading = section?.querySelector('h2') ?? section?.parentElement?.closest('section')?.querySelector('h2');
  return (heading ?? document.querySelector('main h1'))?.textContent.trim() || location.pathname;
}

/** The product of a card; null for a link without a name. */
function itemOf(card: Element): LayerItem | null {
  const id = /\/product\/(\d+)/.exec(card.getAttribute('href') ?? '')?.[1];
  const name = card.querySelector('h3')?.textContent.trim();
  if (id === undefined || !name) return null;
  const list = [...(card.closest('ul, .tile-grid, section')?.querySelectorAll(cards) ?? [])];
  const price = Number(card.querySelector('[data-price]')?.getAttribute('data-price') ?? 0);
  return { item_id: id, item_name: name, index: list.indexOf(card) + 1, price, quantity: 1 };
}
