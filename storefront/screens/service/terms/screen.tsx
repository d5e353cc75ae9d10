import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { loadTerms } from '#storefront/frame/terms/load-terms.ts';
import { FormerTerms, TermsDay } from '#storefront/frame/terms/terms-versions.tsx';
import { termsMessages } from '#storefront/frame/terms/texts.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { ReturnsInShort } from '#storefront/nouns/order/return-terms.tsx';
import { EmptyState } from '#ui/states.tsx';
import { serviceTexts } from '../texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const type = asked.get('type') ?? 'use';
  const version = Number(asked.get('version'));
  return { type, ...(await loadTerms(bridgeOf(context), type, Number.isSafeInteger(version) && version > 0 ? version : null)) };
}

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { languages: args.loaderData?.languages });

/** The terms of a type, `use` by default. The terms modal uses the same loader. */
export default function TermsScreen() {
  const { type, terms, versions } = useLoaderData<typeof loader>();
  const text = useText();
  const { title } = useLayoutFacts();
  if (terms.length === 0) return <EmptyState headingLevel="h1" sentence={text(termsMessages.none)} />;
  return (
    <div className="page-gutter max-w-reading pt-8">
      <h1 className="sr-only">{title}</h1>
      {terms.map((each) => (
        <article key={each.id} className="mb-12">
          <h2 className="page-title">
            <Name of={each.name} />
          </h2>
          <TermsDay type={type} shown={each} versions={versions} />
          <ReturnsInShort type={type} />
          <TrustedHtml html={each.content} />
          <FormerTerms type={type} shown={each} versions={versions} />
        </article>
      ))}
      {type === 'use' && (
        <p className="mb-12">
          <a className="inline-flex min-h-target items-center underline underline-offset-4" href="/third-party-notices.txt">
            {text(serviceTexts.openSource)}
          </a>
        </p>
      )}
    </div>
  );
}
