import type { ReviewItem } from '#client/graphql/operations.generated.ts';
import { useName } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { languageTagOf, writtenLanguage } from '#rules/shop/locale.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { Stars } from './stars.tsx';

/** A review tile: photo, stars, text, author. Links to the review. */
export function ReviewCard({ review }: { review: ReviewItem }) {
  const name = useName();
  const who = review.user?.nickname ?? review.writer;
  return (
    <article className="group">
      <SmartLink href={urlFor('review', { id: review.id })} className="block rounded-tile">
        <div className="aspect-square overflow-hidden rounded-tile bg-tile">
          <Picture
            src={review.review_images[0]?.src ?? review.design_src ?? review.product?.image_src}
            size={256}
            alt=""
            className="size-full object-cover"
          />
        </div>
        <div className="mt-2.5">
          <Stars score={review.score} />
        </div>
        <p lang={languageTagOf(review.content)} className="mt-1 line-clamp-3 text-13">
          {review.content}
        </p>
        <p className="mt-1.5 truncate text-12 text-ink-2">
          {who ? <span lang={writtenLanguage(who)}>{who} · </span> : null}
          {name(review.product?.name)}
        </p>
      </SmartLink>
    </article>
  );
}
