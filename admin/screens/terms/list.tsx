import { day } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { useQueryList } from '#admin/kit/list/use-query-list.ts';
import { call } from '#admin/session/wire.ts';
import type { TermsList as Terms, TermsVersion } from '#contract/rest/admin/terms.ts';
import { Standing } from './detail.tsx';
import { termsTexts as texts } from './texts.ts';

const columns: readonly Column<TermsVersion>[] = [
  { id: 'name', header: texts.name, cell: ({ name }) => name.ko, className: 'min-w-40 whitespace-normal' },
  { id: 'revised_on', header: texts.revised, cell: ({ revised_on }) => day(revised_on), align: 'right' },
  { id: 'standing', header: texts.standing, cell: (version) => <Standing version={version} /> },
  { id: 'agreed', header: texts.agreed, cell: ({ agreed }) => texts.people(agreed), align: 'right' },
];

/** The terms in force. */
export function TermsList() {
  const list = useQueryList<TermsVersion>({
    name: 'terms',
    load: async (_state, signal) => {
      const { terms } = await call<Terms>('GET', '/admin/terms', { signal });
      return { rows: terms, total: terms.length };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => `/terms/${id}`}
      rowName={({ name }) => name.ko}
    />
  );
}
