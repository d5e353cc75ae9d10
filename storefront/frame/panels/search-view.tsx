import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { panelTexts } from '#storefront/frame/panels/panel-view-texts.ts';
import { IconButton } from '#ui/button.tsx';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { Icon } from '#ui/icon.tsx';
import { useOwnPresses } from '#ui/presses/own-presses.ts';
import { SearchForm } from './search-form.tsx';

/** The search panel: one field, sliding in from the top. */
export function SearchView({ onClose }: { onClose: () => void }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  useCloseOnBack(true, onClose);
  useOwnPresses(true);
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={field}
          className="fixed inset-x-0 top-0 z-50 bg-ground pb-8 shadow-overlay transition-[translate] duration-180 data-starting-style:-translate-y-full"
        >
          <div className="page-gutter max-w-reading">
            <div className="flex h-14 items-center justify-between">
              <Dialog.Title className="text-15 font-extrabold">{text(panelTexts.searchLabel)}</Dialog.Title>
              <Dialog.Close render={<IconButton label={text(shell.close)} className="-mr-3" />}>
                <Icon name="x" size={22} />
              </Dialog.Close>
            </div>
            <SearchForm field={field} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
