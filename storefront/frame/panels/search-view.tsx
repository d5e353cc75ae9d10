import { Dialog } from '@base-ui/react/dialog';
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { searchFormTexts } from '#storefront/frame/panels/search-form-texts.ts';
import { IconButton } from '#ui/button.tsx';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { Icon } from '#ui/icon.tsx';
import { useOwnPresses } from '#ui/presses/own-presses.ts';
import { SearchForm } from './search-form.tsx';

/** The search panel, sliding in from the top: a field and its suggestions. On phones it fills the window down to the keyboard. */
export function SearchView({ onClose }: { onClose: () => void }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useEndAtKeyboard(popup);
  useCloseOnBack(true, onClose);
  useOwnPresses(true);
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={popup}
          initialFocus={field}
          className="fixed inset-x-0 top-0 z-50 flex h-(--window,100dvh) flex-col bg-ground shadow-overlay transition-[translate] duration-180 data-starting-style:-translate-y-full lg:h-auto lg:max-h-[85dvh] lg:pb-8"
        >
          <div className="page-gutter flex min-h-0 max-w-reading flex-1 flex-col">
            <div className="flex h-14 shrink-0 items-center justify-between">
              <Dialog.Title className="text-15 font-extrabold">{text(searchFormTexts.searchLabel)}</Dialog.Title>
              <Dialog.Close render={<IconButton label={text(shell.close)} className="-mr-3" />}>
                <Icon name="x" size={22} />
              </Dialog.Close>
            </div>
            <SearchForm field={field} isPanel className="flex-1" />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Keeps the visible height of the window in `--window`: the keyboard of an iPhone covers a page without making it lower. */
function useEndAtKeyboard(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const visible = window.visualViewport;
    const resize = () => {
      if (visible) panel.current?.style.setProperty('--window', `${Math.round(visible.height * visible.scale)}px`);
    };
    resize();
    visible?.addEventListener('resize', resize);
    return () => visible?.removeEventListener('resize', resize);
  }, [panel]);
}
