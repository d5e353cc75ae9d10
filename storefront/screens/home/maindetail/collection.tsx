import type { ReactNode } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { cx } from '#ui/class-names.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import { type ListName, listNames } from './lists.ts';
import { collectionTexts } from './texts.ts';

/** The shell of a list: title, links to the other lists, a note and a link. */
export function Collection({ list, note, way, children }: { list: ListName; note: string; way?: ReactNode; children: ReactNode }) {
  const text = useText();
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="page-title">{text(collectionTexts[list])}</h1>
        {way}
      </div>
      <nav ref={showCurrent} aria-label={text(collectionTexts.lists)} className="edge-row mt-4">
        <ul className="flex w-max gap-2">
          {listNames.map((name) => (
            <li key={name}>
              <SmartLink
                href={urlFor('maindetail', {}, name === 'graphics' ? {} : { list: name })}
                aria-current={name === list ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-target items-center rounded-full border px-4 text-15 whitespace-nowrap',
                  name === list ? 'border-ink bg-ink text-on-accent' : 'border-line hover:border-ink',
                )}
              >
                {text(collectionTexts[name])}
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className="mt-4 mb-6 text-13 font-normal text-ink-2 tabular-nums">{note}</h2>
      {children}
    </div>
  );
}

/** Scrolls the current list's link into view on phones. */
function showCurrent(line: HTMLElement | null): void {
  const current = line?.querySelector<HTMLElement>('[aria-current=page]');
  if (line && current) line.scrollLeft = current.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
}
