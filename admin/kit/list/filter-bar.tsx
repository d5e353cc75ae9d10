import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { SearchBox } from '../search-box.tsx';
import { kitTexts } from '../texts.ts';
import type { ListChange, ListState } from './list-state.ts';

/** A filter of a list. `choice` is one of several values; `period` is two dates, in the URL as `<name>_from` and `<name>_until`. */
export type Filter =
  | { kind?: 'choice'; name: string; label: string; options: readonly { value: string; label: string }[] }
  | { kind: 'period'; name: string; label: string };

interface Props {
  state: ListState;
  change: (change: ListChange) => void;
  search: string | undefined;
  /** How the search works, shown before it is used. */
  searchHint: string | undefined;
  filters: readonly Filter[];
  /** True while a newer result loads. */
  isStale: boolean;
  after?: ReactNode;
}

/** Search debounce, in ms. */
const PAUSE_MS = 300;

/** A list's search and filters, kept in the URL. Typing searches after a pause, or at once with Enter. `/` focuses the search field. */
export function FilterBar({ state, change, search, searchHint, filters, isStale, after }: Props) {
  const hintId = useId();
  const names = filters.flatMap(({ kind, name }) => (kind === 'period' ? [`${name}_from`, `${name}_until`] : [name]));
  const isNarrowed = state.search !== '' || names.some((name) => (state.filters[name] ?? '') !== '');
  const clear = () => change({ search: '', filters: Object.fromEntries(names.map((name) => [name, ''])) });
  return (
    <div data-part="frame" className="mb-3 flex flex-wrap items-center gap-2">
      {searchHint === undefined ? null : (
        <p id={hintId} className="basis-full text-12 text-ink-2">
          {searchHint}
        </p>
      )}
      {search === undefined ? null : (
        <ListSearch
          label={search}
          describedBy={searchHint === undefined ? undefined : hintId}
          searched={state.search}
          onSearch={(next) => change({ search: next })}
          isStale={isStale}
        />
      )}
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} values={state.filters} onChange={(next) => change({ filters: next })} />
      ))}
      {isNarrowed ? (
        <Button look="quiet" onClick={clear}>
          <X aria-hidden="true" size={14} />
          {kitTexts.clearFilters}
        </Button>
      ) : null}
      <span className="ml-auto max-md:hidden">{after}</span>
    </div>
  );
}

interface ListSearchProps {
  label: string;
  describedBy: string | undefined;
  searched: string;
  onSearch: (search: string) => void;
  isStale: boolean;
}

function ListSearch({ label, describedBy, searched, onSearch, isStale }: ListSearchProps) {
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState({ searched, sent: searched });
  // Back, a saved view and the clear button update the field; the result of one's own search does not overwrite what was typed since.
  if (known.searched !== searched) {
    setKnown({ searched, sent: searched });
    if (searched !== known.sent) setTyped(searched);
  }
  const wanted = typed.trim();
  const search = () => {
    if (wanted === searched) return;
    setKnown({ ...known, sent: wanted });
    onSearch(wanted);
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (wanted === searched) return;
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, searched]);
  return (
    <form
      className="relative min-w-50 flex-1 md:max-w-90"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <SearchBox
        data-list-search
        aria-label={kitTexts.search}
        aria-describedby={describedBy}
        placeholder={label}
        typed={typed}
        onType={setTyped}
        isSearching={wanted !== searched || (isStale && searched !== '')}
      />
    </form>
  );
}

interface FieldProps {
  filter: Filter;
  values: Readonly<Record<string, string>>;
  onChange: (next: Readonly<Record<string, string>>) => void;
}

function FilterField({ filter, values, onChange }: FieldProps) {
  const { name, label } = filter;
  if (filter.kind === 'period') {
    return (
      <fieldset className="flex items-center gap-1">
        <legend className="sr-only">{label}</legend>
        {(['from', 'until'] as const).map((end) => (
          <input
            key={end}
            type="date"
            aria-label={`${label} ${kitTexts[end]}`}
            title={`${label} ${kitTexts[end]}`}
            value={values[`${name}_${end}`] ?? ''}
            onChange={(event) => onChange({ [`${name}_${end}`]: event.target.value })}
            className="control w-35"
          />
        ))}
      </fieldset>
    );
  }
  // An invalid value in the URL shows as none; the list ignores it too.
  const value = filter.options.some((option) => option.value === values[name]) ? values[name] : '';
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange({ [name]: event.target.value })} className="control pr-7">
      <option value="">{`${label}: ${kitTexts.all}`}</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
