import { urlFor } from '#contract/routes.ts';
import { heightRange, rangeStarts, weightRange } from '#rules/community/review.ts';
import { fitFilter, type ReviewFilter, type ReviewSort, readReviewSort, shownReviews } from '#storefront/nouns/review/list-operations.ts';

/** What the list of reviews shows, as its address says. */
export type ReviewWish = {
  productId: number | null;
  sort: ReviewSort;
  /** Those with photos before the others, or all as they come; null when the reader chose neither. */
  view: 'photos' | 'all' | null;
  /** Those with photos alone. */
  hasPhotosOnly: boolean;
  height: number | null;
  weight: number | null;
};

/** Reads an address; what makes no sense in it is left out. */
export function readWish(search: URLSearchParams): ReviewWish {
  const id = Number(search.get('product_id'));
  return {
    productId: Number.isSafeInteger(id) && id > 0 ? id : null,
    sort: readReviewSort(search.get('sort')),
    view: viewIn(search.get('view')),
    hasPhotosOnly: search.get('photo') === '1',
    height: startIn(heightRange, search.get('height')),
    weight: startIn(weightRange, search.get('weight')),
  };
}

/** The address that says this. */
export function wishUrl({ productId, sort, view, hasPhotosOnly, height, weight }: ReviewWish): string {
  return urlFor(
    'review-list',
    {},
    {
      ...(productId === null ? {} : { product_id: productId }),
      ...(sort === 'newest' ? {} : { sort }),
      ...(view === null ? {} : { view }),
      ...(hasPhotosOnly ? { photo: '1' } : {}),
      ...(height === null ? {} : { height }),
      ...(weight === null ? {} : { weight }),
    },
  );
}

/** The filter of the data service for it. */
export function wishFilter({ productId, hasPhotosOnly, height, weight }: ReviewWish): ReviewFilter {
  return {
    ...shownReviews(productId),
    ...(hasPhotosOnly ? { has_photos: { _eq: true } } : {}),
    ...fitFilter({ height, weight }),
  };
}

/** Photos come first when that was chosen, and as long as nothing was: a sort that was chosen is kept to the letter. */
export function isPhotosFirst({ view, sort }: Pick<ReviewWish, 'view' | 'sort'>): boolean {
  return view === 'photos' || (view === null && sort === 'newest');
}

/** True when something is left out. */
export function isFiltered({ hasPhotosOnly, height, weight }: ReviewWish): boolean {
  return hasPhotosOnly || height !== null || weight !== null;
}

function startIn(range: typeof heightRange | typeof weightRange, text: string | null): number | null {
  const start = text === null ? Number.NaN : Number(text);
  return rangeStarts(range).includes(start) ? start : null;
}

function viewIn(text: string | null): ReviewWish['view'] {
  return text === 'photos' || text === 'all' ? text : null;
}
