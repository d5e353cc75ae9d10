import type { Found } from '#contract/rest/admin/search.ts';

/** Where a search result opens. */
export interface Place {
  /** A path under /admin, or a page of the shop. */
  path: string;
  isOfShop: boolean;
  /** Its page of the shop, if `path` is an office screen. */
  page: string | null;
}

type Target = Pick<Found, 'id' | 'page' | 'state'>;

/**
 * The office screen of a search result with its shop page; only the shop page if there is no screen; null if neither. Only considers
 * `paths`, those the user may see.
 */
export function placeOf(noun: string, { id, page, state }: Target, paths: readonly string[]): Place | null {
  for (const screen of [noun, `own-${noun}`])
    if (paths.includes(`/${screen}/:id`)) return { path: `/${screen}/${id}`, isOfShop: false, page };
  // A brand's preparations have no detail screen: opens their list at the right tab.
  if (noun === 'preparations' && paths.includes('/to-prepare'))
    return { path: `/to-prepare?${new URLSearchParams({ q: id, ...(state === undefined ? {} : { state }) })}`, isOfShop: false, page };
  return page === null ? null : { path: page, isOfShop: true, page: null };
}
