import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { RemoveButton } from '#admin/kit/act-button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { SearchBox } from '#admin/kit/search-box.tsx';
import { Loaded } from '#admin/kit/states.tsx';
import { call } from '#admin/session/wire.ts';
import type { OldAddressPage } from '#contract/rest/admin/moving/moving.ts';
import { movingTexts as texts } from './texts.ts';

/** The redirects of old addresses. */
export function OldAddresses() {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const query = useQuery({
    queryKey: ['old-addresses', q],
    queryFn: () => call<OldAddressPage>('GET', `/admin/old-addresses?${new URLSearchParams({ q })}`),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={texts.addresses}>
      <p className="mb-3 max-w-3xl text-ink-2">{texts.addressesNote}</p>
      <div className="relative max-w-80">
        <SearchBox typed={typed} onType={setTyped} placeholder={texts.search} aria-label={texts.search} isSearching={query.isFetching} />
      </div>
      <Loaded query={query} count={3}>
        {(page) => <Addresses {...page} />}
      </Loaded>
    </Section>
  );
}

function Addresses({ total, rows }: OldAddressPage) {
  const queries = useQueryClient();
  if (rows.length === 0) return <p className="mt-4 text-ink-2">{texts.none}</p>;
  const remove = async (id: number) => {
    await call('DELETE', `/admin/old-addresses/${id}`);
    await queries.invalidateQueries({ queryKey: ['old-addresses'] });
  };
  return (
    <>
      <p className="mt-4 text-12 text-ink-2">{texts.total(total, rows.length)}</p>
      <ul aria-label={texts.addresses} className="mt-1 divide-y divide-line">
        {rows.map(({ id, address, number, target, product_name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <p className="min-w-0 flex-1 basis-40 break-all">
              {address ?? texts.number(number ?? '')}
              <a href={target} target="_blank" rel="noreferrer" className="block text-13 text-ink-2 underline underline-offset-2">
                → {product_name ?? target}
              </a>
            </p>
            <RemoveButton texts={texts} run={() => remove(id)} />
          </li>
        ))}
      </ul>
    </>
  );
}
