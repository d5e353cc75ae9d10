import { tableNames } from '#admin/audit/names.ts';
import { changeLines, sentenceOf } from '#admin/audit/sentences.ts';
import { dayBoundary, moment } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import type { Filter } from '#admin/kit/list/filter-bar.tsx';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import type { ListState } from '#admin/kit/list/list-state.ts';
import { useQueryList } from '#admin/kit/list/use-query-list.ts';
import { call } from '#admin/session/wire.ts';
import type { AuditEntry, AuditPage } from '#contract/rest/admin/audit.ts';
import { auditTexts as texts } from './texts.ts';

const columns: readonly Column<AuditEntry>[] = [
  { id: 'what', header: texts.what, cell: (entry) => <Told entry={entry} />, className: 'min-w-60 whitespace-normal' },
  { id: 'kind', header: texts.kind, cell: (entry) => texts.actions[entry.action], from: 'md' },
  { id: 'when', header: texts.when, cell: (entry) => moment(entry.created_at), align: 'right' },
];
const filters: readonly Filter[] = [
  { name: 'action', label: texts.kind, options: Object.entries(texts.actions).map(([value, label]) => ({ value, label })) },
  { name: 'table', label: texts.area, options: Object.entries(tableNames).map(([value, label]) => ({ value, label })) },
  { kind: 'period', name: 'at', label: texts.period },
];

/** Everything staff did, as sentences, the newest first. */
export function AuditList() {
  const list = useQueryList<AuditEntry>({ name: 'audit', load: loadEntries });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(entry) => String(entry.id)}
      filters={filters}
      empty={texts.empty}
    />
  );
}

async function loadEntries({ filters: chosen, size, after }: ListState) {
  const asked = new URLSearchParams({ limit: String(size) });
  const put = (name: string, value: string | undefined) => (value ? asked.set(name, value) : undefined);
  for (const name of ['action', 'table', 'row', 'staff']) put(name, chosen[name]);
  put('from', chosen.at_from && dayBoundary(chosen.at_from));
  put('until', chosen.at_until && dayBoundary(chosen.at_until, true));
  put('before', after);
  const { entries, next } = await call<AuditPage>('GET', `/admin/audit?${asked}`);
  return { rows: entries, next: next === null ? null : String(next) };
}

/** The sentence of an entry; what changed unfolds below it. */
function Told({ entry }: { entry: AuditEntry }) {
  const lines = changeLines(entry);
  if (lines.length === 0) return sentenceOf(entry);
  return (
    <details className="group">
      <summary className="cursor-pointer list-none py-1 group-open:font-semibold hover:underline [&::-webkit-details-marker]:hidden">
        {sentenceOf(entry)}
      </summary>
      <table aria-label={texts.details} className="my-1.5 w-full max-w-reading text-12">
        <tbody>
          {lines.map(({ name, before, after }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="w-32 py-1 pr-3 text-left align-top font-normal text-ink-2">
                {name}
              </th>
              <td className="py-1 pr-3 align-top break-all text-ink-2 line-through">{entry.action === 'INSERT' ? '' : before}</td>
              <td className="py-1 align-top break-all">{entry.action === 'DELETE' ? '' : after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
