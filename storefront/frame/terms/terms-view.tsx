import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { urlFor } from '#contract/routes.ts';
import { ReturnsInShort } from '#storefront/nouns/order/return-terms.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import type { LoadedTerms } from './load-terms.ts';
import { FormerTerms, TermsDay } from './terms-versions.tsx';
import { termsMessages } from './texts.ts';

/** The first terms record of a type: name and content (specification 2.114). */
export function TermsView({ type, onClose }: { type: string; onClose: () => void }) {
  const { text, name } = useLanguage();
  const fetcher = useFetcher<LoadedTerms>();
  const { load } = fetcher;
  useEffect(() => {
    load(urlFor('terms', {}, { type }));
  }, [load, type]);
  const terms = fetcher.data?.terms[0];
  const about = fetcher.data && terms ? { type, shown: terms, versions: fetcher.data.versions, onFollow: onClose } : null;
  return (
    <Sheet open onClose={onClose} title={terms ? name(terms.name) : text(shell.terms)} closeLabel={text(shell.close)}>
      {about ? <TermsDay {...about} /> : null}
      {terms ? <ReturnsInShort type={type} /> : null}
      {terms ? <TrustedHtml html={terms.content} /> : null}
      {about ? <FormerTerms {...about} /> : null}
      {!fetcher.data ? <Skeleton className="h-64" /> : null}
      {fetcher.data && !terms ? <EmptyState sentence={text(termsMessages.none)} /> : null}
    </Sheet>
  );
}
