import { type FocusEvent, type RefObject, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { queryValueMaxLength, urlFor } from '#contract/routes.ts';
import { searchFormTexts } from '#storefront/frame/panels/search-form-texts.ts';
import type { ListFacts } from '#storefront/nouns/search/search-suggestions.tsx';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { ClearCross } from '#ui/form/clear-cross.tsx';
import { Icon } from '#ui/icon.tsx';
import { onDemand } from '#ui/on-demand.tsx';

type Props = {
  words?: string;
  className?: string;
  field?: RefObject<HTMLInputElement | null>;
  /** True in the search panel, where suggestions fill the panel. */
  isPanel?: boolean;
};

/** Loaded with the first focus. Without them the form still searches, so a failure says nothing. */
const Suggestions = onDemand(() => import('#storefront/nouns/search/search-suggestions.tsx').then((file) => file.SearchSuggestions), {
  isQuiet: true,
});

/** Remembers a search through the suggestions' code, which was loaded with the focus. */
function remember(words: string): void {
  import('#storefront/nouns/search/recent-words.ts').then((file) => file.rememberWords(words, deviceStorage)).catch(() => undefined);
}

/** A search field leading to the results, with suggestions while it has the focus; `words` is the current search. */
export function SearchForm({ words = '', className, field, isPanel = false }: Props) {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const [typed, setTyped] = useState(words);
  /** Null until the field first has the focus. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [{ list, active }, setFacts] = useState<ListFacts>({});
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q'));
    remember(q);
    setOpen(false);
    navigate(urlFor('search', {}, { q }));
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    setTyped('');
    setOpen(true);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!isPanel && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <search className={cx(isPanel ? 'flex min-h-0 flex-col' : 'relative block', className)} onBlur={leave}>
      <form action={urlFor('search')} onSubmit={search} className="flex items-center border-b-2 border-ink has-[input:focus]:border-accent">
        <label className="sr-only" htmlFor={id}>
          {text(searchFormTexts.searchLabel)}
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list !== undefined}
          aria-controls={list}
          aria-activedescendant={active}
          required
          maxLength={queryValueMaxLength}
          defaultValue={words}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={text(searchFormTexts.searchPlaceholder)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOpen(true);
          }}
          className="peer min-h-14 w-full min-w-0 flex-1 bg-ground text-20 font-semibold outline-hidden placeholder:font-normal placeholder:text-ink-2"
        />
        <ClearCross label={text(shell.clearSearch)} onClear={clear} />
        <IconButton type="submit" label={text(searchFormTexts.searchSubmit)}>
          <Icon name="search" size={22} />
        </IconButton>
      </form>
      {isOpen === null ? null : <Suggestions id={`${id}-list`} {...{ input, typed, isOpen, isPanel }} onToggle={setOpen} tell={setFacts} />}
    </search>
  );
}
