import { useText } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { ReviewArticle } from '#storefront/nouns/review/review-article.tsx';
import { ScoreSummary, scoreCountsOf } from '#storefront/nouns/review/score-summary.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { ProductPage } from './product-data.ts';
import { productTexts } from './texts.ts';

/** The product's rating and its most helpful reviews, photo reviews first. */
export function ReviewSummary({ product }: { product: ProductPage }) {
  const text = useText();
  const counts = scoreCountsOf(product);
  const isEmpty = counts.every((count) => count === 0);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="block-gap drawn-later mx-auto max-w-reading scroll-mt-28">
      <h2 id="reviews-title" className="mb-3 text-20 font-extrabold">
        {text(productTexts.reviewsTitle)}
      </h2>
      {isEmpty ? (
        <p className="text-15 text-ink-2">{text(productTexts.noReviews)}</p>
      ) : (
        <>
          <ScoreSummary counts={counts} />
          <ul className="mt-4">
            {product.reviews.map((review) => (
              <li key={review.id} className="border-b border-line py-6">
                <ReviewArticle review={review} />
              </li>
            ))}
          </ul>
          <div className="mt-6 text-center">
            <ButtonLink look="secondary" href={urlFor('review-list', {}, { product_id: product.id })}>
              {text(productTexts.allReviews)}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
