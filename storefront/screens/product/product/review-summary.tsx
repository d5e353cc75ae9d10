import { useText } from '#client/locale/locale-context.tsx';
import { isBuilt, urlFor } from '#contract/routes.ts';
import { ReviewCard, Stars } from '#storefront/nouns/review/review-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { type ProductPage, scoreOf } from './product-data.ts';
import { productTexts } from './texts.ts';

/** The mean score and the reviews others found helpful. */
export function ReviewSummary({ product }: { product: ProductPage }) {
  const text = useText();
  const score = scoreOf(product);
  const reviews = product.reviews;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="block-gap scroll-mt-28">
      <h2 id="reviews-title" className="text-20 font-extrabold">
        {text(productTexts.reviewsTitle)}
      </h2>
      {score === null ? (
        <p className="mt-3 text-15 text-ink-2">{text(productTexts.noReviews)}</p>
      ) : (
        <>
          <div className="mt-3 mb-6 flex items-end gap-3">
            <p aria-hidden="true" className="text-36 font-extrabold tabular-nums">
              {score.toFixed(1)}
            </p>
            <div className="pb-1">
              <Stars score={Math.round(score)} />
              <p className="text-13 text-ink-2">{text(productTexts.rating, { score, count: product.review_count })}</p>
            </div>
          </div>
          <ul className="tile-grid">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          {isBuilt('review-list') ? (
            <div className="mt-6 text-center">
              <ButtonLink look="secondary" href={urlFor('review-list', {}, { product_id: product.id })}>
                {text(productTexts.allReviews)}
              </ButtonLink>
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}
