import { koreanDay, momentOfKoreanTime } from '../shop/korean-time.ts';
import { sumWon, type Won } from './money.ts';

/**
 * What artists are paid for, month by month. A period is open while entries come into it, then closed, which makes a settlement for each
 * artist; a settlement is invoiced, which freezes tax and payout, then paid. Nothing is taken back: what was wrong is a new entry in a
 * later period.
 */
const settlementStates = {
  CLOSED: { next: ['INVOICED'] },
  INVOICED: { next: ['PAID'] },
  PAID: { next: [] },
} as const satisfies Record<string, { next: readonly string[] }>;

export type SettlementState = keyof typeof settlementStates;
export const settlementStateList = Object.keys(settlementStates) as SettlementState[];

/** The state of a period that entries still come into. */
const openPeriodState = 'OPEN';

/** How far a period is: open, or as far as the slowest of its settlements that have something to pay. */
export type PeriodState = typeof openPeriodState | SettlementState;
export const periodStateList: readonly [PeriodState, ...PeriodState[]] = [openPeriodState, ...settlementStateList];

/** True while entries still come into a period, so that its settlements are a forecast. */
export function isPeriodOpen(state: PeriodState): state is typeof openPeriodState {
  return state === openPeriodState;
}

/** True when a settlement may go from one state to the other; one of an open period goes nowhere. */
export function maySettle(from: PeriodState, to: SettlementState): boolean {
  if (isPeriodOpen(from)) return false;
  const next: readonly string[] = settlementStates[from].next;
  return next.includes(to);
}

/** True for a settlement that waits for its invoice, or for nothing when there is nothing to pay. */
export function isToInvoice(state: PeriodState): boolean {
  return maySettle(state, 'INVOICED');
}

/** True when money counts as transferred there. */
export function isPayout(to: PeriodState): boolean {
  return !isPeriodOpen(to) && settlementStates[to].next.length === 0;
}

/** The state of a period; one without anything to pay is paid as soon as it is closed. */
export function periodState(isClosed: boolean, payable: readonly SettlementState[]): PeriodState {
  if (!isClosed) return openPeriodState;
  return settlementStateList.find((state) => payable.includes(state)) ?? 'PAID';
}

/** The settlement period of a moment, a month of Korea's calendar: its first day and the first day after it, `YYYY-MM-DD`. */
export function periodOf(moment: Date): { starts_on: string; ends_on: string } {
  const [year = 0, month = 0] = koreanDay(moment).split('-').map(Number);
  return { starts_on: firstDay(year, month), ends_on: month === 12 ? firstDay(year + 1, 1) : firstDay(year, month + 1) };
}

/** True when a period is over, so that nothing is confirmed in it any more. */
export function isPeriodOver(period: { ends_on: string }, now: Date): boolean {
  return now.getTime() >= momentOfKoreanTime(`${period.ends_on} 00:00:00`).getTime();
}

function firstDay(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** What the ledger says of one artist in one period, won; reversals are negative, `carried` is a debt of the periods before, at most 0. */
export interface PeriodSums {
  sales: Won;
  reversals: Won;
  corrections: Won;
  carried: Won;
}

/** What an artist is owed for a period; below nothing it is carried into the next one. */
export function owedAmount({ sales, reversals, corrections, carried }: PeriodSums): Won {
  return sumWon([sales, reversals, corrections, carried]);
}

/** The debt that a settlement hands to the next one: 0, or what is owed when that is negative. */
export function carriedOn(owed: Won): Won {
  return Math.min(0, owed);
}

/**
 * How an artist is taxed: `WITHHELD`, a person without a business, of whose fee 3 % income tax and a tenth of that as local tax are kept
 * back and paid to the state; `INVOICE`, a business that sends a tax invoice, to which 10 % value added tax is paid on top; `EXEMPT`, a
 * business free of that tax.
 */
export const taxKinds = ['WITHHELD', 'INVOICE', 'EXEMPT'] as const;
export type TaxKind = (typeof taxKinds)[number];

export interface Payout {
  income_tax: Won;
  local_tax: Won;
  vat: Won;
  payout_amount: Won;
}

/** What is transferred for an owed amount in won; nothing for a debt. Withheld taxes are cut to ten won, as the state does. */
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
