import { Fragment, type ReactNode } from 'react';
import { type DrawingName, LineDrawing } from './line-drawing.tsx';

type EmptyProps = { sentence: string; drawing?: DrawingName; action?: ReactNode; headingLevel?: 'h1' | 'p' };

/** An empty state: a small drawing, a sentence, an action. A second sentence starts on its own line if both do not fit on one. */
export function EmptyState({ sentence, drawing = 'nothing-found', action, headingLevel: Sentence = 'p' }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-5 px-6 py-16 text-center">
      <LineDrawing name={drawing} />
      <Sentence className="max-w-dialog text-17 text-balance">
        {sentence.split(/(?<=[.!?。]) /).map((each, index) => (
          <Fragment key={each}>
            {/* A space inside the box would collapse at its edge. */}
            {index === 0 ? '' : ' '}
            <span className="inline-block">{each}</span>
          </Fragment>
        ))}
      </Sentence>
      {action}
    </div>
  );
}
