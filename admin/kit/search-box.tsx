import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className'> {
  'data-list-search'?: boolean;
  typed: string;
  onType: (typed: string) => void;
}

/** What is typed to search for, behind a magnifier; stands in something `relative`. */
export function SearchBox({ typed, onType, ...rest }: Props) {
  return (
    <>
      <Search aria-hidden="true" size={15} className="absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-2" />
      <input
        type="search"
        {...rest}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="control w-full pl-8 placeholder:text-ink-2"
      />
    </>
  );
}
