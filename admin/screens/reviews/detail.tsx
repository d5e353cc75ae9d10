import { Link } from 'react-router';
import type { ReviewDetailQuery } from '#admin/graphql/admin.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { ClosedPhotos } from '#admin/kit/closed-photos.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { count, moment } from '#admin/kit/format.ts';
import { SeenLink } from '#admin/kit/preview/seen-link.tsx';
import { ReplyForm } from '#admin/nouns/review/reply-form.tsx';
import { runOperation } from '#admin/session/wire.ts';
import { urlFor } from '#contract/routes.ts';
import { type HidingReason, isHidden, isReportOpen } from '#rules/community/review.ts';
import { reviewDetail } from './queries.ts';
import { reviewTexts as texts } from './texts.ts';
import { VisibilityActions } from './visibility-actions.tsx';

type Review = NonNullable<ReviewDetailQuery['product_reviews_by_pk']>;

/** A review with its reports. Staff answer it, hide it for a reason, or show it again. */
export const ReviewDetail = detailScreen({
  name: 'reviews',
  texts,
  load: async ({ id }) => (await runOperation(reviewDetail, { id: Number(id) })).product_reviews_by_pk,
  title: (review) => `${texts.stars(review.score)} ${review.product?.name.ko ?? ''}`,
  beside: (review) => (isHidden(review) ? <Badge>{texts.hidden}</Badge> : <Badge tone="success">{texts.shown}</Badge>),
  lead: (review) =>
    review.hidden_reason ? texts.hiddenFor(texts.reasons[review.hidden_reason as HidingReason], moment(review.hidden_at)) : null,
  actions: (review) => (review.deleted_at === null ? <VisibilityActions review={review} /> : null),
  side: (review) => <Side review={review} />,
  content: (review) => (
    <>
      <Section title={texts.review}>
        <p className="text-15 leading-relaxed break-keep whitespace-pre-wrap">{review.content}</p>
        {review.review_images.length > 0 ? (
          <div className="mt-3">
            <ClosedPhotos srcs={review.review_images.map(({ src }) => src)} name={texts.photo} />
          </div>
        ) : null}
      </Section>
      <ReplyForm review={review} draft="review" texts={texts} rows={4} />
      <Reports review={review} />
    </>
  ),
});

function Side({ review }: { review: Review }) {
  return (
    <Section title={texts.bought}>
      <Facts
        facts={[
          [texts.product, review.product?.name.ko],
          [texts.option, review.option_name?.ko],
          [
            texts.writer,
            review.writer === null ? (
              <Link key="writer" to={`/members/${review.user_id}`} className="font-semibold underline">
                {review.user?.nickname ?? ''}
              </Link>
            ) : (
              texts.moved(review.writer)
            ),
          ],
          [texts.written, moment(review.created_at)],
          [texts.likes, count(review.like_count)],
          [texts.shop, isHidden(review) ? null : <SeenLink key="shop" to={urlFor('review', { id: review.id })} />],
        ]}
      />
    </Section>
  );
}

function Reports({ review }: { review: Review }) {
  return (
    <Section title={texts.reportsTitle}>
      {review.review_reports.length === 0 ? <p className="text-ink-2">{texts.noReports}</p> : null}
      <ul className="divide-y divide-line">
        {review.review_reports.map(({ id, reason, detail, state, created_at }) => (
          <li key={id} className="py-2 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2">
              <strong className="font-semibold">{texts.reasons[reason as HidingReason]}</strong>
              <Badge tone={isReportOpen({ state }) ? 'danger' : 'neutral'}>{texts.reportStates[state] ?? state}</Badge>
              <span className="ml-auto text-ink-2">{moment(created_at)}</span>
            </p>
            {detail === '' ? null : <p className="mt-1 break-keep whitespace-pre-wrap">{detail}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
