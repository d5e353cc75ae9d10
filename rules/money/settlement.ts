import { koreanDay, momentOfKoreanTime } from '../shop/korean-time.ts';
import { sumWon, type Won } from './money.ts';

/**
 * Artists and brands are paid by month. A period is open while it receives entries. Closing it creates a settlement for each of them. A
 * settlement is invoiced, which freezes tax and payout, then paid. Nothing is undone: a correction is a new entry in a later period.
 */
const settlementStates = {
  CLOSED: { next: ['INVOICED'] },
  INVOICED: { next: ['PAID'] },
  PAID: { next: [] },
} as const satisfies Record<string, { next: readonly string[] }>;

/** The artist or brand that is paid. */
export type Payee = { artist_id: number; brand_id: null } | { artist_id: null; brand_id: number };

export type SettlementState = keyof typeof settlementStates;
export const settlementStateList = Object.keys(settlementStates) as SettlementState[];

/** The state of a period that still receives entries. */
const openPeriodState = 'OPEN';

/** The state of a period: open, or that of its least advanced settlement with an amount to pay. */
export type PeriodState = typeof openPeriodState | SettlementState;
export const periodStateList: readonly [PeriodState, ...PeriodState[]] = [openPeriodState, ...settlementStateList];

/** True while a period receives entries, so that its settlements are a forecast. */
export function isPeriodOpen(state: PeriodState): state is typeof openPeriodState {
  return state === openPeriodState;
}

/** True when a settlement may move to the other state; never within an open period. */
export function maySettle(from: PeriodState, to: SettlementState): boolean {
  if (isPeriodOpen(from)) return false;
  const next: readonly string[] = settlementStates[from].next;
  return next.includes(to);
}

/** True for a settlement that awaits its invoice, even with nothing to pay. */
export function isToInvoice(state: PeriodState): boolean {
  return maySettle(state, 'INVOICED');
}

/** True for the state in which the money has been transferred. */
export function isPayout(to: PeriodState): boolean {
  return !isPeriodOpen(to) && settlementStates[to].next.length === 0;
}

/** The state of a period; one with nothing to pay is paid as soon as it is closed. */
export function periodState(isClosed: boolean, payable: readonly SettlementState[]): PeriodState {
  if (!isClosed) return openPeriodState;
  return settlementStateList.find((state) => payable.includes(state)) ?? 'PAID';
}

/** The settlement period of a moment, a Korean calendar month: its first day and the first day after it, `YYYY-MM-DD`. */
export function periodOf(moment: Date): { starts_on: string; ends_on: string } {
  const [year = 0, month = 0] = koreanDay(moment).split('-').map(Number);
  return { starts_on: firstDay(year, month), ends_on: month === 12 ? firstDay(year + 1, 1) : firstDay(year, month + 1) };
}

/** True when a period has ended, so that nothing more can be confirmed in it. */
export function isPeriodOver(period: { ends_on: string }, now: Date): boolean {
  return now.getTime() >= momentOfKoreanTime(`${period.ends_on} 00:00:00`).getTime();
}

/** The payment day of a period, `YYYY-MM-DD`, in the following month. */
export function paysOn({ ends_on }: { ends_on: string }, payDay: number): string {
  return `${ends_on.slice(0, 8)}${String(payDay).padStart(2, '0')}`;
}

function firstDay(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** A payee's ledger totals in one period, won; reversals are negative, `carried` is debt from earlier periods, at most 0. */
export interface PeriodSums {
  sales: Won;
  reversals: Won;
  corrections: Won;
  carried: Won;
}

/** The amount owed to a payee for a period; a negative one is carried into the next. */
export function owedAmount({ sales, reversals, corrections, carried }: PeriodSums): Won {
  return sumWon([sales, reversals, corrections, carried]);
}

/** The debt carried to the next settlement: the owed amount if negative, otherwise 0. */
export function carriedOn(owed: Won): Won {
  return Math.min(0, owed);
}

/**
 * Tax kinds. Of artists, `WITHHELD`: a person without a business, from whose fee 3 % income tax and a tenth of that as local tax are
 * withheld and paid to the state; `INVOICE`: a business that sends a tax invoice and is paid 10 % value added tax on top; `EXEMPT`: a
 * business exempt from that tax. Of brands, `SELLER`: its prices include its own tax, so it is transferred what it is owed.
 */
export const artistTaxKinds = ['WITHHELD', 'INVOICE', 'EXEMPT'] as const;
export const taxKinds = [...artistTaxKinds, 'SELLER'] as const;
export type TaxKind = (typeof taxKinds)[number];

export interface Payout {
  income_tax: Won;
  local_tax: Won;
  vat: Won;
  payout_amount: Won;
}

/**
 * The payout of an owed amount, all in won: withheld income and local tax, VAT (value added tax, 10 % on top of an INVOICE), and what is
 * transferred; all 0 for a debt. Withheld taxes are rounded down to ten won, as the state does.
 */
export function payoutOf(owed: Won, kind: TaxKind): Payout {
  const amount = Math.max(0, owed);
  const income_tax = kind === 'WITHHELD' ? cutToTen(Math.floor((amount * 3) / 100)) : 0;
  const local_tax = cutToTen(Math.floor(income_tax / 10));
  const vat = kind === 'INVOICE' ? Math.floor(amount / 10) : 0;
  return { income_tax, local_tax, vat, payout_amount: amount - income_tax - local_tax + vat };
}

function cutToTen(amount: number): Won {
  return Math.floor(amount / 10) * 10;
}
