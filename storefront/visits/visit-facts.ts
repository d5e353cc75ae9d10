import { type RouteName, routeOf } from '#contract/routes.ts';
import type { VisitPage, VisitStep } from '#rules/shop/visit.ts';

/** What of the data layer a visit tells. */
type LayerEntry = Readonly<Record<string, unknown>>;

const pageKinds: Partial<Record<RouteName, VisitPage>> = {
  main: 'home',
  category: 'list',
  search: 'list',
  brand: 'list',
  plan: 'list',
  'artist-id': 'list',
  'artist-name': 'list',
  'product-id': 'product',
  cart: 'buying',
  'order-id': 'buying',
  'order-complete': 'buying',
};

/** The kind of page an address is; the editor stands on the page of its product. */
export function pageKindOf(address: string): VisitPage {
  const name = routeOf(address);
  if (name === 'product-id' && /[?&](?:graphic_id|product_custom_id)=/.test(address)) return 'editor';
  return (name === null ? undefined : pageKinds[name]) ?? 'other';
}

const stepsOfRoutes: Partial<Record<RouteName, VisitStep>> = {
  'product-id': 'PRODUCT',
  'brand-product': 'PRODUCT',
  cart: 'CART',
  'order-id': 'CART',
  'order-complete': 'ORDER',
};

/** The steps on the way to an order that pages of the data layer reached; being here is the first. */
export function stepsIn(layer: readonly LayerEntry[]): VisitStep[] {
  const reached = layer.flatMap(({ event, page_path: path }) => {
    const name = event === 'page_view' && typeof path === 'string' ? routeOf(path) : null;
    const step = name === null ? undefined : stepsOfRoutes[name];
    return step === undefined ? [] : [step];
  });
  return [...new Set<VisitStep>(['VISIT', ...reached])];
}

/** Searches of the data layer that found nothing: five at most. */
export function missesIn(layer: readonly LayerEntry[]): string[] {
  const terms = layer.flatMap(({ event, search_term: term }) =>
    event === 'search_miss' && typeof term === 'string' ? [term.slice(0, 200)] : [],
  );
  return [...new Set(terms)].slice(0, 5);
}

interface Shift {
  startTime: number;
  value: number;
}

/** The layout shift of a page as browsers score it: the worst burst, with less than a second between its shifts and five in all. */
export function worstBurst(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { startTime, value } of shifts) {
    if (startTime - last >= 1_000 || startTime - first >= 5_000) [sum, first] = [0, startTime];
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}
