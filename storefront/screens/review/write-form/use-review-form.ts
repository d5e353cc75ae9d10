import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { toast } from '#client/toasts/toast.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import type { Photo } from '#contract/rest/photos.ts';
import type { ReviewLine } from '#contract/rest/reviews.ts';
import { urlFor } from '#contract/routes.ts';
import { isReviewText, REVIEW_PHOTOS_MAX } from '#rules/community/review.ts';
import { waitingPhotos } from '#storefront/nouns/photo/photo-calls.ts';
import { type PickedPhotos, usePhotos } from '#storefront/nouns/photo/use-photos.ts';
import { storeMyFit } from '#storefront/nouns/review/my-fit.ts';
import { reviewCalls } from '#storefront/nouns/review/review-calls.ts';
import { writeMessages as words } from '#storefront/nouns/review/write-texts.ts';
import { type ReviewDraft, type ReviewForm, reviewDraft } from './review-draft.ts';

type Start = { userId: string; line: ReviewLine; form: ReviewForm; draft: ReviewDraft | null; gone: number };

/** The review form: content, draft, errors and sending. */
export function useReviewForm({ userId, line, form: first, draft, gone: goneBefore }: Start) {
  const { text, locale } = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { order_product_id: lineId, review } = line;
  const [form, setForm] = useState(first);
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [gone, setGone] = useState(goneBefore);
  const picked = usePhotos({ most: REVIEW_PHOTOS_MAX, initial: draft?.photos ?? [], held: review?.photos ?? [] });
  const isKept = useKept({ userId, lineId, content: { ...form, photos: picked.sent }, isWanted: review === null && !isPending });

  const errors = {
    score: isAsked && form.score === 0 ? errorMessage('REVIEW_SCORE_REQUIRED', locale) : null,
    content: isAsked && !isReviewText(form.content) ? errorMessage('REVIEW_LENGTH', locale) : null,
  };
  const photoNote = picked.isSending ? text(words.photosOnTheWay) : null;

  const send = async () => {
    setAsked(true);
    if (form.score === 0 || !isReviewText(form.content) || picked.isSending || picked.holdsUp()) return;
    setPending(true);
    const said = {
      score: form.score,
      content: form.content.trim(),
      height_from: form.height,
      weight_from: form.weight,
      size_feel: form.feel,
      photo_ids: picked.sent.map(({ id }) => id),
    };
    try {
      if (review === null) await reviewCalls.write({ order_product_id: lineId, ...said });
      else await reviewCalls.edit(review.id, said);
      await reviewDraft(userId, lineId).drop();
      if (form.height !== null || form.weight !== null) storeMyFit(deviceStorage, form);
      toast(text(review === null ? words.sent : words.saved), 'success');
      navigate(urlFor('mypage-review', {}, { tab: 'written' }), { replace: true });
    } catch (error) {
      setPending(false);
      if (error instanceof ApiError && error.code === 'PHOTO_NOT_FOUND') {
        const lost = await leaveOutGone(picked, review?.photos ?? []);
        if (lost > 0) return setGone(lost);
      }
      await dialog.alert({ message: errorText(error) });
      if (error instanceof ApiError && error.code === 'REVIEW_ALREADY_WRITTEN') navigate(urlFor('mypage-review'), { replace: true });
    }
  };

  return {
    form,
    set: (change: Partial<ReviewForm>) => setForm({ ...form, ...change }),
    picked,
    /** The number of photos no longer on the server. */
    gone,
    errors,
    photoNote,
    isKept,
    isPending,
    send,
  };
}

/** Removes photos no longer on the server, after more than a week. Returns how many. */
async function leaveOutGone(picked: PickedPhotos, held: readonly Photo[]): Promise<number> {
  return picked.goBy([...held, ...(await waitingPhotos().catch(() => picked.sent))]);
}

type Kept = { userId: string; lineId: number; content: ReviewDraft; isWanted: boolean };

/** Keeps the draft at each change. True once it is on disk. */
function useKept({ userId, lineId, content, isWanted }: Kept): boolean {
  const [isKept, setKept] = useState(false);
  const now = JSON.stringify(content);
  const known = useRef(now);
  useEffect(() => {
    if (!isWanted || now === known.current) return;
    known.current = now;
    void Promise.resolve(reviewDraft(userId, lineId).write(JSON.parse(now))).then((isStored) => setKept(isStored === true));
  }, [now, isWanted, userId, lineId]);
  return isKept;
}
