import type { ReactNode } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useAction } from '#client/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';

type Props = {
  title: string;
  actLabel: string;
  /** Label of the cancel button; without it the action has full width. */
  keepLabel?: string;
  /** False while the action's outcome is being loaded. */
  isReady?: boolean;
  /** The outcome of the action, always visible next to its button. */
  outcome?: ReactNode;
  /** The reason why the last press did nothing, also shown next to the button. */
  obstacle?: string | null;
  /** Runs the action. Errors are shown in the sheet, which stays open. */
  work: () => Promise<void>;
  /** The error text, if the default does not fit. */
  failureText?: (error: unknown) => string;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet with one action for an order: pay, cancel, confirm. */
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
  const { run, isPending, failure, setFailure } = useAction(work, failureText && ((_, error): void => setFailure(failureText(error))));
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
          {/* Always rendered: screen readers only announce changes in an existing live region. */}
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
