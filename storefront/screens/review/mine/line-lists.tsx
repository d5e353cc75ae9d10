import { Link } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useDayText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { failedToast, useAction } from '#client/use-action.ts';
import { hidingSentences } from '#contract/hiding-sentences.ts';
import type { OwnReview, ReviewLine } from '#contract/rest/reviews.ts';
import { urlFor } from '#contract/routes.ts';
import { languageTagOf, languageTags } from '#rules/shop/locale.ts';
import { BoughtLine } from '#storefront/nouns/review/bought-line.tsx';
import { entryMessages } from '#storefront/nouns/review/entry-texts.ts';
import { FactLine } from '#storefront/nouns/review/fact-line.tsx';
import { fitTexts } from '#storefront/nouns/review/fit-texts.ts';
import { reviewCalls } from '#storefront/nouns/review/review-calls.ts';
import { ReviewPictures } from '#storefront/nouns/review/review-pictures.tsx';
import { Stars } from '#storefront/nouns/review/stars.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { pressable } from '#ui/presses/pressable.ts';
import { EmptyState } from '#ui/states.tsx';
import { mineTexts as words } from './texts.ts';

/** Delivered order lines without a review. */
export function ToWrite({ lines }: { lines: readonly ReviewLine[] }) {
  const text = useText();
  if (lines.length === 0) return <Empty sentence={text(words.noneToWrite)} />;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.order_product_id} className="border-b border-line py-5 sm:flex sm:items-center sm:justify-between sm:gap-4">
          <BoughtLine line={line} />
          <ButtonLink
            look="secondary"
            className="mt-4 w-full sm:mt-0 sm:w-auto"
            href={urlFor('review-write', { order_product_id: line.order_product_id })}
          >
            {text(words.write)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** Written reviews, newest first. */
export function Written({ lines, onChange }: { lines: readonly ReviewLine[]; onChange: () => void }) {
  const text = useText();
  if (lines.length === 0) return <Empty sentence={text(words.noneWritten)} />;
  return (
    <ul>
      {lines.map((line) =>
        line.review === null ? null : (
          <li key={line.order_product_id} className="border-b border-line py-6">
            <BoughtLine line={line} />
            <WrittenReview line={line} review={line.review} onDeleted={onChange} />
          </li>
        ),
      )}
    </ul>
  );
}

function WrittenReview({ line, review, onDeleted }: { line: ReviewLine; review: OwnReview; onDeleted: () => void }) {
  const { text, locale } = useLanguage();
  const dayText = useDayText();
  const facts = fitTexts(text, review);
  return (
    <div className="mt-4">
      {review.hidden_reason === null ? null : (
        <p className="mb-3 rounded-tile bg-tile px-4 py-3 text-13 font-semibold text-danger">
          {text(words.hidden, { reason: text(hidingSentences[review.hidden_reason]) })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-2.5">
        <Stars score={review.score} size={16} />
        <p className="text-13 text-ink-2 tabular-nums">
          {dayText(review.created_at)}
          {review.edited_at === null ? null : ` ${text(entryMessages.edited)}`}
        </p>
      </div>
      {facts.length > 0 ? <FactLine facts={facts} /> : null}
      <div className="mt-3 empty:hidden">
        <ReviewPictures design={null} photos={review.pictures} />
      </div>
      <p lang={languageTagOf(review.content)} className="mt-3 text-15 break-words whitespace-pre-line">
        {review.content}
      </p>
      {review.point_state === 'NONE' ? null : (
        <p className="mt-3 text-13 font-semibold">
          {text(words[`state${review.point_state}`], { count: review.point_amount.toLocaleString(languageTags[locale]) })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5">
        {review.hidden_reason === null ? (
          <Link to={urlFor('review', { id: review.id })} className={action}>
            {text(words.see)}
          </Link>
        ) : null}
        {review.is_editable ? (
          <>
            <Link to={urlFor('review-write-form', { order_product_id: line.order_product_id })} className={action}>
              {text(words.edit)}
            </Link>
            <span className="text-13 text-ink-2">{text(words.editUntil, { day: dayText(review.editable_until) })}</span>
          </>
        ) : null}
        <DeleteButton review={review} onDeleted={onDeleted} />
      </div>
    </div>
  );
}

function DeleteButton({ review, onDeleted }: { review: OwnReview; onDeleted: () => void }) {
  const { text, locale } = useLanguage();
  const { run, isPending } = useAction(async () => {
    await reviewCalls.remove(review.id);
    toast(text(words.removed), 'success');
    onDeleted();
  }, failedToast);
  const remove = async () => {
    const takes =
      review.point_state === 'GIVEN'
        ? ` ${text(words.removeTakes, { count: review.point_amount.toLocaleString(languageTags[locale]) })}`
        : '';
    const isSure = await dialog.confirm({
      title: text(words.removeTitle),
      message: text(words.removeLead) + takes,
      okLabel: text(words.remove),
    });
    if (isSure) await run();
  };
  return (
    <button type="button" {...pressable(() => void remove(), isPending)} className={cx(action, 'text-ink-2')}>
      {text(words.remove)}
    </button>
  );
}

const action = 'inline-flex min-h-target items-center text-13 font-semibold underline underline-offset-4';

function Empty({ sentence }: { sentence: string }) {
  const text = useText();
  return <EmptyState sentence={sentence} action={<ButtonLink href={urlFor('mypage-order')}>{text(words.toOrders)}</ButtonLink>} />;
}
