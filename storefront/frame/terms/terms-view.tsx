import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useLocale, useName, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { urlFor } from '#contract/routes.ts';
import { momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import type { LoadedTerms } from './load-terms.ts';
import { termsMessages } from './texts.ts';

/** The first terms record of a type: its name and its content (specification 2). */
export function TermsView({ type, onClose }: { type: string; onClose: () => void }) {
  const text = useText();
  const name = useName();
  const locale = useLocale();
  const fetcher = useFetcher<LoadedTerms>();
  const { load } = fetcher;
  useEffect(() => {
    load(urlFor('terms', {}, { type }));
  }, [load, type]);
  const terms = fetcher.data?.terms[0];
  return (
    <Sheet open onClose={onClose} title={terms ? name(terms.name) : text(shell.terms)} closeLabel={text(shell.close)}>
      {terms ? (
        <p className="mb-4 text-13 text-ink-2">
          {text(termsMessages.updated, { date: writtenDay(momentOfKoreanTime(`${terms.revised_on} 00:00:00`), locale) })}
        </p>
      ) : null}
      {terms ? <TrustedHtml html={terms.content} /> : null}
      {!fetcher.data ? <Skeleton className="h-64" /> : null}
      {fetcher.data && !terms ? <EmptyState sentence={text(termsMessages.none)} /> : null}
    </Sheet>
  );
}
