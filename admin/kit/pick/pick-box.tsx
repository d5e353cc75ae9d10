import { Combobox } from '@base-ui/react/combobox';
import { Check, Search } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { Pick, PickNoun } from '#contract/rest/admin/picks.ts';
import { PickItem } from './pick-item.tsx';
import { pickTexts as texts } from './pick-texts.ts';
import { useFoundPicks } from './use-picks.ts';

interface Props {
  of: PickNoun;
  /** Already selected: shown with a check, and pressing it deselects it. */
  chosen: readonly number[];
  onPick: (item: Pick) => void;
  onRemove: (id: number) => void;
  /** Closes after a selection: for single choice. */
  isOne?: boolean;
  /** Why no more can be added; null if possible. */
  full?: string | null;
  /** The accessible name, if no label refers to `id`. */
  label?: string;
  id?: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  disabled?: boolean;
}

/** A combobox that finds rows by name or number, with images: ↑ ↓ move, Enter selects, Escape closes. */
export function PickBox({ of, chosen, onPick, onRemove, isOne = false, full = null, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data, isFetching, error } = useFoundPicks(of, typed, isOpen);
  const found = data?.picks ?? [];
  const value = found.filter(({ id }) => chosen.includes(id));
  const change = (next: readonly Pick[]) => {
    const added = next.find(({ id }) => !chosen.includes(id));
    const removed = value.find(({ id }) => !next.some((item) => item.id === id));
    if (added) onPick(added);
    else if (removed) onRemove(removed.id);
    if (!added || !isOne) return;
    setOpen(false);
    setTyped('');
  };
  const said =
    error !== null ? texts.failed : full !== null ? full : found.length > 0 ? null : isFetching ? texts.searching : texts.nothing;
  return (
    <Combobox.Root
      multiple
      items={found}
      filter={null}
      value={value}
      onValueChange={change}
      inputValue={typed}
      // Keeps the search text on selection, so several results can be selected; closing clears it.
      onInputValueChange={(next, { reason }) => (reason === 'input-change' ? setTyped(next) : undefined)}
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setTyped('');
      }}
      itemToStringLabel={({ name }: Pick) => name}
      isItemEqualToValue={(one: Pick, other: Pick) => one.id === other.id}
      autoHighlight
      disabled={rest.disabled ?? false}
    >
      <div className="relative">
        <Search aria-hidden="true" size={15} className="absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-2" />
        <Combobox.Input
          ref={rest.inputRef}
          id={rest.id}
          aria-label={rest.label}
          aria-describedby={rest.describedBy}
          aria-invalid={rest.isInvalid || undefined}
          onBlur={rest.onBlur}
          // A syllable being composed counts too; Base UI tells it only when it is complete.
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // With the list closed, Escape would silently clear the selection.
            if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
          }}
          placeholder={texts.find}
          className="control w-full pl-8 placeholder:text-ink-2"
        />
      </div>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-50 outline-hidden">
          <Combobox.Popup
            aria-busy={isFetching || undefined}
            className="max-h-[min(360px,var(--available-height))] w-(--anchor-width) max-w-(--available-width) overflow-y-auto overscroll-contain rounded-control border border-line bg-raised py-1 shadow-overlay outline-hidden"
          >
            <Combobox.Status className="px-3 py-2 text-ink-2 empty:hidden">{said}</Combobox.Status>
            <Combobox.List aria-label={texts.nouns[of]}>
              {(item: Pick) => (
                <Combobox.Item
                  key={item.id}
                  value={item}
                  disabled={full !== null && !chosen.includes(item.id)}
                  className="mx-1 flex min-h-12 cursor-pointer items-center gap-2 rounded-control px-2 outline-hidden select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-tile"
                >
                  <PickItem item={item} />
                  <Combobox.ItemIndicator>
                    <Check aria-hidden="true" size={16} className="shrink-0 text-accent" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
