import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { EditReview, MyReviews, ReportReview, ReviewLine, WriteReview } from '#contract/rest/reviews.ts';

/** The review API. All calls throw ApiError. */
export const reviewCalls = {
  mine: (): Promise<MyReviews> => callApi('GET', '/reviews/mine'),
  /** The line of an order that a review is about. Errors: ORDER_NOT_FOUND. */
  line: (orderProductId: string): Promise<ReviewLine> => callApi('GET', `/reviews/lines/${encodeURIComponent(orderProductId)}`),
  /** Writes a review, once per body. Errors: REVIEW_ALREADY_WRITTEN, REVIEW_NOT_ALLOWED, PHOTO_NOT_FOUND. */
  write: (body: WriteReview): Promise<ReviewLine> =>
    idempotently(`review ${body.order_product_id}`, body, (idempotencyKey) => callApi('POST', '/reviews', { body, idempotencyKey })),
  /** Changes a review of mine. Errors: REVIEW_NOT_FOUND, REVIEW_NOT_EDITABLE, REVIEW_PHOTO_KEPT, PHOTO_NOT_FOUND. */
  edit: (id: number, body: EditReview): Promise<void> =>
    idempotently(`review edit ${id}`, body, (idempotencyKey) => callApi('PATCH', `/reviews/${id}`, { body, idempotencyKey })),
  /** Deletes a review of mine. Errors: REVIEW_NOT_FOUND. */
  remove: (id: number): Promise<void> => callApi('DELETE', `/reviews/${id}`),
  /** Reports somebody else's review to the shop. Errors: REVIEW_NOT_FOUND, REVIEW_OWN, REVIEW_ALREADY_REPORTED. */
  report: (id: number, body: ReportReview): Promise<void> => callApi('POST', `/reviews/${id}/reports`, { body }),
};
