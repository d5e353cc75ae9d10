import type { Photo } from '#contract/rest/photos.ts';
import type { MyReviews, OwnReview, ReviewLine } from '#contract/rest/reviews.ts';
import { editDeadline, isReviewable, isReviewEditable, reviewableStates } from '#rules/community/review.ts';
import { reviewPoints } from '#rules/money/points/review-points.ts';
import type { ShopRules } from '#rules/office/shop-rules.ts';
import { isFinished } from '#rules/order/order-state.ts';
import type { ClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { designPicture } from './design-picture.ts';
import { listReviewLines } from './list-review-lines.ts';

/** Maximum lines per list; the rest appear once these are reviewed. */
const mostLines = 100;

type Row = Awaited<ReturnType<ReturnType<typeof listReviewLines>['execute']>>[number];

/** What a member can review, has reviewed, and the points for reviewing. */
export async function readMyReviews(db: Db, userId: string, now: Date, addresses: ClosedPhotos): Promise<MyReviews> {
  const lines = listReviewLines(db, userId);
  const toWrite = await lines
    .where('review.id', 'is', null)
    .where('order.status', 'in', reviewableStates())
    .where('order.cancelled_at', 'is', null)
    .orderBy('order.delivered_at', 'desc')
    .orderBy('line.id')
    .limit(mostLines)
    .execute();
  const written = await lines.where('review.id', 'is not', null).orderBy('review.created_at', 'desc').limit(mostLines).execute();
  const rules = await readShopRules(db);
  const about = { userId, rules, now, addresses };
  const reviewed = await toLines(db, about, written);
  const writable = toWrite.filter(({ is_gone }) => !is_gone);
  const open = await toLines(db, about, writable);
  const waiting = reviewed.filter(({ review }) => review?.point_state === 'WAITING');
  return {
    to_write: open,
    written: reviewed,
    points_waiting: waiting.reduce((sum, { review }) => sum + (review?.point_amount ?? 0), 0),
    points_to_earn: writable.filter(({ was_reviewed }) => !was_reviewed).length * amountOf(1, rules),
  };
}

/** One line of a member's order and its review; null for somebody else's. */
export async function readReviewLine(
  db: Db,
  userId: string,
  orderProductId: number,
  now: Date,
  addresses: ClosedPhotos,
): Promise<ReviewLine | null> {
  const rows = await listReviewLines(db, userId).where('line.id', '=', orderProductId).execute();
  return (await toLines(db, { userId, rules: await readShopRules(db), now, addresses }, rows))[0] ?? null;
}

type Reading = { userId: string; rules: ShopRules; now: Date; addresses: ClosedPhotos };

async function toLines(db: Db, { userId, rules, now, addresses }: Reading, rows: Row[]): Promise<ReviewLine[]> {
  const images = await imagesOf(
    db,
    rows.flatMap(({ review_id }) => review_id ?? []),
  );
  const points = await pointsOf(
    db,
    userId,
    rows.map(({ order_product_id }) => order_product_id),
  );
  return rows.map((row) => ({
    ...sentRow(row),
    design_src: designPicture(row),
    is_worn: row.is_worn === true,
    is_confirmed: isFinished(row),
    refusal: row.review_id !== null ? 'REVIEW_ALREADY_WRITTEN' : isReviewable(row) && !row.is_gone ? null : 'REVIEW_NOT_ALLOWED',
    review: toReview(row, seenByWriter(row, images.get(row.review_id ?? 0) ?? [], addresses), {
      ...{ points: points.get(row.order_product_id), rules, now },
    }),
  }));
}

function toReview(
  row: Row,
  images: Image[],
  { points, rules, now }: { points: LinePoints | undefined; rules: ShopRules; now: Date },
): OwnReview | null {
  if (row.review_id === null || row.state === null || row.created_at === null) return null;
  const { created_at, state } = row;
  return {
    ...sentRow({ ...row, created_at }),
    id: row.review_id,
    score: row.score ?? 0,
    content: row.content ?? '',
    photos: images.flatMap(({ photo }) => photo ?? []),
    pictures: images.map(({ id, src }) => ({ id, src })),
    like_count: row.like_count ?? 0,
    unlike_count: row.unlike_count ?? 0,
    is_editable: isReviewEditable({ state, created_at }, now),
    editable_until: editDeadline(created_at).toISOString(),
    ...pointsOfReview(row, points, rules),
  };
}

/** Photos of a hidden review are private, so its author gets signed URLs. */
function seenByWriter({ hidden_reason }: Row, images: Image[], addresses: ClosedPhotos): Image[] {
  if (hidden_reason === null) return images;
  return images.map(({ id, src, photo }) => ({ id, src: addresses(src), photo: photo && { ...photo, src: addresses(src) } }));
}

type LinePoints = { earned: number; isTakenBack: boolean };

function pointsOfReview(row: Row, points: LinePoints | undefined, rules: ShopRules): Pick<OwnReview, 'point_state' | 'point_amount'> {
  if (points !== undefined && row.is_rewarded !== false)
    return { point_state: points.isTakenBack ? 'TAKEN_BACK' : 'GIVEN', point_amount: points.earned };
  const isWaiting = row.is_rewarded === true && row.hidden_reason === null && row.cancelled_at === null && !row.is_gone && !isFinished(row);
  return isWaiting
    ? { point_state: 'WAITING', point_amount: amountOf(row.photo_count ?? 0, rules) }
    : { point_state: 'NONE', point_amount: 0 };
}

function amountOf(photoCount: number, rules: ShopRules): number {
  return reviewPoints(photoCount, rules).reduce((sum, { amount }) => sum + amount, 0);
}

type Image = { id: number; src: string; photo: Photo | null };

/** The pictures of reviews, each with the photo behind it if a member uploaded one. */
async function imagesOf(db: Db, reviewIds: number[]): Promise<Map<number, Image[]>> {
  const found = new Map<number, Image[]>();
  if (reviewIds.length === 0) return found;
  const rows = await db
    .selectFrom('product.review_images as image')
    .leftJoin('member.photos as photo', 'photo.id', 'image.photo_id')
    .select(['image.review_id', 'image.id', 'image.src', 'image.photo_id', 'photo.width', 'photo.height'])
    .where('image.review_id', 'in', reviewIds)
    .orderBy('image.position')
    .orderBy('image.id')
    .execute();
  for (const { review_id, id, src, photo_id, width, height } of rows) {
    const photo = photo_id === null || width === null || height === null ? null : { id: photo_id, src, width, height };
    found.set(review_id, [...(found.get(review_id) ?? []), { id, src, photo }]);
  }
  return found;
}

async function pointsOf(db: Db, userId: string, lineIds: number[]): Promise<Map<number, LinePoints>> {
  const found = new Map<number, LinePoints>();
  if (lineIds.length === 0) return found;
  const rows = await db
    .selectFrom('sales.point_entries')
    .select(['order_product_id', 'type', 'reason', 'amount'])
    .where('user_id', '=', userId)
    .where('order_product_id', 'in', lineIds)
    .orderBy('id')
    .execute();
  for (const { order_product_id, type, reason, amount } of rows) {
    const known = found.get(order_product_id ?? 0) ?? { earned: 0, isTakenBack: false };
    found.set(order_product_id ?? 0, {
      earned: known.earned + (type === 'EARNED' && reason !== 'REVIEW_RESTORED' ? amount : 0),
      // The last entry decides: what was taken back may have been restored.
      isTakenBack: type !== 'EARNED',
    });
  }
  return found;
}
