import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { errorMessages } from '#client/wire/error-texts.ts';
import { TraceLine } from '#client/wire/trace-line.tsx';
import { urlFor } from '#contract/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';

/** The error page: links home for a missing page, offers a retry for a broken one. */
export function ErrorPage({ status }: { status: number }) {
  const text = useText();
  if (status === 404) {
    return (
      <EmptyState
        headingLevel="h1"
        drawing="nothing-found"
        sentence={text(errorMessages.notFound)}
        action={<ButtonLink href={urlFor('main')}>{text(shell.toHome)}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      headingLevel="h1"
      drawing="error"
      sentence={text(errorMessages.failed)}
      action={
        <>
          <Button onClick={() => window.location.reload()}>{text(shell.retry)}</Button>
          <TraceLine />
        </>
      }
    />
  );
}
