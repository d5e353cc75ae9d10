import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button, LinkButton } from '../kit/button.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { EmptyPart } from '../kit/states.tsx';
import { frameTexts } from './texts.ts';

/** A screen that failed to load or crashed. */
export function FailedScreen() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <div role="alert" className="p-6">
      <EmptyPart sentence={frameTexts.failed} action={<Button onClick={() => location.reload()}>{frameTexts.reload}</Button>} />
    </div>
  );
}

/** A URL without a screen. */
export function MissingScreen() {
  return (
    <>
      <PageHeading title={frameTexts.missingTitle} />
      <EmptyPart sentence={frameTexts.missing} action={<LinkButton to="/">{frameTexts.toBeginning}</LinkButton>} />
    </>
  );
}
