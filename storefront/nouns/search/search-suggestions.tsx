import { type RefObject, useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { cx } from '#ui/class-names.ts';
import { rememberWords } from './recent-words.ts';
import { SearchedBefore } from './searched-before.tsx';
import { nextOption } from './suggested-options.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { suggestionTexts } from './texts.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What the field tells about its list: the list's id while it is open, and its active option's id. */
export type ListFacts = { list?: string; active?: string };

type Props = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  tell: (facts: ListFacts) => void;
  /** True in the search panel, which it fills; otherwise it covers the page. */
  isPanel: boolean;
};

/** Suggestions of the search field: while typing a list, used by keyboard; before that recent and popular searches. */
export function SearchSuggestions({ id, input, typed, isOpen, onToggle, tell, isPanel }: Props) {
  const text = useText();
  const answer = useSuggestions(typed);
  const [chosen, setChosen] = useState<{ typed: string; option: number | null }>({ typed, option: null });
  const isEmpty = typed.trim() === '';
  const count = answer && !isEmpty ? answer.words.length + answer.things.length + answer.shortcuts.length : 0;
  const isShown = isOpen && (isEmpty || count > 0);
  // What was chosen among older suggestions is not among the new ones.
  const active = isShown && chosen.typed === typed && (chosen.option ?? 0) < count ? chosen.option : null;
  const list = isShown && !isEmpty ? id : undefined;
  const activeId = active === null ? undefined : `${id}-${active}`;
  useEffect(() => tell({ ...(list ? { list } : {}), ...(activeId ? { active: activeId } : {}) }), [tell, list, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const move = (step: 1 | -1, root: HTMLElement) => {
    if (!isEmpty) return setChosen({ typed, option: nextOption(active, step, count) });
    const links = [...root.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = nextOption(at < 0 ? null : at, step, links.length);
    (next === null ? input.current : links[next])?.focus();
  };
  const press = (event: KeyboardEvent, root: HTMLElement) => {
    // The key ends a composition or chooses in the window of an input method (229: Safari).
    if (event.isComposing || event.keyCode === 229) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step !== null) {
      event.preventDefault();
      if (isShown) move(step, root);
      else onToggle(true);
    } else if (event.key === 'Escape' && isShown && !(isPanel && isEmpty)) {
      // The list first: neither the panel around it nor what is typed goes.
      event.preventDefault();
      event.stopPropagation();
      input.current?.focus();
      onToggle(false);
    } else if (event.key === 'Enter' && activeId && event.target === input.current) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(event.key)) {
      // These move in what is typed, so that Enter is about it again.
      setChosen({ typed, option: null });
    }
  };
  useEffect(() => {
    const root = input.current?.closest('search');
    if (!root) return;
    const onKeyDown = (event: KeyboardEvent) => press(event, root);
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  });
  useEffect(() => {
    const root = input.current?.closest('search');
    // Pressed with a mouse or finger, the field keeps the focus, and a phone its keyboard.
    const stay = (event: Event) => (event.target === input.current ? undefined : event.preventDefault());
    root?.addEventListener('mousedown', stay);
    return () => root?.removeEventListener('mousedown', stay);
  }, [input]);

  const choose = (words?: string) => {
    if (words !== undefined) rememberWords(words, deviceStorage);
    onToggle(false);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && answer && !isEmpty ? text(suggestionTexts.count, { count }) : ''}
      </p>
      <div
        className={cx(
          !isShown && 'hidden',
          isPanel
            ? '-mx-4 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-4 pb-8'
            : 'absolute -inset-x-4 top-full z-20 border-b border-line bg-ground p-4 shadow-overlay [clip-path:inset(0_-64px_-64px)] md:inset-x-0 md:border lg:max-h-[70dvh] lg:overflow-y-auto lg:overscroll-contain lg:rounded-b-control',
        )}
      >
        {isEmpty ? (
          <SearchedBefore popular={answer?.popular ?? []} onChoose={choose} onForget={() => input.current?.focus()} />
        ) : answer ? (
          <SuggestionList id={id} suggestions={answer} active={active} onChoose={choose} />
        ) : null}
      </div>
    </>
  );
}
