import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { useOwnPresses } from '#ui/presses/own-presses.ts';
import { SheetHandle } from '#ui/sheet-handle.tsx';

type Choice = { label: string; run: () => void; leaves?: boolean };
type Props = { title: string; message: string; choices: readonly Choice[]; stay: string; onStay: () => void };

/** A question with two actions, the safer one first, and one to cancel; a bottom sheet on phones, like every dialog. */
export function ChoiceDialog({ title, message, choices, stay, onStay }: Props) {
  // Leaving after Back repeats the step back, which may come while the dialog still stands: it must not take it for a press.
  const [isLeaving, setLeaving] = useState(false);
  useCloseOnBack(!isLeaving, onStay);
  useOwnPresses(true);
  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : onStay())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-60 bg-veil" />
        <AlertDialog.Popup className="fixed inset-x-0 bottom-0 z-60 mx-auto max-h-[85dvh] overflow-y-auto overscroll-contain rounded-t-sheet bg-ground shadow-overlay md:inset-x-4 md:top-1/2 md:bottom-auto md:max-w-dialog md:-translate-y-1/2 md:rounded-control">
          <SheetHandle />
          <div className="p-6 max-md:pt-4 max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
            <AlertDialog.Title className="mb-2 text-17 font-extrabold">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-15">{message}</AlertDialog.Description>
            <div className="mt-6 flex flex-col gap-2">
              {choices.map(({ label, run, leaves = false }, index) => (
                <Button
                  key={label}
                  wide
                  look={index === 0 ? 'primary' : 'secondary'}
                  onClick={() => {
                    setLeaving(leaves);
                    run();
                  }}
                >
                  {label}
                </Button>
              ))}
              <Button wide look="quiet" onClick={onStay}>
                {stay}
              </Button>
            </div>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
