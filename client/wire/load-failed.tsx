import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { EmptyState } from '#ui/states.tsx';
import { useText } from '../locale/locale-context.tsx';
import type { Message } from '../locale/message.ts';
import { shell } from '../locale/shell.ts';
import { errorMessages } from './error-texts.ts';
import { TraceLine } from './trace-line.tsx';

/** A part of a page that could not be loaded, announced at once, with a retry button. Without a network it says that instead of `sentence`. Browser only. */
export function LoadFailed({ sentence, onRetry }: { sentence?: Message; onRetry: () => void }) {
  const text = useText();
  const failure = useLoadFailure(sentence);
  return (
    <div role="alert">
      <EmptyState
        sentence={failure}
        drawing="error"
        action={
          <>
            <Button look="secondary" onClick={onRetry}>
              {text(shell.retry)}
            </Button>
            <TraceLine />
          </>
        }
      />
    </div>
  );
}

/** A one-line notice that something could not be loaded, with a retry. Browser only. */
export function LoadFailedLine({ className, onRetry }: { className?: string; onRetry: () => void }) {
  const text = useText();
  const failure = useLoadFailure();
  return (
    <div role="alert" className={cx('flex items-center justify-between gap-3 rounded-control bg-tile py-2 pr-2 pl-4', className)}>
      <p className="text-15">{failure}</p>
      <Button look="secondary" className="shrink-0" onClick={onRetry}>
        {text(shell.retry)}
      </Button>
    </div>
  );
}

/** The reason of the failure at that moment. */
function useLoadFailure(sentence: Message = shell.somethingWrong): string {
  const text = useText();
  const [isOffline] = useState(() => !navigator.onLine);
  return text(isOffline ? errorMessages.offline : sentence);
}
