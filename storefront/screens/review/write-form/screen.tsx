import { useCallback } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { useLoaded } from '#client/use-loaded.ts';
import type { ReviewLine } from '#contract/rest/reviews.ts';
import { waitingPhotos } from '#storefront/nouns/photo/photo-calls.ts';
import { readMyFit } from '#storefront/nouns/review/my-fit.ts';
import { ReviewLinePage } from '#storefront/nouns/review/review-line-page.tsx';
import { writeMessages as words } from '#storefront/nouns/review/write-texts.ts';
import { FormView } from './form-view.tsx';
import { type ReviewDraft, type ReviewForm, reviewDraft, withPhotos } from './review-draft.ts';

/** The third step: writing or editing the review. */
export default function ReviewFormScreen() {
  const text = useText();
  return (
    <ReviewLinePage title={text(words.start)} allowsWritten>
      {(line) => <Form line={line} />}
    </ReviewLinePage>
  );
}

/** The initial form; `gone` is the number of draft photos no longer on the server. */
type Start = { form: ReviewForm; draft: ReviewDraft | null; gone: number };

function Form({ line }: { line: ReviewLine }) {
  const { userId } = useSession();
  const load = useCallback(async () => (userId === null ? null : startOf(line, userId)), [line, userId]);
  const { value: start } = useLoaded(load);
  if (userId === null || start === null) return null;
  return <FormView userId={userId} line={line} {...start} />;
}

/** The initial form: the review being edited, else the draft, else the fit data remembered in this browser. */
async function startOf({ review, order_product_id }: ReviewLine, userId: string): Promise<Start> {
  if (review !== null) {
    const { score, content, height_from: height, weight_from: weight, size_feel: feel } = review;
    return { form: { score, content, height, weight, feel }, draft: null, gone: 0 };
  }
  const kept = await reviewDraft(userId, order_product_id).read();
  if (kept === null) return { form: { score: 0, content: '', ...readMyFit(deviceStorage), feel: null }, draft: null, gone: 0 };
  // If the request fails, they are assumed to exist; sending will tell.
  const waiting = kept.photos.length === 0 ? [] : await waitingPhotos().catch(() => kept.photos);
  const { score, content, height, weight, feel } = kept;
  return { form: { score, content, height, weight, feel }, ...withPhotos(kept, waiting) };
}
