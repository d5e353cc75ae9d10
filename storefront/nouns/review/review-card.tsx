import type { ReviewItem } from '#client/graphql/operations.generated.ts';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { isBuilt, urlFor } from '#contract/routes.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { reviewMessages } from './texts.ts';

const stars = [1, 2, 3, 4, 5];

/** A review: the photo, the stars, what was said, who said it. It leads to the review, or to the product while reviews have no page. */
export function ReviewCard({ review }: { review: ReviewItem }) {
  const name = useName();
  return (
    <article className="group">
      <SmartLink href={reviewUrl(review)} className="block rounded-tile">
        <div className="aspect-square overflow-hidden rounded-tile bg-tile">
          <Picture src={review.review_images[0]?.src ?? review.product?.image_src} size={256} alt="" className="size-full object-cover" />
        </div>
        <Stars score={review.score} />
        <p className="mt-1 line-clamp-3 text-13">{review.content}</p>
        <p className="mt-1.5 truncate text-12 text-ink-2">
          {review.user ? `${review.user.nickname} · ` : ''}
          {name(review.product?.name)}
        </p>
      </SmartLink>
    </article>
  );
}

function reviewUrl({ id, product }: ReviewItem): string {
  return isBuilt('review') || !product ? urlFor('review', { id }) : `${urlFor('product-id', { id: product.id })}#reviews`;
}

/** A score of one to five as stars, and in words. */
export function Stars({ score }: { score: number }) {
  const text = useText();
  return (
    <p className="mt-2.5 flex text-ink">
      <span className="sr-only">{text(reviewMessages.score, { score })}</span>
      {stars.map((star) => (
        <Icon key={star} name="star" size={14} stroke={1.5} className={star <= score ? 'fill-current' : 'text-line'} />
      ))}
    </p>
  );
}
