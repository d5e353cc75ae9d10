import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { Button } from '#ui/button.tsx';
import { editorTexts } from '../texts.ts';

type Props = {
  isDirty: boolean;
  /** True for addresses that still show this editor, e.g. another side. */
  staysOpen: (next: Location) => boolean;
  /** Saves; true when it worked. */
  onSave: () => Promise<boolean>;
  /** Writes the draft before the page is left. */
  onKeepDraft: () => Promise<void>;
};

/** Warns of unsaved changes before any way out: links, Back, the popup carousel, closing the tab (specification 4). */
export function LeaveGuard({ isDirty, staysOpen, onSave, onKeepDraft }: Props) {
  const text = useText();
  const blocker = useBlocker(({ nextLocation }) => isDirty && !staysOpen(nextLocation));
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  const save = async () => {
    if (await onSave()) blocker.proceed();
    else blocker.reset();
  };
  const leave = async () => {
    await onKeepDraft();
    blocker.proceed();
  };
  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : blocker.reset())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-60 bg-veil" />
        <AlertDialog.Popup className="fixed inset-x-4 top-1/2 z-60 mx-auto max-w-dialog -translate-y-1/2 rounded-control bg-ground p-6 shadow-overlay">
          <AlertDialog.Title className="mb-2 text-17 font-extrabold">{text(editorTexts.leaveTitle)}</AlertDialog.Title>
          <AlertDialog.Description className="text-15">{text(editorTexts.leave)}</AlertDialog.Description>
          <div className="mt-6 flex flex-col gap-2">
            <Button wide onClick={save}>
              {text(editorTexts.leaveSave)}
            </Button>
            <Button wide look="secondary" onClick={leave}>
              {text(editorTexts.leaveDraft)}
            </Button>
            <Button wide look="quiet" onClick={() => blocker.reset()}>
              {text(editorTexts.stay)}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
