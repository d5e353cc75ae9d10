import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { graphql } from '#client/graphql/graphql.ts';
import type { FaqsQuery } from '#client/graphql/operations.generated.ts';
import { useName, useText } from '#client/locale/locale-context.tsx';
import type { FaqCategory } from '#contract/graphql/column-values.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { mypageMessages } from '#storefront/screens/my/texts.ts';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';

const categories: readonly FaqCategory[] = ['ORDER', 'DELIVERY', 'RETURN', 'CUSTOM', 'MEMBER', 'ETC'];

const faqsQuery = graphql(`
  query faqs {
    management_faqs(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }]) {
      id
      category
      question
      answer
    }
  }
`);

export async function loader({ context }: LoaderFunctionArgs) {
  return { faqs: (await bridgeOf(context).query(faqsQuery)).management_faqs };
}

export const meta: MetaFunction = (args) => pageMeta(args);

/** Questions that are asked often, by what they are about. */
export default function FaqScreen() {
  const { faqs } = useLoaderData<typeof loader>();
  const text = useText();
  const { title } = useLayoutFacts();
  const [shown, setShown] = useState('ALL');
  const used = categories.filter((category) => faqs.some((faq) => faq.category === category));
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      <h1 className="text-26 font-extrabold lg:text-36">{title}</h1>
      {faqs.length === 0 ? (
        <EmptyState sentence={text(mypageMessages.noQuestions)} />
      ) : (
        <Tabs
          label={title}
          look="chip"
          className="mt-6"
          value={shown}
          onChange={setShown}
          tabs={[
            { value: 'ALL', label: text(mypageMessages.allQuestions), content: <Questions faqs={faqs} /> },
            ...used.map((category) => ({
              value: category,
              label: text(mypageMessages[category]),
              content: <Questions faqs={faqs.filter((faq) => faq.category === category)} />,
            })),
          ]}
        />
      )}
    </div>
  );
}

function Questions({ faqs }: { faqs: FaqsQuery['management_faqs'] }) {
  const name = useName();
  return (
    <div className="border-t border-ink">
      {faqs.map((faq) => (
        <details key={faq.id} className="group border-b border-line">
          <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3 text-15 font-semibold">
            {name(faq.question)}
            <ChevronDown aria-hidden="true" size={18} className="shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className="pb-5 text-15 whitespace-pre-line text-ink-2">{name(faq.answer)}</p>
        </details>
      ))}
    </div>
  );
}
