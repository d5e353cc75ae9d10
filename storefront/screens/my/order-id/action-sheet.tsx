import type { ReactNode } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useAction } from './use-action.ts';

type Props = {
  title: string;
  actLabel: string;
  /** The button that changes nothing; without it the action has the whole width. */
  keepLabel?: string;
  /** False for the moment in which it is found out what the action would do. */
  isReady?: boolean;
  /** What follows from the action, in sight beside its button however long the sheet is. */
  outcome?: ReactNode;
  /** What the last press found missing, in sight beside the button too. */
  obstacle?: string | null;
  /** What the action does; what it throws is read in the sheet, which stays open. */
  work: () => Promise<void>;
  /** How a failure reads where the usual sentences do not fit. */
  failureText?: (error: unknown) => string;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet with one thing to do with an order: pay, cancel, confirm. */
export function ActionSheet({
  title,
  actLabel,
  keepLabel,
  isReady = true,
  outcome,
  obstacle = null,
  work,
  failureText,
  onClose,
  children,
}: Props) {
  const text = useText();
  const errorText = useErrorText();
  const { run, isPending, failure } = useAction(work, failureText ?? errorText);
  const act = (
    <Button wide size="large" pending={isPending} disabled={!isReady} onClick={run}>
      {actLabel}
    </Button>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={text(shell.close)}
      footer={
        <>
          {outcome}
          {/* Always in the page: only a live region that is there is heard. */}
          <p role="alert" className="mb-3 text-13 font-semibold text-danger empty:sr-only">
            {obstacle ?? failure}
          </p>
          {keepLabel ? (
            <div className="grid grid-cols-2 gap-2">
              <Button look="secondary" size="large" onClick={onClose}>
                {keepLabel}
              </Button>
              {act}
            </div>
          ) : (
            act
          )}
        </>
      }
    >
      {children}
    </Sheet>
  );
}
