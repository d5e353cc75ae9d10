import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { graphql } from '#client/graphql/graphql.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { defineMessages } from '#client/locale/message.ts';
import { urlFor } from '#contract/routes.ts';
import { type Locale, languageWritten, localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { reviewedProduct, reviewThing } from '#storefront/frame/structured-data/product-things.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { ReviewArticle } from '#storefront/nouns/review/review-article.tsx';
import { ReviewCard } from '#storefront/nouns/review/review-card.tsx';
import { reviewEntry } from '#storefront/nouns/review/review-entry.ts';
import { reviewItem } from '#storefront/nouns/review/review-item.ts';
import { ButtonLink } from '#ui/button.tsx';

const words = defineMessages({
  others: { ko: '{name}의 다른 리뷰', en: 'More reviews of {name}', cn: '{name}的更多评价' },
  all: { ko: '리뷰 모두 보기', en: 'See all reviews', cn: '查看全部评价' },
});

const selectReviewQuery = graphql(
  `
  query selectReview($id: bigint!) {
    product_reviews(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      ...reviewEntry
    }
  }
`,
  [reviewEntry],
);

const otherReviewsQuery = graphql(
  `
  query otherReviews($id: bigint!, $product_id: bigint!) {
    product_reviews(
      where: { id: { _neq: $id }, product_id: { _eq: $product_id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }
      order_by: [{ like_count: desc }, { id: desc }]
      limit: 4
    ) { ...reviewItem }
  }
`,
  [reviewItem],
);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { query, locale } = bridgeOf(context);
  const id = Number(params.id);
  const found = Number.isSafeInteger(id) && id > 0 ? await query(selectReviewQuery, { id }) : null;
  const review = found?.product_reviews[0];
  if (!review) throw data(null, { status: 404 });
  const others = review.product ? (await query(otherReviewsQuery, { id, product_id: review.product.id })).product_reviews : [];
  const title = localizedName(review.product?.name, locale);
  const thing = reviewThing(review);
  const path = urlFor('review', { id });
  describePage(context, {
    things: (place) => (thing === null || !review.product ? [] : [{ ...thing, itemReviewed: reviewedProduct(place, review.product) }]),
    crumbs: [...(review.product ? [[title, urlFor('product-id', { id: review.product.id })] as const] : []), [`★${review.score}`, path]],
  });
  return { review, others, title, languages: ['ko', languageWritten(review.content) ?? 'ko'] satisfies Locale[] };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const review = args.loaderData?.review;
  if (!review) return pageMeta(args);
  const image = review.review_images[0]?.src ?? review.design_src ?? review.product?.image_src ?? null;
  return pageMeta(args, {
    title: `${args.loaderData?.title ?? ''} ★${review.score}`,
    description: review.content.slice(0, 120),
    image,
    languages: args.loaderData?.languages,
  });
};

/** One review with its photos, and others of the same product. */
export default function ReviewScreen() {
  const { review, others } = useLoaderData<typeof loader>();
  const { text, name: nameOf } = useLanguage();
  const { title } = useLayoutFacts();
  const { product } = review;
  return (
    <div className="page-gutter max-w-reading pt-6 lg:pt-14">
      <h1 className="mb-6 page-title">{title}</h1>
      <ReviewArticle key={review.id} review={review} withProduct look="page" />
      {product && others.length > 0 ? (
        <section aria-labelledby="others" className="block-gap">
          <h2 id="others" className="mb-5 text-20 font-extrabold">
            {text(words.others, { name: nameOf(product.name) })}
          </h2>
          <ul className="tile-grid">
            {others.map((other) => (
              <li key={other.id}>
                <ReviewCard review={other} />
              </li>
            ))}
          </ul>
          <div className="mt-6 text-center">
            <ButtonLink look="secondary" href={urlFor('review-list', {}, { product_id: product.id })}>
              {text(words.all)}
            </ButtonLink>
          </div>
        </section>
      ) : null}
    </div>
  );
}
