import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { Button, LinkButton } from '../kit/button.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { reopenedText } from '../kit/said-text.ts';
import { EmptyPart } from '../kit/states.tsx';
import { frameTexts } from './texts.ts';
import { useWayBack } from './use-way-back.ts';

/**
 * A screen that failed to load or crashed. Each failure asks the server again, because the router keeps the page when the next screen
 * fails too.
 */
export function FailedScreen() {
  return <Failed key={useLocation().key} />;
}

/** Whether the screen did not load or crashed, as far as the server tells. */
function Failed() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const { outage, isNewer, isAsking, reload } = useWayBack();
  const sentence = isNewer ? frameTexts.newBuild : outage === null ? frameTexts.failed : reopenedText(outage.error);
  return (
    <div role="alert" className="p-6">
      <EmptyPart
        sentence={sentence}
        action={
          <Button pending={isAsking} onClick={reload}>
            {frameTexts.reload}
          </Button>
        }
      />
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
