import { useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import type { ReviewLine } from '#contract/rest/reviews.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { waitingPhotos } from '#storefront/nouns/photo/photo-calls.ts';
import { readMyFit } from '#storefront/nouns/review/my-fit.ts';
import { ReviewLinePage } from '#storefront/nouns/review/review-line-page.tsx';
import { writeMessages as words } from '#storefront/nouns/review/write-texts.ts';
import { FormView } from './form-view.tsx';
import { type ReviewDraft, type ReviewForm, readDraft, withPhotos } from './review-draft.ts';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** The third step: the review itself, new or to be changed. */
export default function ReviewFormScreen() {
  const text = useText();
  return (
    <ReviewLinePage title={text(words.start)} allowsWritten>
      {(line) => <Form line={line} />}
    </ReviewLinePage>
  );
}

/** What the form begins with; `gone` photos of the draft are at the server no longer. */
type Start = { form: ReviewForm; draft: ReviewDraft | null; gone: number };

function Form({ line }: { line: ReviewLine }) {
  const { userId } = useSession();
  const [start, setStart] = useState<Start | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let isHere = true;
    void startOf(line, userId).then((found) => (isHere ? setStart(found) : undefined));
    return () => {
      isHere = false;
    };
  }, [line, userId]);
  if (userId === null || start === null) return null;
  return <FormView userId={userId} line={line} {...start} />;
}

/** What the form begins with: the review to be changed, else the draft, else what this browser knows of the build of its owner. */
async function startOf({ review, order_product_id }: ReviewLine, userId: string): Promise<Start> {
  if (review !== null) {
    const { score, content, height_from: height, weight_from: weight, size_feel: feel } = review;
    return { form: { score, content, height, weight, feel }, draft: null, gone: 0 };
  }
  const kept = await readDraft(userId, order_product_id, Date.now());
  if (kept === null) return { form: { score: 0, content: '', ...readMyFit(localStorage), feel: null }, draft: null, gone: 0 };
  // Without an answer they are taken to be there; sending finds out.
  const waiting = kept.photos.length === 0 ? [] : await waitingPhotos().catch(() => kept.photos);
  const { score, content, height, weight, feel } = kept;
  return { form: { score, content, height, weight, feel }, ...withPhotos(kept, waiting) };
}
