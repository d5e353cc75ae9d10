import { graphql } from '#client/graphql/graphql.ts';
import type { OrderBy, Where } from '#contract/graphql/inputs.ts';
import { heightRange, rangesAround, weightRange } from '#rules/community/review.ts';
import { shownState } from '#rules/shop/shown.ts';
import { entryMessages as words } from './entry-texts.ts';
import { reviewEntry } from './review-entry.ts';

/** Page size of review lists. */
export const reviewsPageSize = 10;

/** A page of reviews by a filter and a sort. */
export const reviewsQuery = graphql(
  `
  query selectReviews($where: product_reviews_bool_exp!, $order_by: [product_reviews_order_by!]!, $limit: Int!, $offset: Int!) {
    product_reviews(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ...reviewEntry }
  }
`,
  [reviewEntry],
);

/** The number of reviews matching a filter, up to one more than is told (rules/catalogue/product/product-filter.ts). */
export const reviewCountQuery = graphql(`
  query countReviews($where: product_reviews_bool_exp!) {
    product_reviews_aggregate(where: $where, limit: 1001) { aggregate { count } }
  }
`);

/** The number of reviews matching a filter, by score. */
export const scoreCountsQuery = graphql(`
  query countScores(
    $one: product_reviews_bool_exp!
    $two: product_reviews_bool_exp!
    $three: product_reviews_bool_exp!
    $four: product_reviews_bool_exp!
    $five: product_reviews_bool_exp!
  ) {
    one: product_reviews_aggregate(where: $one) { aggregate { count } }
    two: product_reviews_aggregate(where: $two) { aggregate { count } }
    three: product_reviews_aggregate(where: $three) { aggregate { count } }
    four: product_reviews_aggregate(where: $four) { aggregate { count } }
    five: product_reviews_aggregate(where: $five) { aggregate { count } }
  }
`);

export type ReviewFilter = Where<'product_reviews'>;

/** Visible reviews, of one product or of all. */
export function shownReviews(productId: number | null): ReviewFilter {
  const shown = { deleted_at: { _is_null: true }, state: { _eq: shownState } } as const;
  return productId === null ? shown : { ...shown, product_id: { _eq: productId } };
}

/** The five filters of `countScores`. */
export function byScore(where: ReviewFilter) {
  const of = (score: number): ReviewFilter => ({ ...where, score: { _eq: score } });
  return { one: of(1), two: of(2), three: of(3), four: of(4), five: of(5) };
}

/** The filter for reviews by people of similar height and weight; one that is null is not filtered by. */
export function fitFilter({ height, weight }: { height: number | null; weight: number | null }): ReviewFilter {
  return {
    ...(height === null ? {} : { height_from: { _in: rangesAround(height, heightRange) } }),
    ...(weight === null ? {} : { weight_from: { _in: rangesAround(weight, weightRange) } }),
  };
}

/** The review sorts of specification 9. The id breaks ties, so that pages do not overlap. */
export const reviewSorts = {
  newest: { message: words.newest, order: [{ created_at: 'desc' }, { id: 'desc' }] },
  popularity: { message: words.popularity, order: [{ like_count: 'desc' }, { id: 'desc' }] },
  'high-score': { message: words.highScore, order: [{ score: 'desc' }, { created_at: 'desc' }, { id: 'desc' }] },
  'low-score': { message: words.lowScore, order: [{ score: 'asc' }, { created_at: 'desc' }, { id: 'desc' }] },
} as const satisfies Record<string, { message: object; order: readonly OrderBy<'product_reviews'>[] }>;

export type ReviewSort = keyof typeof reviewSorts;

/** The sort from a URL; defaults to newest first. */
export function readReviewSort(text: string | null): ReviewSort {
  return text !== null && Object.hasOwn(reviewSorts, text) ? (text as ReviewSort) : 'newest';
}

/** The order of a sort, optionally with photo reviews first. */
export function reviewOrder(sort: ReviewSort, isPhotosFirst: boolean): OrderBy<'product_reviews'>[] {
  const order: readonly OrderBy<'product_reviews'>[] = reviewSorts[sort].order;
  return isPhotosFirst ? [{ has_photos: 'desc' }, ...order] : [...order];
}
