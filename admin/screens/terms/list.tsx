import { Badge } from '#admin/kit/badge.tsx';
import { day } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { call } from '#admin/session/wire.ts';
import type { TermsList as Terms, TermsVersion } from '#contract/rest/admin/terms.ts';
import { Standing } from './detail.tsx';
import { termsTexts as texts } from './texts.ts';

/** A version, or the draft of one. */
type Row = Pick<TermsVersion, 'name'> & { id: string; version: TermsVersion | null };

/** The terms in force, and the drafts of those that are not yet. */
export const TermsList = listScreen<Row>({
  name: 'terms',
  texts,
  load: async (_state, signal) => {
    const { terms, drafts } = await call<Terms>('GET', '/admin/terms', { signal });
    const begun = drafts.map(({ type, name }) => ({ id: `draft/${type}`, name, version: null }));
    const rows = [...begun, ...terms.map((version) => ({ id: String(version.id), name: version.name, version }))];
    return { rows, total: rows.length };
  },
  rowName: ({ name }) => name.ko,
  columns: [
    { id: 'name', header: texts.name, cell: ({ name }) => name.ko, className: 'min-w-40 whitespace-normal' },
    { id: 'revised_on', header: texts.revised, cell: ({ version }) => version && day(version.revised_on), align: 'right' },
    {
      id: 'standing',
      header: texts.standing,
      cell: ({ version }) => (version === null ? <Badge tone="warning">{texts.draft}</Badge> : <Standing version={version} />),
    },
    { id: 'agreed', header: texts.agreed, cell: ({ version }) => version && texts.people(version.agreed), align: 'right' },
  ],
});
