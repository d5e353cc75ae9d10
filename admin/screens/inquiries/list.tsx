import { Badge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { moment, nothing } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { pageOf } from '#admin/kit/list/use-query-list.ts';
import { optionsOf } from '#admin/kit/options.ts';
import { Subject } from '#admin/nouns/inquiry/subject.tsx';
import { call } from '#admin/session/wire.ts';
import type { Queue } from '#contract/rest/admin/inquiries.ts';
import { inquiryKinds, inquiryStates } from '#rules/community/inquiry.ts';
import { inquiryTexts as texts } from './texts.ts';

type Row = Queue['inquiries'][number];

const tabs = ['PENDING', 'LATE', 'ANSWERED'] as const;

/** Product and 1:1 inquiries in one queue, longest waiting first. */
export const InquiryList = listScreen<Row>({
  name: 'inquiries',
  texts,
  load: async (state, signal) => {
    const { state: tab, kind } = state.filters;
    const { limit, offset } = pageOf(state);
    const asked = new URLSearchParams({ limit: String(Math.min(limit, 100)), offset: String(offset) });
    const status = inquiryStates.find((each) => each === tab);
    if (status !== undefined) asked.set('status', status);
    if (tab === 'LATE') asked.set('is_late', 'true');
    if (state.search !== '') asked.set('q', state.search);
    if (inquiryKinds.some((each) => each === kind)) asked.set('kind', kind ?? '');
    const { inquiries, total, counts } = await call<Queue>('GET', `/admin/inquiries?${asked}`, { signal });
    const exactly = (count: number) => ({ count, is_more: false });
    return { rows: inquiries, total, tallies: { PENDING: exactly(counts.waiting), LATE: exactly(counts.late) } };
  },
  tabs: { name: 'state', options: optionsOf(tabs, (tab) => texts.tabs[tab]) },
  filters: [{ name: 'kind', label: texts.kind, options: optionsOf(inquiryKinds, (kind) => texts.kinds[kind]) }],
  actions: <LinkButton to="/canned-answers">{texts.cannedLink}</LinkButton>,
  columns: [
    { id: 'title', header: texts.subject, cell: (row) => <Subject of={row} />, className: 'min-w-50 whitespace-normal' },
    { id: 'state', header: texts.due, cell: (row) => <Due row={row} /> },
    { id: 'kind', header: texts.kind, cell: (row) => texts.kinds[row.kind], from: 'md' },
    { id: 'type', header: texts.type, cell: (row) => texts.types[row.type], from: 'lg' },
    { id: 'about', header: texts.about, cell: (row) => row.order_number ?? row.product_name?.ko ?? nothing, from: 'lg' },
    { id: 'nickname', header: texts.who, from: 'md' },
    { id: 'asked', header: texts.waiting, cell: (row) => <Waited row={row} />, align: 'right', from: 'md' },
  ],
});

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
