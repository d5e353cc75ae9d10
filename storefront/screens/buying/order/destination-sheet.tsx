import { useState } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { failedAlert, useAction } from '#client/use-action.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import type { DeliveryDestination } from '#contract/rest/delivery-destinations.ts';
import { deleteDestination, readDestinations } from '#storefront/nouns/checkout/destination-calls.ts';
import type { Draft } from '#storefront/nouns/checkout/draft.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DestinationForm } from './destination-form.tsx';
import { SavedDestination } from './saved-destination.tsx';

type Props = {
  chosenId: number | null;
  onClose: () => void;
  onChoose: (destination: Draft['destination']) => void;
  /** The address book changed, so the checkout may be stale. */
  onChanged: () => void;
};

/** The address book: choose, edit and delete destinations, or add one. */
export function DestinationSheet({ chosenId, onClose, onChoose, onChanged }: Props) {
  const text = useText();
  const { value: saved, hasFailed, reload, set: setSaved } = useLoaded(readDestinations);
  const [edited, setEdited] = useState<DeliveryDestination | null>(null);
  const remove = useRemoval((left, id) => {
    setSaved(left);
    onChanged();
    if (left.length === 0) onChoose({ kind: 'new' });
    else if (id === chosenId) onChoose({ kind: 'saved', id: null });
  });
  if (edited !== null) {
    return (
      <DestinationForm
        destination={edited}
        onClose={() => setEdited(null)}
        onSaved={() => {
          setEdited(null);
          void reload();
          onChanged();
        }}
      />
    );
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(deliveryMessages.saved)}
      closeLabel={text(shell.close)}
      footer={
        <Button wide look="secondary" onClick={() => onChoose({ kind: 'new' })}>
          {text(deliveryMessages.add)}
        </Button>
      }
    >
      {saved === null && !hasFailed ? <Skeleton className="h-40" /> : null}
      {hasFailed ? <LoadFailed onRetry={reload} /> : null}
      {saved ? (
        <ul className="grid gap-2">
          {saved.map((destination) => (
            <Entry
              key={destination.id}
              destination={destination}
              isChosen={destination.id === chosenId}
              onChoose={() => onChoose({ kind: 'saved', id: destination.id })}
              onEdit={() => setEdited(destination)}
              onRemove={() => remove(destination)}
            />
          ))}
        </ul>
      ) : null}
    </Sheet>
  );
}

type EntryProps = {
  destination: DeliveryDestination;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

function Entry({ destination, isChosen, onChoose, onEdit, onRemove }: EntryProps) {
  const text = useText();
  // Two addresses of one recipient, home and office, are told apart.
  const name = `${destination.recipient} ${destination.name}`.trim();
  const action = 'inline-flex min-h-target items-center px-1 text-13 font-semibold underline underline-offset-4';
  return (
    <li className={cx('rounded-control border', isChosen ? 'border-ink' : 'border-line')}>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="w-full rounded-control px-4 pt-4 pb-1 text-left hover:bg-tile"
      >
        <SavedDestination destination={destination} />
      </button>
      <p className="flex gap-3 px-3 pb-1">
        <button type="button" aria-label={text(deliveryMessages.editOf, { name })} onClick={onEdit} className={action}>
          {text(deliveryMessages.edit)}
        </button>
        <button type="button" aria-label={text(deliveryMessages.removeOf, { name })} onClick={onRemove} className={action}>
          {text(deliveryMessages.remove)}
        </button>
      </p>
    </li>
  );
}

function useRemoval(onRemoved: (left: DeliveryDestination[], id: number) => void) {
  const text = useText();
  return useAction(async ({ id }: DeliveryDestination) => {
    if (!(await dialog.confirm({ message: text(deliveryMessages.removeQuestion) }))) return;
    onRemoved(await deleteDestination(id), id);
    toast(text(deliveryMessages.removed), 'success');
  }, failedAlert).run;
}
