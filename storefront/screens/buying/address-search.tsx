import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import type { FoundAddress, FoundAddresses } from '#contract/rest/addresses.ts';
import { ADDRESS_WORDS_MAX, ADDRESS_WORDS_MIN, addressExamples } from '#rules/member/address.ts';
import { findAddresses } from '#storefront/nouns/checkout/destination-calls.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Props = {
  onClose: () => void;
  onChoose: (address: FoundAddress) => void;
  /** The id of the field to focus after choosing an address. */
  focusAfter: string;
};

/** Finds zip code and road address by keyword. If the service is down, it says so and offers manual input. */
export function AddressSearch({ onClose, onChoose, focusAfter }: Props) {
  const text = useText();
  const [keyword, setKeyword] = useState('');
  const { found, isPending, search } = useSearch();
  const choose = (address: FoundAddress) => {
    onChoose(address);
    // After the sheet has restored focus to its opener.
    requestAnimationFrame(() => setTimeout(() => document.getElementById(focusAfter)?.focus()));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble to the checkout's form, although it is not a DOM ancestor.
    event.stopPropagation();
    void search(keyword);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(deliveryMessages.findTitle)}
      closeLabel={text(shell.close)}
      footer={
        <Button wide look="secondary" onClick={onClose}>
          {text(deliveryMessages.typeMyself)}
        </Button>
      }
    >
      <form onSubmit={submit}>
        <Field
          label={text(deliveryMessages.findLabel)}
          placeholder={text(deliveryMessages.findExample, { examples: addressExamples.join(', ') })}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={ADDRESS_WORDS_MAX}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          after={
            <Button type="submit" className="min-h-12" pending={isPending}>
              {text(deliveryMessages.find)}
            </Button>
          }
        />
      </form>
      <div aria-live="polite" className="mt-4 min-h-40">
        {isPending ? <Skeleton className="h-40" /> : <Results found={found} onChoose={choose} />}
      </div>
    </Sheet>
  );
}

function Results({ found, onChoose }: { found: Found; onChoose: (address: FoundAddress) => void }) {
  const text = useText();
  const note = (sentence: string) => <p className="text-15 text-ink-2">{sentence}</p>;
  if (found === null) return note(text(deliveryMessages.findStart));
  if (found === 'failed') return note(text(deliveryMessages.findFailed));
  if (found.addresses.length === 0) return note(text(deliveryMessages.findNothing));
  const shown = found.addresses.length;
  return (
    <>
      <ul>
        {found.addresses.map((address) => (
          <li key={`${address.zip_code} ${address.address}`} className="border-b border-line">
            <button type="button" onClick={() => onChoose(address)} className="w-full px-1 py-3 text-left hover:bg-tile">
              <span className="block text-15 font-semibold">{address.address}</span>
              <span className="mt-1 block text-13 text-ink-2">
                <span className="tabular-nums">{address.zip_code}</span> · {address.lot_address}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.total > shown ? (
        <p className="mt-3 text-13 text-ink-2">{text(deliveryMessages.findMore, { total: found.total, shown })}</p>
      ) : null}
    </>
  );
}

type Found = FoundAddresses | 'failed' | null;

function useSearch() {
  const [found, setFound] = useState<Found>(null);
  const [isPending, setPending] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const search = async (keyword: string) => {
    underWay.current?.abort();
    if (keyword.trim().length < ADDRESS_WORDS_MIN) return setFound(null);
    const abort = new AbortController();
    underWay.current = abort;
    setPending(true);
    try {
      setFound(await findAddresses(keyword.trim(), abort.signal));
    } catch {
      if (abort.signal.aborted) return;
      setFound('failed');
    }
    setPending(false);
  };
  return { found, isPending, search };
}
