import { roleNames, staffRoleNames } from '#admin/nouns/member/texts.ts';
import type { AuditEntry } from '#contract/rest/admin/audit.ts';
import { isHidden } from '#rules/community/review.ts';
import { type MovedSource, movedSources } from '#rules/office/moving/moved-headings.ts';
import { object, to } from '#rules/office/particles.ts';
import { couriers, isCourier } from '#rules/order/waybill/courier.ts';
import { shownState } from '#rules/shop/shown.ts';
import { isWritten } from './change-lines.ts';
import { kindNames, tableNames, valueNames } from './names.ts';
import { sentenceOf, whoOf } from './sentences.ts';
import { valueText } from './value-text.ts';

/** The log rows written by one user action. */
export interface Act {
  id: string;
  entries: readonly [AuditEntry, ...AuditEntry[]];
}

/** Groups log rows by action, in order. */
export function actsOf(entries: readonly AuditEntry[]): Act[] {
  const found = new Map<string, [AuditEntry, ...AuditEntry[]]>();
  for (const entry of entries) {
    const act = found.get(entry.act);
    if (act) act.push(entry);
    else found.set(entry.act, [entry]);
  }
  return [...found].map(([id, rows]) => ({ id, entries: rows }));
}

/** An action as a sentence: `문서윤 님이 주문 ‘20261121-000021’의 반품을 승인했어요. 30,709원을 돌려줘요.` */
export function sentenceOfAct(act: Act): string {
  const [first] = act.entries;
  const entries = writtenOf(act);
  const who = whoOf(first.staff);
  for (const [deed, describe] of Object.entries(deeds)) {
    const rows = entries.filter(({ table, action }) => deed === `${table} ${action}`);
    const [row, ...others] = rows;
    const told = row === undefined ? null : describe(row, { rows: [row, ...others], entries });
    if (told !== null) return `${who} ${told}`;
  }
  return sentenceOf(mainOf(entries) ?? first);
}

/** An action's rows without derived changes; all of them if there are no others. */
export function writtenOf({ entries }: Act): readonly AuditEntry[] {
  const written = entries.filter(isWritten);
  return written.length > 0 ? written : entries;
}

/**
 * The most significant row of an action: a created row, then one changed independently, then one with its own name; the rest are side
 * effects.
 */
function mainOf(entries: readonly AuditEntry[]): AuditEntry | undefined {
  const isThing = ({ table, about }: AuditEntry) => about.some(({ kind }) => kindNames[kind] === tableNames[table]);
  const things = entries.filter(isThing);
  const named = entries.filter(({ row_name }) => row_name !== null);
  return (
    things.find(({ action }) => action === 'INSERT') ??
    [things, named].map((some) => some.find(isWritten)).find((entry) => entry !== undefined) ??
    named[0] ??
    entries.find(({ about }) => about.length > 0)
  );
}

interface Written {
  rows: readonly [AuditEntry, ...AuditEntry[]];
  entries: readonly AuditEntry[];
}

/** The rest of the sentence; null if the row has none of its own. */
type Describe = (row: AuditEntry, written: Written) => string | null;

const claimMoves: Readonly<Record<string, string>> = {
  ACCEPTED: '승인했어요',
  COLLECTING: '회수하기 시작했어요',
  COLLECTED: '회수 완료로 바꿨어요',
  REDELIVERING: '다시 보냈어요',
  COMPLETED: '마쳤어요',
  REJECTED: '거절했어요',
  WITHDRAWN: '철회로 바꿨어요',
};
const requestMoves: Readonly<Record<string, string>> = {
  REVIEWING: '검토하기 시작했어요',
  ACCEPTED: '승인했어요',
  DECLINED: '거절했어요',
};

/** The rows that describe an action, by table and kind of change, most significant first; otherwise its first row does. */
const deeds: Readonly<Record<string, Describe>> = {
  'sales.claims UPDATE': describeClaim,
  'sales.claims INSERT': describeOpened,
  'sales.orders UPDATE': describeOrders,
  'sales.order_events INSERT': describeEvent,
  'sales.point_entries INSERT': (row, { rows }) => {
    const sum = rows.reduce((total, entry) => total + Number(afterOf(entry, 'amount') ?? 0), 0);
    const why = afterOf(row, 'note');
    const points = `${Math.abs(sum).toLocaleString('ko')}P`;
    const reason = typeof why === 'string' && why !== '' ? ` (${why})` : '';
    return `${nameOf(row, 'member', '회원')}${sum < 0 ? '에게서' : '에게'} 포인트 ${points}를 ${sum < 0 ? '회수했어요' : '지급했어요'}.${reason}`;
  },
  'product.incoming_stocks INSERT': (row) =>
    `${nameOf(row, 'product', '상품')}의 입고 예정을 적었어요 (${String(afterOf(row, 'comes_on'))}, ${pieces(afterOf(row, 'piece_count'))}).`,
  // Taken in, the option's stock changes with it.
  'product.incoming_stocks DELETE': (row, { entries }) =>
    entries.some(({ table }) => table === 'product.product_options')
      ? `${nameOf(row, 'product', '상품')} ${pieces(changeOf(row, 'piece_count')?.before)}를 입고했어요.`
      : null,
  'sales.issued_coupons INSERT': (row) => `${nameOf(row, 'member', '회원')}에게 ${object(nameOf(row, 'coupon', '쿠폰'))} 지급했어요.`,
  'sales.issued_coupons UPDATE': (row) => {
    const why = afterOf(row, 'taken_back_reason');
    if (why === null) return null;
    return `${nameOf(row, 'member', '회원')}에게서 ${object(nameOf(row, 'coupon', '쿠폰'))} 회수했어요. (${String(why)})`;
  },
  'member.inquiry_messages INSERT': (row) => `${nameOf(row, 'inquiry', '문의')}에 답변했어요.`,
  'product.reviews UPDATE': describeReview,
  'product.own_pictures UPDATE': (row) => {
    const why = afterOf(row, 'refused_for');
    return why ? `손님 사진을 거절했어요 (${valueText(row.table, 'refused_for', why)}).` : '손님 사진을 확인했어요.';
  },
  'product.review_reports UPDATE': (row) =>
    `${nameOf(row, 'review', '리뷰')} 신고를 ${to(`‘${valueText(row.table, 'state', afterOf(row, 'state'))}’`)} 처리했어요.`,
  'management.brand_requests UPDATE': (row) => {
    const move = requestMoves[String(afterOf(row, 'state'))];
    return move === undefined ? null : `입점 신청 ${object(quoted(row.row_name))} ${move}.`;
  },
  'member.member_roles INSERT': describeRoles,
  'member.member_roles UPDATE': describeRoles,
  'member.member_roles DELETE': describeRoles,
  'member.members UPDATE': describeMember,
  'sales.discrepancies UPDATE': (row) => {
    const how = wordOf(afterOf(row, 'action'));
    return how === null ? null : `${nameOf(row, 'order', '결제')}의 금액 불일치를 ‘${how}’ 했어요.`;
  },
  'sales.checkouts INSERT': (row) => `${nameOf(row, 'member', '회원')}에게 주문서를 만들어 보냈어요.`,
  'sales.checkouts UPDATE': (row) => `${nameOf(row, 'member', '회원')}에게 보낸 주문서를 거두었어요.`,
  'product.sheets INSERT': describeFile,
  'management.moves INSERT': describeMove,
  'product.product_options UPDATE': describeStock,
  'product.categories UPDATE': describeCategories,
  'management.page_slots INSERT': describePage,
  'sales.settlement_periods UPDATE': (row) => (afterOf(row, 'closed_at') ? '정산 기간을 마감했어요.' : null),
  'management.files LOOK': (row) =>
    `${object(quoted(row.row_name))} 파일로 받았어요.${afterOf(row, 'is_whole') === true ? ' 연락처를 가리지 않았어요.' : ''}`,
  'sales.settlement_periods LOOK': () => '이체 파일을 받았어요. 지급 계좌 전체가 들어 있어요.',
  'sales.settlements UPDATE': describeSettlement,
};

/** A settlement invoiced or marked as paid, with the amount transferred. */
function describeSettlement(row: AuditEntry): string | null {
  const moved = changeOf(row, 'state');
  if (moved === undefined) return null;
  const state = valueText(row.table, 'state', moved.after);
  const sum = row.payout === null ? '' : ` 지급액은 ${valueText(row.table, 'payout_amount', row.payout)}이에요.`;
  const who = row.about.some(({ kind }) => kind === 'brand') ? nameOf(row, 'brand', '브랜드') : nameOf(row, 'artist', '아티스트');
  return `${who}의 정산을 ${to(`‘${state}’`)} 바꿨어요.${sum}`;
}

function describeClaim(row: AuditEntry, { entries }: Written): string | null {
  const move = claimMoves[String(afterOf(row, 'status'))];
  // A claim opened by the same action describes it.
  if (move === undefined || openedIn(entries) !== undefined) return null;
  return `${nameOf(row, 'order', '주문')}의 ${object(wordOf(row.sort) ?? '클레임')} ${move}.${moneyBack(entries)}`;
}

/** A claim opened by staff, or a cancellation they completed in one action. */
function describeOpened(row: AuditEntry, { entries }: Written): string {
  const which = nameOf(row, 'order', '주문');
  if (row.sort === 'GOODWILL') return `${which}에 보상 환불을 했어요.${moneyBack(entries)}`;
  const isOver = entries.some((entry) => entry.table === 'sales.orders' && afterOf(entry, 'cancelled_at') !== null);
  if (isOver) return `${object(which)} 취소했어요.${moneyBack(entries)}`;
  const isDone = entries.some(({ table }) => table === 'sales.claim_refunds');
  return isDone
    ? `${which}의 상품 일부를 취소했어요.${moneyBack(entries)}`
    : `${which}의 ${object(wordOf(row.sort) ?? '클레임')} 대신 신청했어요.`;
}

function openedIn(entries: readonly AuditEntry[]) {
  return entries.find(({ table, action }) => table === 'sales.claims' && action === 'INSERT');
}

/** ` 30,709원을 돌려줘요.`, or empty. */
function moneyBack(entries: readonly AuditEntry[]): string {
  const refund = entries.find(({ table }) => table === 'sales.claim_refunds');
  const amount = refund && Number(afterOf(refund, 'amount') ?? 0);
  return amount ? ` ${object(valueText('sales.claim_refunds', 'amount', amount))} 돌려줘요.` : '';
}

/** One order by its number, several by their count. */
function describeOrders(row: AuditEntry, { rows }: Written): string | null {
  const which = rows.length > 1 ? `${nameOf(row, 'order', '주문')} 외 ${rows.length - 1}건` : nameOf(row, 'order', '주문');
  const waybill = afterOf(row, 'tracking_number');
  if (typeof waybill === 'string') {
    const code = String(afterOf(row, 'courier') ?? '');
    return `${which}의 송장을 등록했어요 (${[isCourier(code) ? couriers[code].name : '', waybill].filter(Boolean).join(' ')}).`;
  }
  if (afterOf(row, 'cancelled_at')) return `${object(which)} 취소했어요.`;
  const moved = changeOf(row, 'step') ?? changeOf(row, 'status');
  if (!moved) return null;
  const [before, after] = [valueText(row.table, moved.column, moved.before), valueText(row.table, moved.column, moved.after)];
  return `${object(which)} ‘${before}’에서 ‘${after}’ 단계로 옮겼어요.`;
}

function describeEvent(row: AuditEntry, { rows }: Written): string {
  const which = rows.length > 1 ? `${nameOf(row, 'order', '주문')} 외 ${rows.length - 1}건` : nameOf(row, 'order', '주문');
  if (row.sort === 'NOTE') return `${which}에 메모를 남겼어요: ${String(afterOf(row, 'note') ?? '')}`;
  if (row.sort === 'DELIVERY_CHANGED') return `${which}의 배송지를 바꿨어요.`;
  if (row.sort === 'OPTION_CHANGED') return `${which}의 옵션을 바꿨어요. ${String(afterOf(row, 'note') ?? '')}`;
  return `${which}: ${wordOf(row.sort) ?? ''}`;
}

function describeReview(row: AuditEntry): string | null {
  const which = `${nameOf(row, 'product', '상품')}의 리뷰`;
  if (afterOf(row, 'reply')) return `${which}에 답글을 달았어요.`;
  const state = afterOf(row, 'state');
  if (isHidden({ state: String(state) }))
    return `${object(which)} 숨겼어요 (${valueText(row.table, 'hidden_reason', afterOf(row, 'hidden_reason'))}).`;
  return state === shownState ? `${object(which)} 다시 보이게 했어요.` : null;
}

/** Roles given and taken by one action, and the administrator's current staff roles. */
function describeRoles(row: AuditEntry, { entries }: Written): string {
  const rows = entries.filter(({ table }) => table === 'member.member_roles');
  const called = (action: AuditEntry['action'], side: 'before' | 'after', by: string) => {
    const roles = rows.flatMap((each) => (each.action === action ? [changeOf(each, 'role')?.[side]] : []));
    return roles.length === 0 ? [] : [`${rolesText(roles)} ${by}`];
  };
  const duties = rows.flatMap((each) => (each.action === 'DELETE' ? [] : [afterOf(each, 'staff_roles')])).find(Array.isArray) ?? [];
  const now = duties.length === 0 ? [] : [`맡은 일은 ${rolesText(duties)}`];
  return `${nameOf(row, 'member', '회원')}의 권한을 바꿨어요 (${[...called('INSERT', 'after', '추가'), ...called('DELETE', 'before', '해제'), ...now].join(', ')}).`;
}

function rolesText(roles: readonly unknown[]): string {
  const names: Readonly<Record<string, string>> = { ...roleNames, ...staffRoleNames };
  return roles.map((role) => names[String(role)] ?? String(role)).join(', ');
}

function describeMember(row: AuditEntry): string | null {
  const who = object(nameOf(row, 'member', '회원'));
  const blocked = changeOf(row, 'blocked_at');
  if (blocked) return blocked.after ? `${who} 차단했어요 (${String(afterOf(row, 'blocked_reason') ?? '')}).` : `${who} 차단에서 풀었어요.`;
  return afterOf(row, 'withdrawn_at') ? `${who} 탈퇴시켰어요.` : null;
}

/** Stock of many options changed in one action, including their products' totals. A single option's own row says more. */
function describeStock(row: AuditEntry, { rows, entries }: Written): string | null {
  const isStock = ({ changes }: AuditEntry) => changes.every(({ column }) => ['stock_count', 'is_sold_out'].includes(column));
  if (rows.length === 1 || !entries.every(isStock)) return null;
  return `옵션 ${rows.length.toLocaleString('ko')}개${row.act_rows > entries.length ? ' 이상' : ''}의 재고를 바꿨어요.`;
}

/** Products imported from a file. The file has the count, since not all rows may be shown. */
function describeFile(row: AuditEntry): string {
  const count = (column: string) => Number(afterOf(row, column) ?? 0);
  const parts = [
    ['고친 상품', count('changed')],
    ['새 상품', count('added')],
    ['판매를 멈춘 상품', count('stopped')],
  ] as const;
  const told = parts.filter(([, number]) => number > 0).map(([name, number]) => `${name} ${number.toLocaleString('ko')}개`);
  const all = parts.reduce((sum, [, number]) => sum + number, 0);
  return `파일로 상품 ${all.toLocaleString('ko')}개를 바꿨어요 (${told.join(', ')}).`;
}

/** The result of an import from another shop. */
function describeMove(row: AuditEntry): string {
  const kinds: Readonly<Record<string, string>> = { MEMBERS: '회원', POINTS: '적립금', REVIEWS: '리뷰', ADDRESSES: '옛 주소' };
  const from = movedSources[String(afterOf(row, 'source')) as MovedSource] ?? '';
  const count = Number(afterOf(row, 'added') ?? 0).toLocaleString('ko');
  return `${from}에서 ${kinds[String(afterOf(row, 'kind'))] ?? ''} ${count}건을 가져왔어요.`;
}

/** A category moved under another, or several reordered. */
function describeCategories(_row: AuditEntry, { rows }: Written): string | null {
  const moved = rows.find((row) => changeOf(row, 'parent_id') !== undefined);
  if (moved !== undefined) {
    const change = changeOf(moved, 'parent_id');
    const parent = change?.called?.after ?? null;
    const where = change?.after == null ? '맨 위 단계로' : parent === null ? '다른 카테고리 아래로' : `${quoted(parent)} 아래로`;
    return `카테고리 ${object(quoted(moved.row_name))} ${where} 옮겼어요.`;
  }
  const isPlace = ({ changes }: AuditEntry) => changes.every(({ column }) => column === 'position');
  return rows.length > 1 && rows.every(isPlace) ? `카테고리 ${rows.length.toLocaleString('ko')}개의 순서를 바꿨어요.` : null;
}

/**
 * A page published, or an earlier revision published again. A revision that reappears only because another was withdrawn gets no sentence.
 */
function describePage(_row: AuditEntry, { rows, entries }: Written): string | null {
  const begins = (row: AuditEntry) => Date.parse(String(afterOf(row, 'since'))) >= Date.parse(String(afterOf(row, 'made_at')));
  if (!rows.some(begins)) return null;
  const isNew = entries.some(({ table }) => table === 'management.page_revisions');
  return isNew ? '홈 화면을 게시했어요.' : '홈 화면의 지난 버전을 다시 게시했어요.';
}

function changeOf({ changes }: AuditEntry, column: string) {
  return changes.find((change) => change.column === column);
}

function afterOf(row: AuditEntry, column: string): unknown {
  return changeOf(row, column)?.after ?? null;
}

/** The row's subject of a kind: `주문 ‘20261121-000021’`; only the kind if it no longer exists. */
function nameOf({ about }: AuditEntry, kind: AuditEntry['about'][number]['kind'], called: string): string {
  const found = about.find((each) => each.kind === kind);
  return found === undefined ? called : `${called} ${quoted(found.name)}`;
}

function quoted(name: string | null): string {
  return name === null ? '' : `‘${name}’`;
}

function pieces(count: unknown): string {
  return `${Number(count ?? 0).toLocaleString('ko')}개`;
}

function wordOf(code: unknown): string | null {
  return typeof code === 'string' ? (valueNames[code] ?? code) : null;
}
