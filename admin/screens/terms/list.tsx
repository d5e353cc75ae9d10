import { Badge } from '#admin/kit/badge.tsx';
import { day } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { useQueryList } from '#admin/kit/list/use-query-list.ts';
import { call } from '#admin/session/wire.ts';
import type { TermsList as Terms, TermsVersion } from '#contract/rest/admin/terms.ts';
import { Standing } from './detail.tsx';
import { termsTexts as texts } from './texts.ts';

/** A version, or the draft of one. */
type Row = Pick<TermsVersion, 'type' | 'name'> & { version: TermsVersion | null };

const columns: readonly Column<Row>[] = [
  { id: 'name', header: texts.name, cell: ({ name }) => name.ko, className: 'min-w-40 whitespace-normal' },
  { id: 'revised_on', header: texts.revised, cell: ({ version }) => version && day(version.revised_on), align: 'right' },
  {
    id: 'standing',
    header: texts.standing,
    cell: ({ version }) => (version === null ? <Badge tone="warning">{texts.draft}</Badge> : <Standing version={version} />),
  },
  { id: 'agreed', header: texts.agreed, cell: ({ version }) => version && texts.people(version.agreed), align: 'right' },
];

/** The terms in force, and the drafts of those that are not yet. */
export function TermsList() {
  const list = useQueryList<Row>({
    name: 'terms',
    load: async (_state, signal) => {
      const { terms, drafts } = await call<Terms>('GET', '/admin/terms', { signal });
      const rows = [...drafts.map((draft) => ({ ...draft, version: null })), ...terms.map((version) => ({ ...version, version }))];
      return { rows, total: rows.length };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={({ type, version }) => String(version?.id ?? type)}
      rowHref={({ type, version }) => `/terms/${version?.id ?? `draft/${type}`}`}
      rowName={({ name }) => name.ko}
    />
  );
}
