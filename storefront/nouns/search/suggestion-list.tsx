import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { Name } from '#client/locale/name.tsx';
import type { Suggestions } from '#contract/rest/search/suggestions.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { suggestedUrls } from './suggested-options.ts';
import { suggestionTexts } from './texts.ts';

type Props = {
  id: string;
  suggestions: Suggestions;
  /** The option that Enter chooses. */
  active: number | null;
  onChoose: (words?: string) => void;
};

/** The list of a search field: words, things, then shortcuts to categories and brands. Its options are links that only the field focuses. */
export function SuggestionList({ id, suggestions, active, onChoose }: Props) {
  const text = useText();
  const { words, things, shortcuts } = suggestions;
  const urls = suggestedUrls(suggestions);
  const option = (at: number, content: ReactNode, searched?: string) => (
    <Link
      key={urls[at]}
      id={`${id}-${at}`}
      to={urls[at] ?? ''}
      role="option"
      aria-selected={at === active}
      tabIndex={-1}
      onClick={() => onChoose(searched)}
      className={cx(
        '-mx-2 flex min-h-target items-center gap-3 rounded-control px-2 py-1 text-15 hover:bg-tile',
        at === active && 'bg-tile',
      )}
    >
      {content}
    </Link>
  );
  const afterThings = words.length + things.length;
  return (
    <div id={id} role="listbox" aria-label={text(suggestionTexts.suggestions)} className="gap-x-10 md:flex">
      {words.length > 0 ? (
        <div className="md:flex-1">
          <Group id={`${id}-words`} title={suggestionTexts.words}>
            {words.map((word, at) => option(at, <Word {...word} />, word.text))}
          </Group>
        </div>
      ) : null}
      {things.length + shortcuts.length > 0 ? (
        <div className="max-md:mt-4 md:flex-1">
          {things.length > 0 ? (
            <Group id={`${id}-things`} title={suggestionTexts.things}>
              {things.map((thing, at) => option(words.length + at, <Thing {...thing} />))}
            </Group>
          ) : null}
          {shortcuts.length > 0 ? (
            <Group id={`${id}-shortcuts`} title={suggestionTexts.shortcuts} className={things.length > 0 ? 'mt-4' : undefined}>
              {shortcuts.map(({ kind, name }, at) =>
                option(
                  afterThings + at,
                  <>
                    <span className="min-w-0 flex-1 truncate font-semibold">
                      <Name of={name} />
                    </span>
                    <span className="shrink-0 text-13 text-ink-2">{text(suggestionTexts[kind])}</span>
                  </>,
                ),
              )}
            </Group>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

type GroupProps = { id: string; title: Message; children: ReactNode; className?: string | undefined };

function Group({ id, title, children, className }: GroupProps) {
  return (
    <fieldset aria-labelledby={id} className={className}>
      <div id={id} role="presentation" className="pb-1 text-13 font-semibold text-ink-2">
        {useText()(title)}
      </div>
      {children}
    </fieldset>
  );
}

function Word({ text, match }: Suggestions['words'][number]) {
  const [from, to] = match ?? [0, 0];
  return (
    <>
      <Icon name="search" size={16} className="shrink-0 text-ink-2" />
      <span lang={writtenLanguage(text)} className="min-w-0 truncate">
        {text.slice(0, from)}
        <b className="font-extrabold">{text.slice(from, to)}</b>
        {text.slice(to)}
      </span>
    </>
  );
}

function Thing({ kind, name, owner, picture }: Suggestions['things'][number]) {
  const text = useText();
  return (
    <>
      <span className={cx('size-14 shrink-0 overflow-hidden bg-tile', kind === 'artist' ? 'rounded-full' : 'rounded-tile')}>
        <Picture src={picture} size={64} alt="" className={cx('size-full', kind === 'graphic' ? 'object-contain p-1' : 'object-cover')} />
      </span>
      <span className="min-w-0">
        <span className="block text-13 text-ink-2">{kind === 'artist' ? text(suggestionTexts.artist) : <Name of={owner} />}</span>
        <span className="line-clamp-2 font-semibold">
          <Name of={name} />
        </span>
      </span>
    </>
  );
}
