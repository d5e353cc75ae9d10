import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { languageTags } from '#rules/locale.ts';
import { EmptyState } from '#ui/states.tsx';
import { useLayoutFacts } from '../../layout/use-layout-facts.ts';
import { bridgeOf } from '../../load-context.ts';
import { useLocale, useName, useText } from '../../locale/locale-context.tsx';
import { termsMessages } from '../../messages/terms.ts';
import { pageMeta } from '../../page-meta.ts';
import { TrustedHtml } from '../../trusted-html.tsx';
import { selectTermsQuery } from './operations.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { query, sanitizeHtml } = bridgeOf(context);
  const type = new URL(request.url).searchParams.get('type') ?? 'use';
  const { management_terms } = await query(selectTermsQuery, { type });
  return { terms: management_terms.map((terms) => ({ ...terms, content: sanitizeHtml(terms.content) })) };
}

export const meta: MetaFunction = (args) => pageMeta(args);

/** The terms of a type, `use` without one; the terms modal reads the same loader. */
export default function TermsScreen() {
  const { terms } = useLoaderData<typeof loader>();
  const text = useText();
  const name = useName();
  const locale = useLocale();
  const { title } = useLayoutFacts();
  const date = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  if (terms.length === 0) return <EmptyState headingLevel="h1" sentence={text(termsMessages.none)} />;
  return (
    <div className="page-gutter max-w-reading pt-8">
      <h1 className="sr-only">{title}</h1>
      {terms.map((each) => (
        <article key={each.id} className="mb-12">
          <h2 className="text-26 font-extrabold">{name(each.name)}</h2>
          <p className="mt-1 mb-6 text-13 text-ink-2">{text(termsMessages.updated, { date: date.format(new Date(each.updated_at)) })}</p>
          <TrustedHtml html={each.content} />
        </article>
      ))}
    </div>
  );
}
