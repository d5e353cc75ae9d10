import { urlFor } from '#contract/routes.ts';
import { heightRange, rangeStarts, weightRange } from '#rules/community/review.ts';
import { reviewScores } from '#rules/community/review-score.ts';
import { fitFilter, type ReviewFilter, type ReviewSort, readReviewSort, shownReviews } from '#storefront/nouns/review/list-operations.ts';

/** The review list's parameters, from its URL. */
export type ReviewWish = {
  productId: number | null;
  sort: ReviewSort;
  /** Photo reviews first, or all in order; null if the reader chose neither. */
  view: 'photos' | 'all' | null;
  /** Photo reviews only. */
  hasPhotosOnly: boolean;
  /** Reviews with this score only. */
  score: number | null;
  height: number | null;
  weight: number | null;
};

/** Reads a URL, ignoring invalid values. */
export function readWish(search: URLSearchParams): ReviewWish {
  const id = Number(search.get('product_id'));
  return {
    productId: Number.isSafeInteger(id) && id > 0 ? id : null,
    sort: readReviewSort(search.get('sort')),
    view: viewIn(search.get('view')),
    hasPhotosOnly: search.get('photo') === '1',
    score: scoreIn(search.get('score')),
    height: startIn(heightRange, search.get('height')),
    weight: startIn(weightRange, search.get('weight')),
  };
}

/** The URL for these parameters. */
export function wishUrl({ productId, sort, view, hasPhotosOnly, score, height, weight }: ReviewWish): string {
  return urlFor(
    'review-list',
    {},
    {
      ...(productId === null ? {} : { product_id: productId }),
      ...(sort === 'newest' ? {} : { sort }),
      ...(view === null ? {} : { view }),
      ...(hasPhotosOnly ? { photo: '1' } : {}),
      ...(score === null ? {} : { score }),
      ...(height === null ? {} : { height }),
      ...(weight === null ? {} : { weight }),
    },
  );
}

/** The data service filter for these parameters. */
export function wishFilter({ productId, hasPhotosOnly, score, height, weight }: ReviewWish): ReviewFilter {
  return {
    ...shownReviews(productId),
    ...(hasPhotosOnly ? { has_photos: { _eq: true } } : {}),
    ...(score === null ? {} : { score: { _eq: score } }),
    ...fitFilter({ height, weight }),
  };
}

/** True if photos first was chosen, or nothing was: a chosen sort is applied strictly. */
export function isPhotosFirst({ view, sort }: Pick<ReviewWish, 'view' | 'sort'>): boolean {
  return view === 'photos' || (view === null && sort === 'newest');
}

/** Changes the sort. If photo reviews currently come first, even by default, they still do. */
export function sortedBy(wish: ReviewWish, sort: ReviewSort): ReviewWish {
  return { ...wish, sort, view: isPhotosFirst(wish) ? 'photos' : wish.view };
}

/** True if a filter is set. */
export function isFiltered({ hasPhotosOnly, score, height, weight }: ReviewWish): boolean {
  return hasPhotosOnly || score !== null || height !== null || weight !== null;
}

/** The parameters without filters; the sort stays. */
export function unfiltered(wish: ReviewWish): ReviewWish {
  return { ...wish, hasPhotosOnly: false, score: null, height: null, weight: null };
}

function startIn(range: typeof heightRange | typeof weightRange, text: string | null): number | null {
  const start = text === null ? Number.NaN : Number(text);
  return rangeStarts(range).includes(start) ? start : null;
}

function scoreIn(text: string | null): number | null {
  return reviewScores.find((score) => String(score) === text) ?? null;
}

function viewIn(text: string | null): ReviewWish['view'] {
  return text === 'photos' || text === 'all' ? text : null;
}
