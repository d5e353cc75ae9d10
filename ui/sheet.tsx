import { Dialog } from '@base-ui/react/dialog';
import type { FocusEvent, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { useCloseOnBack } from './close-on-back.ts';
import { Icon } from './icon.tsx';
import { useOwnPresses } from './presses/own-presses.ts';
import { SheetHandle } from './sheet-handle.tsx';

type Side = 'bottom' | 'left' | 'right';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** `bottom`: a sheet with a handle on phones, a centred dialog on desktop; `left`, `right`: a full-height panel. */
  side?: Side;
  hideTitle?: boolean;
  footer?: ReactNode;
};

const sides: Record<Side, string> = {
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-sheet data-starting-style:translate-y-full data-ending-style:translate-y-full md:inset-auto md:top-1/2 md:left-1/2 md:w-[min(560px,calc(100vw-64px))] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-control md:data-starting-style:-translate-y-[calc(50%-12px)] md:data-starting-style:opacity-0 md:data-ending-style:-translate-y-[calc(50%-12px)] md:data-ending-style:opacity-0',
  left: 'inset-y-0 left-0 w-[min(360px,88vw)] data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
  right: 'inset-y-0 right-0 w-[min(420px,92vw)] data-starting-style:translate-x-full data-ending-style:translate-x-full',
};

/** A modal overlay that slides in. Closed by Escape, Back, the backdrop or its button; focus is restored. */
export function Sheet({ open, onClose, title, closeLabel, children, side = 'bottom', hideTitle = false, footer }: Props) {
  useCloseOnBack(open, onClose);
  useOwnPresses(open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0" />
        <Dialog.Popup
          onFocus={showWhole}
          className={cx(
            'fixed z-50 flex flex-col bg-ground shadow-overlay outline-hidden transition-[translate,opacity] duration-180',
            sides[side],
          )}
        >
          {side === 'bottom' ? <SheetHandle /> : null}
          <header className="flex min-h-14 shrink-0 items-center justify-between gap-2 pr-2 pl-5">
            <Dialog.Title className={cx('text-17 font-extrabold', hideTitle && 'sr-only')}>{title}</Dialog.Title>
            <Dialog.Close render={<IconButton label={closeLabel} className="ml-auto" />}>
              <Icon name="x" size={22} />
            </Dialog.Close>
          </header>
          {/* Positioned children, such as hidden inputs, scroll with it. */}
          <div className="relative min-h-0 flex-1 scroll-py-4 overflow-y-auto overscroll-contain px-5 pb-[calc(24px+env(safe-area-inset-bottom))]">
            {children}
          </div>
          {footer ? (
            <footer className="shrink-0 border-t border-line px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">{footer}</footer>
          ) : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Scrolls a focused element fully into view with its label; browsers only ensure the text line is above the edge of the footer. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) (target.closest('label') ?? target).scrollIntoView({ block: 'nearest' });
}
