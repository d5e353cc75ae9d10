import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type AdminSearchResults, searchNouns } from '#contract/rest/admin/search.ts';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { useOwnPresses } from '#ui/presses/own-presses.ts';
import type { Screen } from '../screen.ts';
import { screens } from '../screens.ts';
import { useOfficeRole } from '../session/office-role.ts';
import { useMay } from '../session/use-may.ts';
import { call } from '../session/wire.ts';
import { type Place, placeOf } from './place-of.ts';
import { frameTexts } from './texts.ts';

interface Target extends Place {
  value: string;
  label: string;
  note: string;
}

/**
 * Ctrl K: finds permitted screens, orders, members and catalogue items. ↑ ↓ select, Enter opens, Ctrl Enter opens the shop's page if there
 * is one, Escape closes.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const { groups, isSearching } = useTargets(typed.trim());
  const label = frameTexts.findAnything[useOfficeRole() ?? 'admin'];
  useCloseOnBack(true, onClose);
  useOwnPresses(true);
  const highlighted = useRef<Target | undefined>(undefined);
  const go = ({ path, isOfShop, page }: Target, isSecond: boolean) => {
    onClose();
    if (isSecond && page !== null) window.open(page, '_blank', 'noopener');
    else if (isOfShop) window.open(path, '_blank', 'noopener');
    else void navigate(path);
  };
  const goSecond = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey) || highlighted.current === undefined)
      return;
    event.preventDefault();
    event.stopPropagation();
    go(highlighted.current, true);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Popup
          aria-label={frameTexts.find}
          className="fixed top-[12dvh] left-1/2 z-50 flex max-h-[70dvh] w-[min(600px,calc(100vw-24px))] -translate-x-1/2 flex-col overflow-hidden rounded-control border border-line bg-raised shadow-overlay outline-hidden"
        >
          <Autocomplete.Root
            open
            inline
            mode="none"
            autoHighlight="always"
            keepHighlight
            items={groups}
            value={typed}
            onValueChange={setTyped}
            onItemHighlighted={(target) => {
              highlighted.current = target;
            }}
          >
            <div className="flex items-center gap-2.5 border-b border-line px-4">
              <Search aria-hidden="true" size={17} className="text-ink-2" />
              <Autocomplete.Input
                aria-label={label}
                placeholder={label}
                onKeyDownCapture={goSecond}
                // A syllable being composed counts too; Base UI tells it only when it is complete.
                onInput={(event) => setTyped(event.currentTarget.value)}
                className="h-13 w-full bg-transparent text-15 outline-none placeholder:text-ink-2"
              />
              <Dialog.Close className="rounded-tile border border-line px-1.5 text-12 whitespace-nowrap text-ink-2">Esc</Dialog.Close>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-2">
              <Autocomplete.Empty className="px-4 py-6 text-center text-ink-2 empty:hidden">
                {isSearching ? frameTexts.searching : frameTexts.nothingFound}
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(group: { value: string; items: Target[] }) => (
                  <Autocomplete.Group key={group.value} items={group.items} className="mb-1.5">
                    <Autocomplete.GroupLabel className="px-4 py-1 text-12 font-semibold text-ink-2">{group.value}</Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: Target) => (
                        <Autocomplete.Item
                          key={item.value}
                          value={item}
                          onClick={(event) => go(item, (event.target as Element).closest('[data-second]') !== null)}
                          className="mx-2 flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-control px-2 outline-hidden select-none data-highlighted:bg-tile pointer-coarse:min-h-target"
                        >
                          <span className="truncate font-semibold">{item.label}</span>
                          <span className="flex shrink-0 items-center gap-2 text-12 text-ink-2">
                            {item.note}
                            {item.page === null ? null : (
                              // For the mouse; the keyboard has a shortcut.
                              <span
                                data-second
                                title={frameTexts.inShop}
                                aria-hidden="true"
                                className="-my-2 flex size-9 items-center justify-center hover:text-ink"
                              >
                                <ExternalLink size={15} />
                              </span>
                            )}
                          </span>
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </div>
            <p className="border-t border-line px-4 py-2 text-12 text-ink-2">{frameTexts.typeMore[useOfficeRole() ?? 'admin']}</p>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Matches a screen by title, path and keywords, ignoring spaces. */
function isMeant({ path, title, words = '' }: Screen, typed: string): boolean {
  return `${title} ${words} ${path}`.replaceAll(' ', '').toLowerCase().includes(typed.replaceAll(' ', '').toLowerCase());
}

function useTargets(typed: string) {
  const may = useMay();
  const wanted = useDeferredValue(typed);
  const role = useOfficeRole();
  const paths = screens.filter(({ permission }) => may(permission)).map(({ path }) => path);
  const isAsked = may('office-search.ask') && wanted.length >= 2;
  const { data, isFetching } = useQuery({
    queryKey: ['search', role, wanted],
    queryFn: ({ signal }) => call<AdminSearchResults>('GET', `/admin/search?q=${encodeURIComponent(wanted)}`, { signal }),
    enabled: isAsked,
  });
  const views = screens
    .filter((screen) => screen.group !== null && may(screen.permission) && isMeant(screen, typed))
    .map(({ path, title }) => ({ value: path, label: title, note: '', path, isOfShop: false, page: null }));
  const found = searchNouns.map((noun) => ({
    value: frameTexts.found[noun],
    items: (isAsked ? (data?.[noun] ?? []) : []).flatMap((found) => {
      const place = placeOf(noun, found, paths);
      return place === null ? [] : [{ value: `${noun}-${found.id}`, label: found.title, note: found.note, ...place }];
    }),
  }));
  const groups = [{ value: frameTexts.screens, items: views }, ...found].filter(({ items }) => items.length > 0);
  // An exact name match ranks the item itself above related ones.
  const isWhole = ({ items }: { items: readonly Target[] }) => items.some(({ label }) => label.toLowerCase() === wanted.toLowerCase());
  return { groups: groups.toSorted((one, other) => Number(isWhole(other)) - Number(isWhole(one))), isSearching: isFetching };
}
