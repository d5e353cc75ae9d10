import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { Form } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { IconButton } from '#ui/button.tsx';

/** The search panel: one line, from the top. */
export default function SearchView({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 top-0 z-50 bg-ground pb-8 shadow-overlay transition-[translate] duration-180 data-starting-style:-translate-y-full">
          <div className="page-gutter max-w-reading">
            <div className="flex h-14 items-center justify-between">
              <Dialog.Title className="text-15 font-extrabold">{text(shell.searchLabel)}</Dialog.Title>
              <Dialog.Close render={<IconButton label={text(shell.close)} className="-mr-3" />}>
                <X aria-hidden="true" size={22} />
              </Dialog.Close>
            </div>
            <Form role="search" action={urlFor('search')} className="flex items-center border-b-2 border-ink">
              <label className="sr-only" htmlFor="search-text">
                {text(shell.searchLabel)}
              </label>
              <input
                id="search-text"
                name="q"
                type="search"
                required
                maxLength={60}
                autoComplete="off"
                enterKeyHint="search"
                placeholder={text(shell.searchPlaceholder)}
                className="min-h-14 w-full min-w-0 flex-1 bg-ground text-20 font-semibold outline-hidden placeholder:font-normal placeholder:text-ink-2"
              />
              <IconButton type="submit" label={text(shell.searchSubmit)}>
                <Search aria-hidden="true" size={22} />
              </IconButton>
            </Form>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
