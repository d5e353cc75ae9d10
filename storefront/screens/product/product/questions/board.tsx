import { ChevronDown, Lock } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SelectBoardQuery } from '#client/graphql/operations.generated.ts';
import { useDayText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { useSession } from '#client/session/use-session.ts';
import { toast } from '#client/toasts/toast.tsx';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { urlFor } from '#contract/routes.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { inquiryApi } from '#storefront/nouns/inquiry/inquiry-calls.ts';
import { InquiryForm } from '#storefront/nouns/inquiry/inquiry-form.tsx';
import { StateChip } from '#storefront/nouns/inquiry/state-chip.tsx';
import { inquiryTexts, typeTexts } from '#storefront/nouns/inquiry/texts.ts';
import { Thread } from '#storefront/nouns/inquiry/thread.tsx';
import { useSentText } from '#storefront/nouns/inquiry/use-sent-text.ts';
import { useLoginQuestion } from '#storefront/nouns/like/like.tsx';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { availabilityOf, type ProductPage } from '../product-data.ts';
import { productTexts } from '../texts.ts';
import { BoardWaiting } from './board-waiting.tsx';
import { boardQuery } from './operations.ts';

/** Page size of the board. */
const pageSize = 5;

/** A product's questions and answers, and a button to ask. The data service hides secret questions from others. */
export function Board({ product }: { product: ProductPage }) {
  const text = useText();
  const { questions, count, isRead, hasFailed, more, reload } = useBoard(product.id);
  const [isAsking, setAsking] = useState(false);
  const sentText = useSentText();
  /** The confirmation after sending; it stays, unlike the toast. */
  const [sent, setSent] = useState<string | null>(null);
  const promptLogin = useLoginQuestion();
  const { isSignedIn } = useSession();
  const send = async (asked: Parameters<typeof inquiryApi.ask>[0]) => {
    const sent = sentText(await inquiryApi.ask({ ...asked, product_id: product.id }));
    setAsking(false);
    toast(sent, 'success');
    setSent(sent);
    reload();
  };
  return (
    <>
      <div className="mt-1 flex items-baseline justify-between gap-4">
        <p className="min-w-0 text-13 text-ink-2">{questions.length === 0 ? null : text(productTexts.questionCount, { count })}</p>
        {availabilityOf(product) === 'on-sale' ? (
          <Button look="secondary" onClick={() => (isSignedIn ? setAsking(true) : void promptLogin())}>
            {text(productTexts.ask)}
          </Button>
        ) : null}
      </div>
      {sent === null ? null : <p className="mt-3 rounded-control bg-tile px-4 py-3 text-15 font-semibold">{sent}</p>}
      {hasFailed && questions.length === 0 ? <LoadFailed sentence={inquiryTexts.failed} onRetry={reload} /> : null}
      {!hasFailed && !isRead ? <BoardWaiting /> : null}
      {!hasFailed && isRead && questions.length === 0 ? (
        <p className="mt-4 rounded-control bg-tile px-4 py-10 text-center text-15 text-ink-2">{text(productTexts.noQuestions)}</p>
      ) : null}
      {questions.length > 0 ? (
        <ul className="mt-4 border-t border-ink">
          {questions.map((question) => (
            <QuestionLine key={question.id} question={question} />
          ))}
        </ul>
      ) : null}
      {questions.length < count ? (
        <Button wide look="quiet" className="mt-4" onClick={more}>
          {text(inquiryTexts.more)}
        </Button>
      ) : null}
      {isSignedIn ? (
        <p className="mt-2 text-13">
          <Link to={urlFor('mypage-qna')} className="inline-flex min-h-target items-center underline hover:text-accent">
            {text(inquiryTexts.mine)}
          </Link>
        </p>
      ) : null}
      {isAsking ? (
        <InquiryForm
          kind="QUESTION"
          draftName={`question about ${product.id}`}
          title={text(inquiryTexts.writeQuestion)}
          send={send}
          onClose={() => setAsking(false)}
        >
          <AskedProduct product={product} />
        </InquiryForm>
      ) : null}
    </>
  );
}

type Question = SelectBoardQuery['member_inquiries'][number];

/** The loaded questions. Reloaded on sign-in and sign-out, because members see different ones. */
function useBoard(productId: number) {
  const { userId } = useSession();
  const [board, setBoard] = useState<{ questions: Question[]; count: number; isRead: boolean }>({ questions: [], count: 0, isRead: false });
  const [hasFailed, setFailed] = useState(false);
  // Ignores responses to older requests, made before signing in or asking a question.
  const newest = useRef(0);
  const read = useCallback(
    async (offset: number) => {
      newest.current += 1;
      const own = newest.current;
      setFailed(false);
      try {
        const where = { product_id: { _eq: productId }, deleted_at: { _is_null: true } };
        const { member_inquiries: found, member_inquiries_aggregate: all } = await runQuery(boardQuery, { where, limit: pageSize, offset });
        if (own !== newest.current) return;
        const count = all.aggregate?.count ?? 0;
        setBoard((before) => ({ questions: offset === 0 ? found : withoutDoubles([...before.questions, ...found]), count, isRead: true }));
      } catch (error) {
        console.warn(error);
        if (own === newest.current) setFailed(true);
      }
    },
    [productId],
  );
  // `userId` affects which questions are visible.
  useEffect(() => void (userId !== undefined && read(0)), [read, userId]);
  return { ...board, hasFailed, more: () => void read(board.questions.length), reload: () => void read(0) };
}

/** New questions shift the pages by one, which repeats entries. */
function withoutDoubles(questions: Question[]): Question[] {
  return [...new Map(questions.map((question) => [question.id, question])).values()];
}

/** The product, at the top of the inquiry form. */
function AskedProduct({ product }: { product: ProductPage }) {
  return (
    <div className="mb-5 flex items-center gap-3">
      <Picture src={product.image_src} size={64} alt="" className="size-14 shrink-0 rounded-tile bg-tile object-cover" />
      <p className="min-w-0">
        <span className="block text-13 font-semibold">
          <Name of={product.brand?.name} />
        </span>
        <span className="block truncate text-15">
          <Name of={product.name} />
        </span>
      </p>
    </div>
  );
}

/** A question, collapsed to its title. A secret one has a lock; the data service hides it from others. */
function QuestionLine({ question }: { question: SelectBoardQuery['member_inquiries'][number] }) {
  const text = useText();
  const dayText = useDayText();
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="flex min-h-18 list-none items-center gap-3 py-3">
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-1.5 text-15 font-semibold">
              {question.is_secret ? <Lock aria-label={text(inquiryTexts.secret)} size={14} className="shrink-0" /> : null}
              <span lang={writtenLanguage(question.title)} className="min-w-0">
                {question.title}
              </span>
            </span>
            <span className="mt-1 block text-13 text-ink-2 tabular-nums">
              {text(typeTexts[question.type])} · {dayText(question.created_at)}
            </span>
          </span>
          <StateChip status={question.status} />
          <ChevronDown aria-hidden="true" size={18} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-5">
          <p lang={writtenLanguage(question.content)} className="text-15 break-words whitespace-pre-line">
            {question.content}
          </p>
          <div className="mt-4">
            <Thread messages={question.messages} />
          </div>
        </div>
      </details>
    </li>
  );
}
