import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { useSignInUrl } from '#client/session/use-sign-in-url.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import type { ReviewLine } from '#contract/rest/reviews.ts';
import { urlFor } from '#contract/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { reviewCalls } from './review-calls.ts';
import { writeMessages as words } from './write-texts.ts';

type Props = {
  title: string;
  /** The page's content for a line. Lines that cannot be reviewed get an error instead. */
  children: (line: ReviewLine) => ReactNode;
  /** True if the page edits an existing review. */
  allowsWritten?: boolean;
};

/** The shell of each step of writing a review: loads the order line from the URL, or shows why it cannot be reviewed. */
export function ReviewLinePage({ title, children, allowsWritten = false }: Props) {
  const { order_product_id: id = '' } = useParams();
  const isInBrowser = useInBrowser();
  const text = useText();
  const [isEdit, setEdit] = useState(false);
  return (
    <div className="page-gutter max-w-form pt-6 lg:pt-14">
      <h1 className="page-title">{isEdit ? text(words.editTitle) : title}</h1>
      {isInBrowser ? (
        <Line key={id} id={id} allowsWritten={allowsWritten} onEdit={setEdit}>
          {children}
        </Line>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Line({ id, children, allowsWritten, onEdit }: Omit<Props, 'title'> & { id: string; onEdit: (isEdit: boolean) => void }) {
  const { text, locale } = useLanguage();
  const login = useSignInUrl();
  const { state, load } = useReviewLine(id);
  const isEdit = allowsWritten === true && state.status === 'ready' && state.line.review !== null;
  useEffect(() => onEdit(isEdit), [isEdit, onEdit]);
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <LoadFailed onRetry={() => void load()} />;
    case 'visitor':
      return <EmptyState sentence={text(words.loginFirst)} action={<ButtonLink href={login}>{text(shell.login)}</ButtonLink>} />;
    case 'not-found':
      return <EmptyState sentence={errorMessage('ORDER_NOT_FOUND', locale)} action={<ToMine />} />;
    case 'ready': {
      const { refusal, review } = state.line;
      if (isEdit && review?.is_editable === false)
        return <EmptyState sentence={errorMessage('REVIEW_NOT_EDITABLE', locale)} action={<ToMine />} />;
      if (refusal === null || isEdit) return children(state.line);
      const action =
        review === null || review.hidden_reason !== null ? (
          <ToMine />
        ) : (
          <ButtonLink href={urlFor('review', { id: review.id })}>{text(words.already)}</ButtonLink>
        );
      return <EmptyState sentence={errorMessage(refusal, locale)} action={action} />;
    }
  }
}

function ToMine() {
  const text = useText();
  return <ButtonLink href={urlFor('mypage-review')}>{text(words.toMine)}</ButtonLink>;
}

function Waiting() {
  const text = useText();
  return (
    <div role="status" aria-label={text(shell.loading)} className="mt-6 grid gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
    </div>
  );
}

type Loaded =
  | { status: 'loading' }
  | { status: 'visitor' }
  | { status: 'failed' }
  | { status: 'not-found' }
  | { status: 'ready'; line: ReviewLine };

/** One of the member's order lines, with its review state. */
function useReviewLine(orderProductId: string): { state: Loaded; load: () => Promise<void> } {
  const { userId } = useSession();
  const [state, setState] = useState<Loaded>({ status: 'loading' });
  const load = useCallback(async () => {
    setState({ status: 'loading' });
    if (userId === null) return setState({ status: 'visitor' });
    try {
      setState({ status: 'ready', line: await reviewCalls.line(orderProductId) });
    } catch (error) {
      console.warn(error);
      // A malformed id is treated as not found.
      const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
      setState({ status: isGone ? 'not-found' : 'failed' });
    }
  }, [orderProductId, userId]);
  useEffect(() => void load(), [load]);
  return { state, load };
}
