import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { SearchBox } from '../search-box.tsx';
import { kitTexts } from '../texts.ts';
import type { ListChange, ListState } from './list-state.ts';

/** A condition over a list. `choice` is one of some values; `period` is two days, in the address as `<name>_from` and `<name>_until`. */
export type Filter =
  | { kind?: 'choice'; name: string; label: string; options: readonly { value: string; label: string }[] }
  | { kind: 'period'; name: string; label: string };

interface Props {
  state: ListState;
  change: (change: ListChange) => void;
  search: string | undefined;
  filters: readonly Filter[];
  after?: ReactNode;
}

/** Search and filters of a list; what is chosen stands in the address. `/` goes to the search box. */
export function FilterBar({ state, change, search, filters, after }: Props) {
  const [typed, setTyped] = useState(state.search);
  const names = filters.flatMap(({ kind, name }) => (kind === 'period' ? [`${name}_from`, `${name}_until`] : [name]));
  const isNarrowed = state.search !== '' || names.some((name) => (state.filters[name] ?? '') !== '');
  const clear = () => change({ search: '', filters: Object.fromEntries(names.map((name) => [name, ''])) });
  return (
    <div data-part="frame" className="mb-3 flex flex-wrap items-center gap-2">
      {search === undefined ? null : (
        <form
          className="relative min-w-50 flex-1 md:max-w-90"
          onSubmit={(event) => {
            event.preventDefault();
            change({ search: typed.trim() });
          }}
        >
          <SearchBox
            data-list-search
            aria-label={kitTexts.search}
            placeholder={search}
            typed={typed}
            onType={setTyped}
            onBlur={() => (typed.trim() === state.search ? undefined : change({ search: typed.trim() }))}
          />
        </form>
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
      <span className="ml-auto">{after}</span>
    </div>
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
  // A value that an address made up is shown as none: the list asks with what it knows.
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
