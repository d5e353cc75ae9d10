/** Where a found thing is looked at. */
export interface Place {
  /** Below /admin, or a page of the shop. */
  path: string;
  isOfShop: boolean;
  /** Its page of the shop, where `path` is a screen of the office. */
  page: string | null;
}

/** The office's own screen of a found thing, with its page of the shop beside it; that page alone where the office has no screen; null where there is neither. */
export function placeOf(noun: string, { id, page }: { id: string; page: string | null }, paths: readonly string[]): Place | null {
  if (paths.includes(`/${noun}/:id`)) return { path: `/${noun}/${id}`, isOfShop: false, page };
  return page === null ? null : { path: page, isOfShop: true, page: null };
}
