import { type RefObject, type SyntheticEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { queryValueMaxLength, urlFor } from '#contract/routes.ts';
import { panelTexts } from '#storefront/frame/panels/panel-view-texts.ts';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { ClearCross } from '#ui/form/clear-cross.tsx';
import { Icon } from '#ui/icon.tsx';

type Props = { words?: string; className?: string; field?: RefObject<HTMLInputElement | null> };

/** A search field leading to the results; `words` is the current search. */
export function SearchForm({ words = '', className, field }: Props) {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(urlFor('search', {}, { q: String(new FormData(event.currentTarget).get('q')) }));
  };
  const clear = () => {
    const input = document.getElementById(id) as HTMLInputElement;
    input.value = '';
    input.focus();
  };
  return (
    <search>
      <form
        action={urlFor('search')}
        onSubmit={search}
        className={cx('flex items-center border-b-2 border-ink has-[input:focus]:border-accent', className)}
      >
        <label className="sr-only" htmlFor={id}>
          {text(panelTexts.searchLabel)}
        </label>
        <input
          key={words}
          ref={field}
          id={id}
          name="q"
          type="search"
          required
          maxLength={queryValueMaxLength}
          defaultValue={words}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={text(panelTexts.searchPlaceholder)}
          className="peer min-h-14 w-full min-w-0 flex-1 bg-ground text-20 font-semibold outline-hidden placeholder:font-normal placeholder:text-ink-2"
        />
        <ClearCross label={text(shell.clearSearch)} onClear={clear} />
        <IconButton type="submit" label={text(panelTexts.searchSubmit)}>
          <Icon name="search" size={22} />
        </IconButton>
      </form>
    </search>
  );
}
