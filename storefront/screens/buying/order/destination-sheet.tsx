import { useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import type { DeliveryDestination } from '#contract/rest/delivery-destinations.ts';
import { readDestinations } from '#storefront/nouns/checkout/destination-calls.ts';
import type { Draft } from '#storefront/nouns/checkout/draft.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ErrorState } from '#ui/states.tsx';
import { SavedDestination } from './saved-destination.tsx';

type Props = { chosenId: number | null; onClose: () => void; onChoose: (destination: Draft['destination']) => void };

/** The address book, to choose from, with the way to a new destination. */
export function DestinationSheet({ chosenId, onClose, onChoose }: Props) {
  const text = useText();
  const [saved, setSaved] = useState<DeliveryDestination[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = attempt >= 0;
    readDestinations()
      .then((destinations) => (isCurrent ? setSaved(destinations) : undefined))
      .catch(() => (isCurrent ? setSaved('failed') : undefined));
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
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
      {saved === null ? <Skeleton className="h-40" /> : null}
      {saved === 'failed' ? (
        <ErrorState sentence={text(shell.somethingWrong)} retryLabel={text(shell.retry)} onRetry={() => setAttempt(attempt + 1)} />
      ) : null}
      {Array.isArray(saved) ? (
        <ul className="grid gap-2">
          {saved.map((destination) => (
            <li key={destination.id}>
              <button
                type="button"
                aria-pressed={destination.id === chosenId}
                onClick={() => onChoose({ kind: 'saved', id: destination.id })}
                className={cx(
                  'w-full rounded-control border p-4 text-left hover:bg-tile',
                  destination.id === chosenId ? 'border-ink' : 'border-line',
                )}
              >
                <SavedDestination destination={destination} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Sheet>
  );
}
