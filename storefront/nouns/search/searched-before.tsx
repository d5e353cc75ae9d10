import { type ReactNode, useReducer } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { urlFor } from '#contract/routes.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { areWordsKept, forgetAllWords, forgetWords, recentWords, setWordsKept } from './recent-words.ts';
import { suggestionTexts } from './texts.ts';

type Props = { popular: readonly string[]; onChoose: (words: string) => void; onForget: () => void };

/** Shown before typing: recent searches on this device, and popular ones. */
export function SearchedBefore({ popular, onChoose, onForget }: Props) {
  const { text, locale } = useLanguage();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isKept = areWordsKept(deviceStorage);
  const recent = recentWords(deviceStorage);
  // Most people search in Korean, which is no proposal to who reads none.
  const readable = popular.filter((words) => locale === 'ko' || writtenLanguage(words) !== 'ko');
  const change = (write: () => void) => () => {
    write();
    redraw();
    onForget();
  };
  const link = (words: string, className: string, before?: ReactNode) => (
    <Link to={urlFor('search', {}, { q: words })} onClick={() => onChoose(words)} className={className}>
      {before}
      <span lang={writtenLanguage(words)} className="truncate">
        {words}
      </span>
    </Link>
  );
  return (
    <>
      <section>
        <h2 className="text-13 font-semibold text-ink-2">{text(suggestionTexts.recent)}</h2>
        {recent.length > 0 ? (
          <ul className="mt-2 flex flex-wrap gap-2">
            {recent.map((words) => (
              <li key={words} className="flex max-w-full items-center rounded-full border border-line hover:border-ink">
                {link(words, 'flex min-h-target min-w-0 items-center rounded-full pl-4 text-15')}
                <IconButton
                  label={text(suggestionTexts.remove, { words })}
                  onClick={change(() => forgetWords(words, deviceStorage))}
                  className="shrink-0 text-ink-2"
                >
                  <Icon name="x" size={14} />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-15 text-ink-2">{text(isKept ? suggestionTexts.noRecent : suggestionTexts.notKept)}</p>
        )}
        <p className="mt-1 flex gap-5">
          {recent.length > 0 ? (
            <Quiet label={text(suggestionTexts.removeAll)} onPress={change(() => forgetAllWords(deviceStorage))} />
          ) : null}
          <Quiet
            label={text(isKept ? suggestionTexts.keepNot : suggestionTexts.keep)}
            onPress={change(() => setWordsKept(!isKept, deviceStorage))}
          />
        </p>
      </section>
      {readable.length > 0 ? (
        <section className="mt-4">
          <h2 className="text-13 font-semibold text-ink-2">{text(suggestionTexts.popular)}</h2>
          <ol className="mt-1 grid grid-flow-col grid-cols-2 grid-rows-5 gap-x-4">
            {readable.map((words, at) => (
              <li key={words} className="min-w-0">
                {link(
                  words,
                  '-mx-2 flex min-h-target items-center gap-3 rounded-control px-2 text-15 hover:bg-tile',
                  <span aria-hidden="true" className="w-6 shrink-0 text-center whitespace-nowrap font-extrabold tabular-nums">
                    {at + 1}
                  </span>,
                )}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}

function Quiet({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="min-h-target text-13 text-ink-2 underline underline-offset-4 hover:text-ink">
      {label}
    </button>
  );
}
