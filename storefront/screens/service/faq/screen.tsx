import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { graphql } from '#client/graphql/graphql.ts';
import type { FaqsQuery } from '#client/graphql/operations.generated.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { type FaqCategory, faqCategories } from '#contract/graphql/column-values.ts';
import { queryValueMaxLength } from '#contract/routes.ts';
import { isFoundBy } from '#rules/community/faq.ts';
import { synonymsOf } from '#rules/search/synonyms.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { faqPage } from '#storefront/frame/structured-data/list-things.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { ChatButton } from '#storefront/nouns/support/chat-button.tsx';
import { IconButton } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { EmptyState } from '#ui/states.tsx';
import { serviceTexts } from '../texts.ts';

const faqsQuery = graphql(`
  query faqs {
    management_faqs(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }]) {
      id
      category
      question
      answer
    }
    management_search_synonyms(order_by: [{ position: asc }, { id: asc }], limit: 500) { words meaning }
  }
`);

export async function loader({ context }: LoaderFunctionArgs) {
  const { management_faqs: faqs, management_search_synonyms } = await bridgeOf(context).query(faqsQuery);
  describePage(context, { things: (place) => (faqs.length === 0 ? [] : [faqPage(place, faqs)]) });
  return { faqs, synonyms: synonymsOf(management_search_synonyms) };
}

/** Searching only changes the query; all questions are loaded already. */
export function shouldRevalidate(): boolean {
  return false;
}

export const meta: MetaFunction = (args) => pageMeta(args);

type Faq = FaqsQuery['management_faqs'][number];

/** Frequently asked questions, by category and search words. Both are in the URL. */
export default function FaqScreen() {
  const { faqs, synonyms } = useLoaderData<typeof loader>();
  const { text, name } = useLanguage();
  const { title } = useLayoutFacts();
  const { typed, category, type, keep, choose } = useFaqFilter();
  const used = faqCategories.filter((each) => faqs.some((faq) => faq.category === each));
  const found = faqs.filter(
    (faq) => (category === null || faq.category === category) && isFoundBy([name(faq.question), name(faq.answer)], typed, synonyms),
  );
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      <search className="mt-6 block" onBlur={keep}>
        <Field
          label={text(serviceTexts.searchLabel)}
          hideLabel
          type="search"
          enterKeyHint="search"
          maxLength={queryValueMaxLength}
          placeholder={text(serviceTexts.searchHint)}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          inside={
            typed === '' ? (
              <Icon name="search" size={20} className="mr-3 text-ink-2" />
            ) : (
              <IconButton label={text(shell.clearSearch)} onClick={() => type('')}>
                <Icon name="x" size={18} />
              </IconButton>
            )
          }
        />
      </search>
      <fieldset className="edge-row mt-4 flex min-w-0 gap-2 py-0.5">
        <legend className="sr-only">{text(serviceTexts.category)}</legend>
        {[null, ...used].map((each) => (
          <button
            key={each ?? 'ALL'}
            type="button"
            aria-pressed={each === category}
            onClick={() => choose(each)}
            className="min-h-target shrink-0 rounded-full border border-line px-4 text-15 font-semibold whitespace-nowrap hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-accent"
          >
            {text(each === null ? serviceTexts.allQuestions : serviceTexts[each])}
          </button>
        ))}
      </fieldset>
      <p aria-live="polite" className="mt-5 text-13 text-ink-2 empty:hidden">
        {found.length > 0 ? text(serviceTexts.found, { count: found.length }) : null}
      </p>
      {found.length > 0 ? <Questions faqs={found} /> : <NothingFound typed={typed} />}
      <ContactSupport />
    </div>
  );
}

function NothingFound({ typed }: { typed: string }) {
  const text = useText();
  return (
    <div role="status">
      <EmptyState sentence={typed.trim() === '' ? text(serviceTexts.noQuestions) : text(serviceTexts.notFound, { typed: typed.trim() })} />
    </div>
  );
}

function Questions({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div className="mt-2 border-t border-ink">
      {faqs.map((faq) => (
        <details key={faq.id} className="group border-b border-line">
          <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3 text-15 font-semibold">
            <Name of={faq.question} />
            <ChevronDown aria-hidden="true" size={18} className="shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className="pb-5 text-15 whitespace-pre-line text-ink-2">
            <Name of={faq.answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

/** Filters while typing, but updates the URL on blur: every URL change counts as a page view. */
function useFaqFilter() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const category = faqCategories.find((each) => each === search.get('category')) ?? null;
  const write = (q: string, chosen: FaqCategory | null) =>
    setSearch(
      { ...(q.trim() === '' ? {} : { q }), ...(chosen === null ? {} : { category: chosen }) },
      { replace: true, preventScrollReset: true },
    );
  return {
    typed,
    category,
    type: setTyped,
    keep: () => {
      if (typed.trim() !== (search.get('q') ?? '').trim()) write(typed, category);
    },
    choose: (chosen: FaqCategory | null) => write(typed, chosen),
  };
}

/** Contact links, if no answer fits. */
function ContactSupport() {
  const text = useText();
  const shop = useShell();
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-control bg-tile px-5 py-5">
      <p className="text-15 font-semibold">{text(serviceTexts.notSolved)}</p>
      <ChatButton pluginKey={shop?.chatPluginKey ?? null} phone={shop?.shop?.phone} />
    </div>
  );
}
