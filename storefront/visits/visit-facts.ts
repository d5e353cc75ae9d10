import { type RouteName, routeOf } from '#contract/routes.ts';
import type { VisitPage, VisitStep } from '#rules/shop/visit.ts';

/** An entry of the data layer that a visit reports. */
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

/** The page kind of a URL; the editor is on its product's page. */
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

/** The steps towards an order reached by the pages in the data layer; the visit is the first. */
export function stepsIn(layer: readonly LayerEntry[]): VisitStep[] {
  const reached = layer.flatMap(({ event, page_path: path }) => {
    const name = event === 'page_view' && typeof path === 'string' ? routeOf(path) : null;
    const step = name === null ? undefined : stepsOfRoutes[name];
    return step === undefined ? [] : [step];
  });
  return [...new Set<VisitStep>(['VISIT', ...reached])];
}

/** Searches in the data layer that found nothing (`search_miss`), or something (`search_hit`), at most five. */
export function searchesIn(layer: readonly LayerEntry[], told: 'search_miss' | 'search_hit'): string[] {
  const terms = layer.flatMap(({ event, search_term: term }) => (event === told && typeof term === 'string' ? [term.slice(0, 200)] : []));
  return [...new Set(terms)].slice(0, 5);
}

interface Shift {
  startTime: number;
  value: number;
}

/** The layout shift score as browsers compute it: the worst burst, with gaps under a second and at most five seconds long. */
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
