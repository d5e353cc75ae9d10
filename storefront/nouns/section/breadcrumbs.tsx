import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { sectionTexts } from './texts.ts';

/** A breadcrumb: its name and its path. Structured data has the same ones (structured-data.ts). */
export type Crumb = readonly [name: string, path: string];

/** The breadcrumbs above a page on wide screens; on phones the header leads back. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useText();
  return (
    <nav aria-label={text(sectionTexts.way)} className="hidden lg:block lg:page-gutter lg:pt-5">
      <ol className="flex flex-wrap items-center text-13 text-ink-2">
        <li>
          <CrumbLink crumb={[text(shell.home), urlFor('main')]} />
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb[1]} className="flex items-center">
            <span aria-hidden="true" className="px-2">
              /
            </span>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" lang={writtenLanguage(crumb[0])} className="text-ink">
                {crumb[0]}
              </span>
            ) : (
              <CrumbLink crumb={crumb} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ crumb: [name, path] }: { crumb: Crumb }) {
  return (
    <Link to={path} lang={writtenLanguage(name)} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
      {name}
    </Link>
  );
}
