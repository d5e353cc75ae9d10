import { useState } from 'react';
import { Badge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { moment, nothing } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { call } from '#admin/session/wire.ts';
import type { Queue } from '#contract/rest/admin/inquiries.ts';
import { inquiryKinds, inquiryStates } from '#rules/community/inquiry.ts';
import { inquiryTexts as texts } from './texts.ts';

type Row = Queue['inquiries'][number];

const columns: readonly Column<Row>[] = [
  { id: 'title', header: texts.subject, cell: (row) => <Subject row={row} />, className: 'min-w-50 whitespace-normal' },
  { id: 'state', header: texts.due, cell: (row) => <Due row={row} /> },
  { id: 'kind', header: texts.kind, cell: (row) => texts.kinds[row.kind], from: 'md' },
  { id: 'type', header: texts.type, cell: (row) => texts.types[row.type], from: 'lg' },
  { id: 'about', header: texts.about, cell: (row) => row.order_number ?? row.product_name?.ko ?? nothing, from: 'lg' },
  { id: 'who', header: texts.who, cell: (row) => row.nickname, from: 'md' },
  { id: 'asked', header: texts.waiting, cell: (row) => <Waited row={row} />, align: 'right', from: 'md' },
];
const filters = [{ name: 'kind', label: texts.kind, options: inquiryKinds.map((value) => ({ value, label: texts.kinds[value] })) }];

/** Product and 1:1 inquiries in one queue, longest waiting first. */
export function InquiryList() {
  const [counts, setCounts] = useState<Queue['counts'] | null>(null);
  const list = useQueryList<Row>({
    name: 'inquiries',
    load: async (state, signal) => {
      const { limit, offset } = pageOf(state);
      const asked = new URLSearchParams({ limit: String(Math.min(limit, 100)), offset: String(offset) });
      const { state: tab, kind } = state.filters;
      const status = inquiryStates.find((each) => each === tab);
      if (status !== undefined) asked.set('status', status);
      if (tab === 'LATE') asked.set('is_late', 'true');
      if (state.search !== '') asked.set('q', state.search);
      if (inquiryKinds.some((each) => each === kind)) asked.set('kind', kind ?? '');
      const found = await call<Queue>('GET', `/admin/inquiries?${asked}`, { signal });
      setCounts(found.counts);
      return { rows: found.inquiries, total: found.total };
    },
  });
  const tabs = [
    { value: 'PENDING', label: texts.tabs.PENDING, tally: exactly(counts?.waiting) },
    { value: 'LATE', label: texts.tabs.LATE, tally: exactly(counts?.late) },
    { value: 'ANSWERED', label: texts.tabs.ANSWERED },
  ];
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/inquiries/${row.id}`}
      search={texts.search}
      tabs={{ name: 'state', tabs }}
      filters={filters}
      actions={<LinkButton to="/canned-answers">{texts.cannedLink}</LinkButton>}
      empty={texts.empty}
    />
  );
}

function Subject({ row }: { row: Row }) {
  return (
    <>
      {row.title} {row.is_secret ? <Badge>{texts.secret}</Badge> : null}
    </>
  );
}

/** How long an inquiry has been waiting, and since when; for answered ones, when it was asked. */
function Waited({ row: { waited_minutes: minutes, waiting_since, created_at } }: { row: Row }) {
  if (minutes === null) return moment(created_at);
  return (
    <>
      <strong className="block font-semibold">{texts.waited(minutes)}</strong>
      <span className="text-12 text-ink-2">{moment(waiting_since)}</span>
    </>
  );
}

function Due({ row }: { row: Row }) {
  if (row.waiting_since === null) return <Badge tone="success">{texts.tabs.ANSWERED}</Badge>;
  return (
    <Badge tone={row.is_late ? 'danger' : 'warning'}>
      {row.is_late ? texts.late : row.due_at === null ? texts.noDue : moment(row.due_at)}
    </Badge>
  );
}

function exactly(count: number | undefined) {
  return count === undefined ? undefined : { count, is_more: false };
}
