import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { count, day } from '#admin/kit/format.ts';
import { ReplyForm } from '#admin/nouns/review/reply-form.tsx';
import { ownBrands } from '#admin/session/desk.ts';
import { runOperation } from '#admin/session/wire.ts';
import { resizeSrc } from '#contract/images.ts';
import { ownReview } from './queries.ts';
import { ownReviewTexts as texts } from './texts.ts';

/** A review of a brand's own product, and the brand's reply. */
export const OwnReviewDetail = detailScreen({
  name: 'own-reviews',
  texts,
  // Public rows are readable by everybody: others' reviews are excluded here.
  load: async ({ id }) =>
    (await runOperation(ownReview, { where: { id: { _eq: Number(id) }, product: { brand_id: await ownBrands() } } })).product_reviews[0],
  title: (review) => review.product?.name.ko ?? texts.review,
  side: (review) => (
    <Section title={texts.about}>
      <Facts
        facts={[
          [texts.score, texts.points(review.score)],
          [texts.writer, review.user?.nickname ?? review.writer],
          [texts.option, review.option_name?.ko],
          [texts.written, day(review.created_at)],
          [texts.likes, count(review.like_count)],
        ]}
      />
    </Section>
  ),
  content: (review) => (
    <>
      <Section title={texts.review}>
        <p className="whitespace-pre-wrap">{review.content}</p>
        {review.review_images.length === 0 ? null : (
          <ul aria-label={texts.photos} className="mt-3 flex flex-wrap gap-2">
            {review.review_images.map(({ id: image, src }) => (
              <li key={image}>
                <img src={resizeSrc(src, 256)} alt="" className="size-28 rounded-control object-cover" />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <ReplyForm review={review} draft="own-review" texts={{ ...texts, replyLabel: texts.reply }} />
    </>
  ),
});
