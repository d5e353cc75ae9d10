import { useId } from 'react';
import { Link } from 'react-router';
import type { ReviewEntry } from '#client/graphql/operations.generated.ts';
import { useDayText } from '#client/locale/dates.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { urlFor } from '#contract/routes.ts';
import { languageTagOf, writtenLanguage } from '#rules/shop/locale.ts';
import { Picture } from '#ui/picture.tsx';
import { entryMessages as words } from './entry-texts.ts';
import { FactLine } from './fact-line.tsx';
import { fitTexts } from './fit-texts.ts';
import { ReviewAction } from './review-action.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import { Stars } from './stars.tsx';
import { ReviewVotes } from './votes/review-votes.tsx';

type Props = {
  review: ReviewEntry;
  /** Shows the reviewed product, on pages that are not about it. */
  withProduct?: boolean;
  /** `page`: the review is the page's main content. */
  look?: 'list' | 'page';
};

/** A review with all its content and actions. */
export function ReviewArticle({ review, withProduct = false, look = 'list' }: Props) {
  const id = useId();
  const { text, name: nameOf } = useLanguage();
  const dayText = useDayText();
  const facts = fitTexts(text, review);
  const option = nameOf(review.option_name);
  const who = review.user?.nickname ?? review.writer;
  return (
    <article aria-labelledby={`${id}who ${id}when`}>
      {withProduct && review.product ? <ReviewedProduct product={review.product} /> : null}
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Stars score={review.score} size={16} />
        <p className="text-13">
          <span id={`${id}who`} lang={writtenLanguage(who ?? '')} className="font-semibold">
            {who || text(words.nobody)}
          </span>
          <span id={`${id}when`} className="text-ink-2 tabular-nums">
            {' · '}
            {dayText(review.created_at)}
            {review.edited_at === null ? null : ` ${text(words.edited)}`}
          </span>
        </p>
      </div>
      {option || facts.length > 0 ? <FactLine facts={[...(option ? [text(words.bought, { option })] : []), ...facts]} /> : null}
      {review.writer === null ? null : <p className="mt-1.5 text-12 text-ink-2">{text(words.moved)}</p>}
      {review.is_rewarded ? <p className="mt-1.5 text-12 text-ink-2">{text(words.rewarded)}</p> : null}
      <div className="mt-3 empty:hidden">
        <ReviewPictures design={review.design_src} photos={review.review_images} look={look === 'page' ? 'wide' : 'row'} />
      </div>
      <p lang={languageTagOf(review.content)} className="mt-3 text-15 break-words whitespace-pre-line">
        {review.content}
      </p>
      {review.reply === null ? null : (
        <section className="mt-4 rounded-tile bg-tile px-4 py-3">
          <p className="text-13 font-semibold">
            {text(words.reply, { brand: nameOf(review.product?.brand?.name) || text(words.shop) })}
            {review.replied_at === null ? null : <span className="font-normal text-ink-2 tabular-nums"> {dayText(review.replied_at)}</span>}
          </p>
          <p lang={languageTagOf(review.reply)} className="mt-1 text-15 break-words whitespace-pre-line">
            {review.reply}
          </p>
        </section>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <ReviewVotes id={review.id} counts={{ like: review.like_count, unlike: review.unlike_count }} />
        <div className="-mx-2.5 flex items-center">
          {look === 'list' ? (
            <Link to={urlFor('review', { id: review.id })} className={quietAction}>
              {text(words.permalink)}
            </Link>
          ) : null}
          <ReviewAction id={review.id} className={quietAction} />
        </div>
      </div>
    </article>
  );
}

const quietAction = 'inline-flex min-h-target items-center px-2.5 text-13 text-ink-2 underline-offset-4 hover:text-ink hover:underline';

function ReviewedProduct({ product }: { product: NonNullable<ReviewEntry['product']> }) {
  return (
    <Link to={urlFor('product-id', { id: product.id })} className="group mb-4 flex items-center gap-3 rounded-tile bg-tile p-2">
      <Picture src={product.image_src} size={64} alt="" className="size-14 shrink-0 rounded-tile bg-ground object-cover" />
      <span className="min-w-0">
        <span className="block truncate text-12 text-ink-2">
          <Name of={product.brand?.name} />
        </span>
        <span className="block truncate text-15 font-semibold group-hover:underline">
          <Name of={product.name} />
        </span>
      </span>
    </Link>
  );
}
