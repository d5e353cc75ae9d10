import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useCallback, useRef } from 'react';
import { cx } from '#ui/class-names.ts';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { useOwnPresses } from '#ui/presses/own-presses.ts';
import { IconButton } from '../button.tsx';
import { HoldDialog } from './held-dialog.ts';
import { fieldTexts as texts } from './texts.ts';

/**
 * A large dialog: all of a phone, most of a desktop, or (`fits`) only as high as its content. Closed by Escape, Back and its button, but not
 * while it sends something: `isSending`, and by itself what forms and `useAct` inside it send (`useHeldDialog`).
 */
export function WideDialog({
  title,
  onClose,
  footer,
  fits = false,
  isSending = false,
  children,
}: {
  title: string;
  onClose: () => void;
  footer?: ReactNode;
  fits?: boolean;
  isSending?: boolean;
  children: ReactNode;
}) {
  const holders = useRef(0);
  const hold = useCallback(() => {
    holders.current += 1;
    return () => {
      holders.current -= 1;
    };
  }, []);
  const close = () => {
    if (!isSending && holders.current === 0) onClose();
  };
  useCloseOnBack(true, close);
  useOwnPresses(true);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Popup
          className={cx(
            fits ? 'md:max-h-[min(760px,88dvh)]' : 'md:h-[min(760px,88dvh)]',
            'fixed inset-0 z-50 flex flex-col overflow-hidden bg-raised shadow-overlay outline-hidden md:inset-auto md:top-1/2 md:left-1/2 md:w-[min(1040px,calc(100vw-48px))] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-control md:border md:border-line',
          )}
        >
          <header className="flex min-h-13 shrink-0 items-center justify-between gap-2 border-b border-line pr-2 pl-4">
            <Dialog.Title className="text-15 font-extrabold">{title}</Dialog.Title>
            <Dialog.Close render={<IconButton label={texts.close} />}>
              <X aria-hidden="true" size={18} />
            </Dialog.Close>
          </header>
          <HoldDialog value={hold}>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
            {footer ? (
              <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line px-4 py-3">{footer}</footer>
            ) : null}
          </HoldDialog>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
