import { useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import type { ReviewLine } from '#contract/rest/reviews.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { readMyFit } from '#storefront/nouns/review/my-fit.ts';
import { ReviewLinePage } from '#storefront/nouns/review/review-line-page.tsx';
import { writeMessages as words } from '#storefront/nouns/review/write-texts.ts';
import { FormView } from './form-view.tsx';
import { type ReviewDraft, type ReviewForm, readDraft } from './review-draft.ts';

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

function Form({ line }: { line: ReviewLine }) {
  const { userId } = useSession();
  const [start, setStart] = useState<{ form: ReviewForm; draft: ReviewDraft | null } | null>(null);
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
async function startOf({ review, order_product_id }: ReviewLine, userId: string): Promise<{ form: ReviewForm; draft: ReviewDraft | null }> {
  if (review !== null) {
    const { score, content, height_from: height, weight_from: weight, size_feel: feel } = review;
    return { form: { score, content, height, weight, feel }, draft: null };
  }
  const draft = await readDraft(userId, order_product_id, Date.now());
  if (draft === null) return { form: { score: 0, content: '', ...readMyFit(localStorage), feel: null }, draft };
  const { score, content, height, weight, feel } = draft;
  return { form: { score, content, height, weight, feel }, draft };
}
