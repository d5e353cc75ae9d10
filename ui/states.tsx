import { Fragment, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { type DrawingName, LineDrawing } from './line-drawing.tsx';

type EmptyProps = { sentence: string; drawing?: DrawingName; action?: ReactNode; headingLevel?: 'h1' | 'p' };

/** Nothing here: one small drawing, one sentence, one action. A second sentence begins on its own line where both do not fit on one. */
export function EmptyState({ sentence, drawing = 'nothing-found', action, headingLevel: Sentence = 'p' }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-5 px-6 py-16 text-center">
      <LineDrawing name={drawing} />
      <Sentence className="max-w-dialog text-17 text-balance">
        {sentence.split(/(?<=[.!?。]) /).map((each, index) => (
          <Fragment key={each}>
            {/* A blank within the box would fall away at its edge. */}
            {index === 0 ? '' : ' '}
            <span className="inline-block">{each}</span>
          </Fragment>
        ))}
      </Sentence>
      {action}
    </div>
  );
}

type ErrorProps = { sentence: string; retryLabel: string; onRetry: () => void };

/** Something went wrong: announced at once, with a way to try again. */
export function ErrorState({ sentence, retryLabel, onRetry }: ErrorProps) {
  return (
    <div role="alert">
      <EmptyState
        sentence={sentence}
        drawing="error"
        action={
          <Button look="secondary" onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
