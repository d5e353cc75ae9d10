import type { Found } from '#contract/rest/admin/search.ts';

/** Where a found thing is looked at. */
export interface Place {
  /** Below /admin, or a page of the shop. */
  path: string;
  isOfShop: boolean;
  /** Its page of the shop, where `path` is a screen of the office. */
  page: string | null;
}

type Target = Pick<Found, 'id' | 'page' | 'state'>;

/** The office's own screen of a found thing, with its page of the shop beside it; that page alone where the office has no screen; null where there is neither. Of `paths` those count that whoever works here may see. */
export function placeOf(noun: string, { id, page, state }: Target, paths: readonly string[]): Place | null {
  for (const screen of [noun, `own-${noun}`])
    if (paths.includes(`/${screen}/:id`)) return { path: `/${screen}/${id}`, isOfShop: false, page };
  // What a brand prepares has no screen of its own: its list, with the tab it stands under.
  if (noun === 'preparations' && paths.includes('/to-prepare'))
    return { path: `/to-prepare?${new URLSearchParams({ q: id, ...(state === undefined ? {} : { state }) })}`, isOfShop: false, page };
  return page === null ? null : { path: page, isOfShop: true, page: null };
}
