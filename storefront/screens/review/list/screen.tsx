import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { graphql } from '#client/graphql/graphql.ts';
import type { ReviewEntry } from '#client/graphql/operations.generated.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { resizeSrc } from '#contract/images.ts';
import { titlesIn } from '#contract/route-titles.ts';
import { urlFor } from '#contract/routes.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage } from '#storefront/frame/structured-data/list-things.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import {
  byScore,
  reviewCountQuery,
  reviewOrder,
  reviewsPageSize,
  reviewsQuery,
  scoreCountsQuery,
  shownReviews,
} from '#storefront/nouns/review/list-operations.ts';
import { ReviewArticle } from '#storefront/nouns/review/review-article.tsx';
import { ScoreSummary, scoreCountsOf } from '#storefront/nouns/review/score-summary.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { EmptyState } from '#ui/states.tsx';
import { isFiltered, isPhotosFirst, type ReviewWish, readWish, unfiltered, wishFilter, wishUrl } from './address.ts';
import { ListControls } from './list-controls.tsx';
import { reviewListTexts as words } from './texts.ts';

const reviewedProductQuery = graphql(`
  query reviewedProduct($id: bigint!) {
    product_products_by_pk(id: $id) { id name }
  }
`);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { query, locale } = bridgeOf(context);
  const wish = readWish(new URL(request.url).searchParams);
  const where = wishFilter(wish);
  const [page, counted, scores, found] = await Promise.all([
    query(reviewsQuery, { where, order_by: reviewOrder(wish.sort, isPhotosFirst(wish)), limit: reviewsPageSize, offset: 0 }),
    query(reviewCountQuery, { where }),
    query(scoreCountsQuery, byScore(shownReviews(wish.productId))),
    wish.productId === null ? null : query(reviewedProductQuery, { id: wish.productId }),
  ]);
  const name = titlesIn(locale)['review-list'];
  const items = page.product_reviews.map((review) => ({
    name: `${localizedName(review.product?.name, locale)} ★${review.score}`,
    path: urlFor('review', { id: review.id }),
    src: review.review_images[0]?.src ?? review.design_src,
  }));
  describePage(context, { things: (place) => [collectionPage(place, { name, path: urlFor('review-list'), items })] });
  return {
    wish,
    first: page.product_reviews,
    count: counted.product_reviews_aggregate.aggregate?.count ?? 0,
    scores: scoreCountsOf(scores),
    product: found?.product_products_by_pk ?? null,
  };
}

export const clientLoader = openAgain;

export const meta: MetaFunction<typeof loader> = (args) => {
  const picture = args.loaderData?.first.map((review) => review.review_images[0]?.src ?? review.design_src).find(Boolean);
  return pageMeta(args, { image: picture ? resizeSrc(picture, 1024) : null });
};

/** Reviews of a product or of all, filtered and sorted. */
export default function ReviewListScreen() {
  const { wish, first, count, scores, product } = useLoaderData<typeof loader>();
  const { text, name: nameOf } = useLanguage();
  const { title } = useLayoutFacts();
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      <h1 className="mb-6 page-title">{product ? text(words.of, { name: nameOf(product.name) }) : title}</h1>
      <ScoreSummary
        counts={scores}
        chosen={wish.score}
        linkOf={(score) => wishUrl({ ...wish, score: score === wish.score ? null : score })}
      />
      <ListControls wish={wish} count={count} />
      <Reviews key={wishUrl(wish)} wish={wish} first={first} withProduct={product === null} />
      <p className="after-list mt-10 border-t border-line pt-4 text-12 text-ink-2">{text(words.policy)}</p>
    </div>
  );
}

function Reviews({ wish, first, withProduct }: { wish: ReviewWish; first: ReviewEntry[]; withProduct: boolean }) {
  const text = useText();
  const load = async (window: PageWindow) =>
    (await runQuery(reviewsQuery, { where: wishFilter(wish), order_by: reviewOrder(wish.sort, isPhotosFirst(wish)), ...window }))
      .product_reviews;
  const empty = isFiltered(wish) ? (
    <EmptyState
      sentence={text(words.noneLikeThis)}
      action={<ButtonLink href={wishUrl(unfiltered(wish))}>{text(words.clear)}</ButtonLink>}
    />
  ) : (
    <EmptyState sentence={text(words.none)} action={<ButtonLink href={urlFor('category')}>{text(words.all)}</ButtonLink>} />
  );
  return (
    <PagedList name={wishUrl(wish)} first={first} pageSize={reviewsPageSize} load={load} empty={empty}>
      {(reviews) => (
        <ul>
          {reviews.map((review) => (
            <li key={review.id} className="border-b border-line py-7">
              <ReviewArticle review={review} withProduct={withProduct} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
