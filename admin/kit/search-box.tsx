import { LoaderCircle, Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { kitTexts } from './texts.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className'> {
  'data-list-search'?: boolean;
  typed: string;
  onType: (typed: string) => void;
  /** True while searching. */
  isSearching?: boolean;
}

/** A search field with an icon that spins while searching and a clear button; needs a `relative` parent. */
export function SearchBox({ typed, onType, isSearching = false, ...rest }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const Sign = isSearching ? LoaderCircle : Search;
  return (
    <>
      <Sign
        aria-hidden="true"
        size={15}
        className={`absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-2 ${isSearching ? 'animate-spin' : ''}`}
      />
      <input
        ref={box}
        type="search"
        {...rest}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="control w-full pr-8 pl-8 placeholder:text-ink-2"
      />
      {typed === '' ? null : (
        <button
          type="button"
          aria-label={kitTexts.clearSearch}
          onClick={() => {
            onType('');
            box.current?.focus();
          }}
          className="absolute top-1/2 right-0 inline-flex size-9 -translate-y-1/2 items-center justify-center text-ink-2 hover:text-ink"
        >
          <X aria-hidden="true" size={15} />
        </button>
      )}
      <span role="status" className="sr-only">
        {isSearching ? kitTexts.searching : ''}
      </span>
    </>
  );
}
