import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { sectionTexts } from './texts.ts';

/** A step of the way to a page; `url` is null for the page itself. */
export interface Crumb {
  name: string;
  url: string | null;
}

/** The way to a page, above it on wide screens; on phones the header leads back. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useText();
  return (
    <nav aria-label={text(sectionTexts.way)} className="hidden lg:block lg:page-gutter lg:pt-5">
      <ol className="flex flex-wrap items-center text-13 text-ink-2">
        {crumbs.map(({ name, url }, index) => (
          <li key={`${name} ${url}`} className="flex items-center">
            {index === 0 ? null : (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            {url === null ? (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            ) : (
              <Link to={url} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
