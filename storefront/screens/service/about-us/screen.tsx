import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useServiceHours, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { loadTerms } from '#storefront/frame/terms/load-terms.ts';
import { termsMessages } from '#storefront/frame/terms/texts.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { EmptyState } from '#ui/states.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { terms, languages } = await loadTerms(bridgeOf(context), 'ABOUT-US');
  const [about] = terms;
  return { name: about?.name ?? null, content: about?.content ?? null, languages };
}

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { languages: args.loaderData?.languages });

/** About the shop: the terms record of type ABOUT-US (specification 3), and the service hours. */
export default function AboutUsScreen() {
  const { name: heading, content } = useLoaderData<typeof loader>();
  const text = useText();
  const hours = useServiceHours();
  const { title } = useLayoutFacts();
  return (
    <div className="page-gutter max-w-reading pt-8 pb-16 lg:pt-14">
      <h1 className="mb-6 page-title">{title}</h1>
      <h2 className="sr-only">
        <Name of={heading} />
      </h2>
      {content ? <TrustedHtml html={content} /> : <EmptyState sentence={text(termsMessages.none)} />}
      {hours.length > 0 ? (
        <section className="mt-6">
          <h2 className="mb-1 font-semibold">{text(shell.customerService)}</h2>
          {hours.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      ) : null}
    </div>
  );
}
