import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { useSignInUrl } from '#client/session/use-sign-in-url.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { isMissing } from '#client/wire/api-error.ts';
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
  const { userId } = useSession();
  const read = useCallback(async () => (userId === null ? null : reviewCalls.line(id)), [userId, id]);
  const { value: line, failure, reload } = useLoaded(read);
  const isEdit = allowsWritten === true && line !== null && line.review !== null;
  useEffect(() => onEdit(isEdit), [isEdit, onEdit]);
  if (userId === null)
    return <EmptyState sentence={text(words.loginFirst)} action={<ButtonLink href={login}>{text(shell.login)}</ButtonLink>} />;
  if (isMissing(failure)) return <EmptyState sentence={errorMessage('ORDER_NOT_FOUND', locale)} action={<ToMine />} />;
  if (failure !== null) return <LoadFailed onRetry={reload} />;
  if (line === null) return <Waiting />;
  const { refusal, review } = line;
  if (isEdit && review?.is_editable === false)
    return <EmptyState sentence={errorMessage('REVIEW_NOT_EDITABLE', locale)} action={<ToMine />} />;
  if (refusal === null || isEdit) return children(line);
  const action =
    review === null || review.hidden_reason !== null ? (
      <ToMine />
    ) : (
      <ButtonLink href={urlFor('review', { id: review.id })}>{text(words.already)}</ButtonLink>
    );
  return <EmptyState sentence={errorMessage(refusal, locale)} action={action} />;
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
