import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { type Act, actsOf, sentenceOfAct, writtenOf } from '#admin/audit/acts.ts';
import { changeLines } from '#admin/audit/change-lines.ts';
import { areaNames, kindNames } from '#admin/audit/names.ts';
import { sentenceOf } from '#admin/audit/sentences.ts';
import { dayBoundary, moment } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import type { ListState } from '#admin/kit/list/list-state.ts';
import { optionsOf } from '#admin/kit/options.ts';
import { call, runOperation } from '#admin/session/wire.ts';
import { type AuditEntry, type AuditKind, type AuditPage, auditAreaList, auditKinds } from '#contract/rest/admin/audit.ts';
import { whoWorksHere } from './queries.ts';
import { auditTexts as texts } from './texts.ts';

/** All staff actions, one sentence each, newest first. */
export const AuditList = listScreen({
  name: 'audit',
  texts,
  load: loadActs,
  files: [{ name: 'audit', label: texts.title }],
  opens: null,
  filters: [
    { name: 'staff', label: texts.who, options: [] },
    { name: 'kind', label: texts.area, options: optionsOf([...auditKinds, ...auditAreaList], (area) => areaNames[area]) },
    { name: 'action', label: texts.kind, options: optionsOf({ LOOK: texts.actions.LOOK }) },
    { kind: 'period', name: 'at', label: texts.period },
  ],
  use: () => {
    const { data = [] } = useQuery({
      queryKey: ['who-works-here'],
      queryFn: async () => (await runOperation(whoWorksHere)).member_members,
    });
    return { options: { staff: data.map(({ id, nickname, masked_name }) => ({ value: id, label: `${nickname} (${masked_name})` })) } };
  },
  columns: [
    {
      id: 'what',
      header: texts.what,
      // Phone cells do not wrap, but this sentence must.
      cell: (act) => (
        <div className="min-w-44 whitespace-normal">
          <Told act={act} />
        </div>
      ),
      className: 'md:min-w-60',
    },
    { id: 'about', header: texts.about, cell: (act) => <Things act={act} />, from: 'md', className: 'max-w-80 whitespace-normal' },
    { id: 'when', header: texts.when, cell: ({ entries }) => moment(entries[0].created_at), align: 'right' },
  ],
});

async function loadActs({ search, filters: chosen, size, after }: ListState, signal: AbortSignal) {
  const asked = new URLSearchParams({ limit: String(size) });
  const put = (name: string, value: string | undefined) => (value ? asked.set(name, value) : undefined);
  for (const name of ['action', 'kind', 'thing', 'table', 'row', 'staff']) put(name, chosen[name]);
  put('q', search);
  put('from', chosen.at_from && dayBoundary(chosen.at_from));
  put('until', chosen.at_until && dayBoundary(chosen.at_until, true));
  put('before', after);
  const { entries, next } = await call<AuditPage>('GET', `/admin/audit?${asked}`, { signal });
  return { rows: actsOf(entries), next: next === null ? null : String(next) };
}

/** The screen of each kind. */
const screens: Readonly<Record<AuditKind, string>> = {
  order: '/orders',
  member: '/members',
  product: '/products',
  graphic: '/graphics',
  coupon: '/coupons',
  artist: '/artists',
  brand: '/brands',
  inquiry: '/inquiries',
  review: '/reviews',
};

/** The distinct subjects of an action. */
function Things({ act: { entries } }: { act: Act }) {
  const things = [...new Map(entries.flatMap(({ about }) => about.map((thing) => [`${thing.kind} ${thing.id}`, thing] as const))).values()];
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {things.slice(0, 4).map(({ kind, id, name }) => (
        <Link
          key={`${kind} ${id}`}
          to={`${screens[kind]}/${id}`}
          className="inline-flex min-h-6 items-center underline underline-offset-2 hover:text-ink"
        >
          {`${kindNames[kind]} ${name}`}
        </Link>
      ))}
      {things.length > 4 ? <span className="text-ink-2">{texts.more(things.length - 4)}</span> : null}
    </span>
  );
}

/** An action's sentence, which expands to its rows with old and new values. */
function Told({ act }: { act: Act }) {
  const lines = writtenOf(act).map((entry) => ({ entry, changes: changeLines(entry) }));
  // Derived rows are not counted.
  const written = act.entries[0].act_rows - (act.entries.length - lines.length);
  const hasOne = written === 1;
  if (hasOne && lines[0]?.changes.length === 0) return sentenceOfAct(act);
  return (
    <details className="group">
      <summary className="cursor-pointer list-none py-1 group-open:font-semibold hover:underline [&::-webkit-details-marker]:hidden">
        {sentenceOfAct(act)}
        {hasOne ? null : <span className="ml-1 text-12 font-normal text-ink-2">{texts.rows(written)}</span>}
      </summary>
      <div className="mt-1.5 mb-2 md:hidden">
        <Things act={act} />
      </div>
      {lines.map(({ entry, changes }) => (
        <Fragment key={entry.id}>
          {hasOne ? null : <p className="mt-2 font-normal text-ink-2">{sentenceOf(entry)}</p>}
          <Changes entry={entry} changes={changes} />
        </Fragment>
      ))}
      {written > lines.length ? <p className="mt-2 font-normal text-ink-2">{texts.rowsLeft(written - lines.length)}</p> : null}
    </details>
  );
}

function Changes({ entry, changes }: { entry: AuditEntry; changes: ReturnType<typeof changeLines> }) {
  if (changes.length === 0) return null;
  return (
    <table aria-label={texts.details} className="my-1.5 w-full max-w-reading text-12">
      <tbody>
        {changes.map(({ name, before, after }) => (
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
  );
}
