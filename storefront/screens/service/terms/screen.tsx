import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLocale, useName, useText } from '#client/locale/locale-context.tsx';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { loadTerms } from '#storefront/frame/terms/load-terms.ts';
import { termsMessages } from '#storefront/frame/terms/texts.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { EmptyState } from '#ui/states.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadTerms(bridgeOf(context), new URL(request.url).searchParams.get('type') ?? 'use');
}

export const meta: MetaFunction = (args) => pageMeta(args);

/** The terms of a type, `use` without one; the terms modal reads the same loader. */
export default function TermsScreen() {
  const { terms } = useLoaderData<typeof loader>();
  const text = useText();
  const name = useName();
  const locale = useLocale();
  const { title } = useLayoutFacts();
  if (terms.length === 0) return <EmptyState headingLevel="h1" sentence={text(termsMessages.none)} />;
  return (
    <div className="page-gutter max-w-reading pt-8">
      <h1 className="sr-only">{title}</h1>
      {terms.map((each) => (
        <article key={each.id} className="mb-12">
          <h2 className="text-26 font-extrabold">{name(each.name)}</h2>
          <p className="mt-1 mb-6 text-13 text-ink-2">
            {text(termsMessages.updated, { date: writtenDay(momentOfKoreanTime(`${each.revised_on} 00:00:00`), locale) })}
          </p>
          <TrustedHtml html={each.content} />
        </article>
      ))}
    </div>
  );
}
