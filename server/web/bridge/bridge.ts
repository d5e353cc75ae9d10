import { selectPictureFacts } from '#contract/graphql/calls.generated.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import { libraryIdsIn, withPictureFacts } from '#contract/pictures/picture-facts.ts';
import { clockRead, facetsRead, pageRead, type ShopBridge, searchRead, sharedDesignRead } from '#contract/shop-bridge.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { DataOutage } from '#server/data-outage.ts';
import { publicConfig } from '../../public-config.ts';
import { sanitizeHtml } from '../safety/trusted-html.ts';
import { inOneLanguage } from './one-language.ts';
import type { PageData } from './page-data.ts';

/** The services that loaders use while a page is rendered, and whether the data service failed meanwhile. */
export interface Bridge {
  shop: ShopBridge;
  /** The outage a loader met; React Router turns it into an error page, which must not be sent. */
  outage(): DataOutage | null;
}

/**
 * Opens the bridge for one page. It queries the data service as a visitor, without a token, and returns names only in the page's language
 * and the library's facts about its pictures (contract/pictures/picture-facts.ts). `log` is called once with each error of the page itself.
 */
export function bridgeFor(
  data: PageData,
  config: Parameters<typeof publicConfig>[0],
  locale: Locale,
  log: (error: unknown) => void,
): Bridge {
  let met: DataOutage | null = null;
  const whole = new WeakMap<object, object>();
  const query = async <Result, Variables>(operation: Operation<Result, Variables>, variables?: Variables): Promise<Result> => {
    try {
      const answer = (await data(operation as Operation<unknown, unknown>, variables)) as Result;
      const shown = inOneLanguage(answer, locale);
      const ids = libraryIdsIn(shown);
      const told =
        ids.length === 0 ? shown : withPictureFacts(shown, (await query(selectPictureFacts, { ids })).management_pictures, locale);
      if (typeof told === 'object' && told !== null) whole.set(told, answer as object);
      return told;
    } catch (error) {
      if (error instanceof DataOutage && met?.reach !== 'all') met = error;
      throw error;
    }
  };
  const sharedDesign = (code: string) => query(sharedDesignRead, { code });
  const readSearch = (q: string, isExact: boolean) => query(searchRead, { q, isExact });
  const clock = () => query(clockRead);
  const productFacets: ShopBridge['productFacets'] = (wanted) => query(facetsRead, wanted);
  const pageAt: ShopBridge['pageAt'] = (page, at) => query(pageRead, { page, at });
  // React reports what a component threw, then React Router the same when the page was not rendered, and again for each attempt.
  const reported = new Set<unknown>();
  const report = (error: unknown) => {
    if (error instanceof DataOutage || reported.has(error)) return;
    reported.add(error);
    log(error);
  };
  const inAllLanguages: ShopBridge['inAllLanguages'] = (answer) => (whole.get(answer) ?? answer) as typeof answer;
  const asked = { query, sharedDesign, readSearch, clock, productFacets, pageAt };
  return {
    shop: { locale, inAllLanguages, ...publicConfig(config), sanitizeHtml, report, ...asked },
    outage: () => met,
  };
}
