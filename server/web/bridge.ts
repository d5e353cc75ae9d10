import { selectPictureFacts } from '#contract/graphql/calls.generated.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import { libraryIdsIn, withPictureFacts } from '#contract/pictures/picture-facts.ts';
import { clockRead, pageRead, type ShopBridge, sharedDesignRead } from '#contract/shop-bridge.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { publicConfig } from '../public-config.ts';
import { DataOutage } from './data-outage.ts';
import { inOneLanguage } from './one-language.ts';
import type { PageData } from './page-data.ts';
import { sanitizeHtml } from './safety/trusted-html.ts';

/** What loaders get while one page is made, and whether the data service failed them meanwhile. */
export interface Bridge {
  shop: ShopBridge;
  /** The outage that a loader met; React Router makes an error page of it, which is no page to send. */
  outage(): DataOutage | null;
}

/**
 * Opens the bridge of one page. Its data service is asked without a token: as a visitor; names come in the language of the page
 * alone, and what the library says of pictures behind their addresses (contract/pictures/picture-facts.ts).
 */
export function bridgeFor(data: PageData, config: Parameters<typeof publicConfig>[0], locale: Locale): Bridge {
  let met: DataOutage | null = null;
  const query = async <Result, Variables>(operation: Operation<Result, Variables>, variables?: Variables): Promise<Result> => {
    try {
      const answer = inOneLanguage((await data(operation as Operation<unknown, unknown>, variables)) as Result, locale);
      const ids = libraryIdsIn(answer);
      if (ids.length === 0) return answer;
      const { management_pictures: facts } = await query(selectPictureFacts, { ids });
      return withPictureFacts(answer, facts, locale);
    } catch (error) {
      if (error instanceof DataOutage) met = error;
      throw error;
    }
  };
  const sharedDesign = (code: string) => query(sharedDesignRead, { code });
  const clock = () => query(clockRead);
  const pageAt: ShopBridge['pageAt'] = (page, at) => query(pageRead, { page, at });
  return { shop: { locale, ...publicConfig(config), sanitizeHtml, query, sharedDesign, clock, pageAt }, outage: () => met };
}
