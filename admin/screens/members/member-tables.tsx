import { Link } from 'react-router';
import { Badge } from '#admin/kit/badge.tsx';
import { count, day, moment, won } from '#admin/kit/format.ts';
import type { DeclaredColumn } from '#admin/kit/list/column.ts';
import { TablePart } from '#admin/kit/list/table-part.tsx';
import { shopNow } from '#client/shop-clock.ts';
import { orderNames } from '#contract/names/order-names.ts';
import type { MemberFile } from '#contract/rest/admin/members.ts';
import { isAnswered } from '#rules/community/inquiry.ts';
import { isOver } from '#rules/money/coupon/coupon.ts';
import { movedSources } from '#rules/office/moving/moved-headings.ts';
import { causeText, eventText } from './security-text.ts';
import { TakeBack } from './take-back.tsx';
import { memberTexts as texts } from './texts.ts';

type Order = MemberFile['orders'][number];
type Coupon = MemberFile['coupons'][number];
type Entry = MemberFile['point_entries'][number];
type LogLine = MemberFile['security_events'][number];
type Consent = MemberFile['consent_records'][number];
type Asked = MemberFile['inquiries'][number];

const orders: readonly DeclaredColumn<Order>[] = [
  { id: 'order_number', header: texts.orderNumber },
  { id: 'state', header: texts.state, cell: ({ is_cancelled, status }) => (is_cancelled ? texts.cancelled : orderNames[status].name.ko) },
  { id: 'payment_amount', header: texts.amount, as: won },
  { id: 'ordered_at', header: texts.orderedAt, as: moment, align: 'right', from: 'md', isOnCard: true },
];
const coupons = (memberId: string): readonly DeclaredColumn<Coupon>[] => [
  { id: 'name', header: texts.coupon, cell: ({ coupon_id, name }) => <Link to={`/coupons/${coupon_id}`}>{name.ko}</Link> },
  { id: 'use', header: texts.use, cell: (coupon) => <Use coupon={coupon} /> },
  { id: 'issued_at', header: texts.claimed, as: day, align: 'right', from: 'md' },
  { id: 'expires_at', header: texts.expires, as: day, align: 'right' },
  { id: 'back', header: texts.takeBack, cell: (coupon) => <TakeBack memberId={memberId} coupon={coupon} />, align: 'right' },
];
const points: readonly DeclaredColumn<Entry>[] = [
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
  { id: 'created_at', header: texts.when, as: moment, align: 'right', from: 'md', isOnCard: true },
];
const log: readonly DeclaredColumn<LogLine>[] = [
  { id: 'type', header: texts.event, as: eventText },
  { id: 'cause', header: texts.cause, as: causeText, className: 'min-w-40 whitespace-normal text-ink-2', from: 'md' },
  { id: 'device', header: texts.device, cell: ({ browser, system, ip }) => [browser, system, ip].filter(Boolean).join(' · '), from: 'lg' },
  { id: 'created_at', header: texts.when, as: moment, align: 'right' },
];
const inquiries: readonly DeclaredColumn<Asked>[] = [
  { id: 'title', header: texts.inquiries },
  {
    id: 'state',
    header: texts.state,
    cell: ({ status }) => <Badge tone={isAnswered(status) ? 'neutral' : 'warning'}>{isAnswered(status) ? '답변함' : '답변 전'}</Badge>,
  },
  { id: 'created_at', header: texts.when, as: moment, align: 'right', from: 'md', isOnCard: true },
];
const consents: readonly DeclaredColumn<Consent>[] = [
  { id: 'channel', header: texts.consentChannel, cell: ({ channel }) => texts.channels[channelKeys[channel]] },
  {
    id: 'answer',
    header: texts.consentAnswer,
    cell: ({ is_given, is_reminder, source }) =>
      source !== null
        ? texts.consentMoved(movedSources[source])
        : is_reminder
          ? texts.consentReminded
          : is_given
            ? texts.consentGiven
            : texts.consentTaken,
  },
  { id: 'at', header: texts.when, as: moment, align: 'right' },
  { id: 'told_at', header: texts.consentTold, as: moment, align: 'right' },
];
const channelKeys = { EMAIL: 'email', SMS: 'sms', PUSH: 'push' } as const;

/** A member's purchases, balances, inquiries and log, newest first. */
export function MemberTables({ member }: { member: MemberFile }) {
  const { id, orders: bought, point_entries: entries, coupons: given, inquiries: asked, consent_records: answers } = member;
  return (
    <>
      <TablePart title={texts.orders} empty={texts.ordersEmpty} columns={orders} rows={bought} rowHref={(order) => `/orders/${order.id}`} />
      <TablePart title={texts.points} empty={texts.pointsEmpty} columns={points} rows={entries} />
      <TablePart
        {...{ title: texts.coupons, empty: texts.couponsEmpty, columns: coupons(id), rows: given }}
        rowId={({ issued_coupon_id }) => String(issued_coupon_id)}
      />
      {asked.length > 0 ? (
        <TablePart title={texts.inquiries} empty="" columns={inquiries} rows={asked} rowHref={(each) => `/inquiries/${each.id}`} />
      ) : null}
      <TablePart
        {...{ title: texts.consents, empty: texts.none, columns: consents, rows: answers }}
        rowId={({ channel, at }) => `${channel} ${at}`}
      />
      <TablePart title={texts.log} empty={texts.logEmpty} columns={log} rows={member.security_events} />
    </>
  );
}

function Use({ coupon }: { coupon: Coupon }) {
  if (coupon.used_at !== null) return <Badge tone="success">{texts.used(won(coupon.discount_amount))}</Badge>;
  if (coupon.order_id !== null) return <Badge tone="info">{texts.held}</Badge>;
  const end = coupon.expires_at === null ? null : new Date(coupon.expires_at);
  return <Badge>{isOver(end, shopNow()) ? texts.expired : texts.unused}</Badge>;
}
