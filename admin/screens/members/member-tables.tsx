import { Link } from 'react-router';
import { Badge } from '#admin/kit/badge.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { count, day, moment, nothing, won } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { DataTable } from '#admin/kit/list/data-table.tsx';
import { shopNow } from '#client/shop-clock.ts';
import { orderNames } from '#contract/order-names.ts';
import type { MemberFile } from '#contract/rest/admin/members.ts';
import { isAnswered } from '#rules/community/inquiry.ts';
import { isOver } from '#rules/money/coupon/coupon.ts';
import { causeText, eventText } from './security-text.ts';
import { TakeBack } from './take-back.tsx';
import { memberTexts as texts } from './texts.ts';

type Order = MemberFile['orders'][number];
type Coupon = MemberFile['coupons'][number];
type Entry = MemberFile['point_entries'][number];
type LogLine = MemberFile['security_events'][number];
type Consent = MemberFile['consent_records'][number];
type Asked = MemberFile['inquiries'][number];

const orders: readonly Column<Order>[] = [
  { id: 'number', header: texts.orderNumber, cell: ({ order_number }) => order_number },
  { id: 'state', header: texts.state, cell: ({ is_cancelled, status }) => (is_cancelled ? texts.cancelled : orderNames[status].name.ko) },
  { id: 'amount', header: texts.amount, cell: ({ payment_amount }) => won(payment_amount), align: 'right' },
  { id: 'at', header: texts.orderedAt, cell: ({ ordered_at }) => moment(ordered_at), align: 'right', from: 'md', isOnCard: true },
];
const coupons = (memberId: string): readonly Column<Coupon>[] => [
  { id: 'name', header: texts.coupon, cell: ({ coupon_id, name }) => <Link to={`/coupons/${coupon_id}`}>{name.ko}</Link> },
  { id: 'use', header: texts.use, cell: (coupon) => <Use coupon={coupon} /> },
  { id: 'claimed', header: texts.claimed, cell: ({ issued_at }) => day(issued_at), align: 'right', from: 'md' },
  { id: 'expires', header: texts.expires, cell: ({ expires_at }) => (expires_at ? day(expires_at) : nothing), align: 'right' },
  { id: 'back', header: texts.takeBack, cell: (coupon) => <TakeBack memberId={memberId} coupon={coupon} />, align: 'right' },
];
const points: readonly Column<Entry>[] = [
  {
    id: 'why',
    header: texts.why,
    cell: ({ type, reason, note }) => {
      const name = type === 'OWED' ? texts.takenBack(texts.pointReasons[reason]) : texts.pointReasons[reason];
      return note === '' ? name : `${name}: ${note}`;
    },
    className: 'whitespace-normal',
  },
  { id: 'amount', header: texts.points, cell: ({ type, amount }) => `${type === 'EARNED' ? '+' : '-'}${count(amount)}P`, align: 'right' },
  { id: 'at', header: texts.when, cell: ({ created_at }) => moment(created_at), align: 'right', from: 'md', isOnCard: true },
];
const log: readonly Column<LogLine>[] = [
  { id: 'event', header: texts.event, cell: ({ type }) => eventText(type) },
  {
    id: 'cause',
    header: texts.cause,
    cell: ({ cause }) => causeText(cause),
    className: 'min-w-40 whitespace-normal text-ink-2',
    from: 'md',
  },
  { id: 'device', header: texts.device, cell: ({ browser, system, ip }) => [browser, system, ip].filter(Boolean).join(' · '), from: 'lg' },
  { id: 'at', header: texts.when, cell: ({ created_at }) => moment(created_at), align: 'right' },
];
const inquiries: readonly Column<Asked>[] = [
  { id: 'title', header: texts.inquiries, cell: ({ title }) => title },
  {
    id: 'state',
    header: texts.state,
    cell: ({ status }) => <Badge tone={isAnswered(status) ? 'neutral' : 'warning'}>{isAnswered(status) ? '답변함' : '답변 전'}</Badge>,
  },
  { id: 'at', header: texts.when, cell: ({ created_at }) => moment(created_at), align: 'right', from: 'md', isOnCard: true },
];
const consents: readonly Column<Consent>[] = [
  { id: 'channel', header: texts.consentChannel, cell: ({ channel }) => texts.channels[channelKeys[channel]] },
  {
    id: 'answer',
    header: texts.consentAnswer,
    cell: ({ is_given, is_reminder }) => (is_reminder ? texts.consentReminded : is_given ? texts.consentGiven : texts.consentTaken),
  },
  { id: 'at', header: texts.when, cell: ({ at }) => moment(at), align: 'right' },
  { id: 'told', header: texts.consentTold, cell: ({ told_at }) => (told_at ? moment(told_at) : nothing), align: 'right' },
];
const channelKeys = { EMAIL: 'email', SMS: 'sms', PUSH: 'push' } as const;

/** A member's purchases, balances, inquiries and log, newest first. */
export function MemberTables({ member }: { member: MemberFile }) {
  return (
    <>
      <Part
        title={texts.orders}
        empty={texts.ordersEmpty}
        columns={orders}
        rows={member.orders}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => `/orders/${id}`}
      />
      <Part title={texts.points} empty={texts.pointsEmpty} columns={points} rows={member.point_entries} rowId={({ id }) => String(id)} />
      <Part
        title={texts.coupons}
        empty={texts.couponsEmpty}
        columns={coupons(member.id)}
        rows={member.coupons}
        rowId={({ issued_coupon_id }) => String(issued_coupon_id)}
      />
      {member.inquiries.length > 0 ? (
        <Part
          title={texts.inquiries}
          empty=""
          columns={inquiries}
          rows={member.inquiries}
          rowId={({ id }) => String(id)}
          rowHref={({ id }) => `/inquiries/${id}`}
        />
      ) : null}
      <Part
        title={texts.consents}
        empty={texts.none}
        columns={consents}
        rows={member.consent_records}
        rowId={({ channel, at }) => `${channel} ${at}`}
      />
      <Part title={texts.log} empty={texts.logEmpty} columns={log} rows={member.security_events} rowId={({ id }) => String(id)} />
    </>
  );
}

interface PartProps<Row> {
  title: string;
  empty: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowHref?: (row: Row) => string;
}

function Part<Row>({ title, empty, ...table }: PartProps<Row>) {
  return (
    <Section title={title} isFlush>
      {table.rows.length === 0 ? <p className="px-4 py-3 text-ink-2">{empty}</p> : <DataTable label={title} {...table} />}
    </Section>
  );
}

function Use({ coupon }: { coupon: Coupon }) {
  if (coupon.used_at !== null) return <Badge tone="success">{texts.used(won(coupon.discount_amount))}</Badge>;
  if (coupon.order_id !== null) return <Badge tone="info">{texts.held}</Badge>;
  const end = coupon.expires_at === null ? null : new Date(coupon.expires_at);
  return <Badge>{isOver(end, shopNow()) ? texts.expired : texts.unused}</Badge>;
}
