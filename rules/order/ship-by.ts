import { koreanDay, koreanTime } from '../shop/korean-time.ts';
import { knownWorkingDay, nextDay, type WorkCalendar } from './working-days.ts';

/** How much the house makes, as the operator sets it (sales.production_plan). */
export interface ProductionPlan {
  /** Pieces made to order that are produced in a working day. */
  readonly units_a_day: number;
  /** Minutes of the Korean day: what is paid before is worked on the same day. */
  readonly cut_off_minute: number;
  /** Working days between what is reckoned and what is promised. */
  readonly spare_days: number;
}

/** What each may be, and what it is in a new shop. */
export const productionPlanRanges = {
  units_a_day: { min: 1, max: 100_000, first: 40 },
  cut_off_minute: { min: 0, max: 24 * 60, first: 14 * 60 },
  spare_days: { min: 0, max: 30, first: 1 },
} as const satisfies Record<keyof ProductionPlan, { min: number; max: number; first: number }>;

/** The plan of a new shop. */
export const firstProductionPlan: ProductionPlan = {
  units_a_day: productionPlanRanges.units_a_day.first,
  cut_off_minute: productionPlanRanges.cut_off_minute.first,
  spare_days: productionPlanRanges.spare_days.first,
};

/** The pieces among these lines that are made to order. */
export function unitsToMake(lines: readonly { is_custom: boolean; quantity: number }[]): number {
  return lines.reduce((units, { is_custom, quantity }) => units + (is_custom ? quantity : 0), 0);
}

/** What is produced on one working day is looked over, packed and handed to the courier on the next. */
const PACKING_DAYS = 1;

/**
 * The day (`YYYY-MM-DD` of Korea) until which an order that is paid now leaves the house: after what waits already (`unitsAhead`), at the capacity of the
 * plan, on working days, with the days to spare. Ready goods wait for no press. Null where the calendar ends before: then nothing is promised.
 */
export function shipBy(
  paidAt: Date,
  { unitsAhead, units }: { unitsAhead: number; units: number },
  plan: ProductionPlan,
  calendar: WorkCalendar,
): string | null {
  const days = units === 0 ? 0 : productionDays(unitsAhead + units, plan) - 1 + PACKING_DAYS;
  return knownWorkingDay(firstDay(paidAt, plan), days + plan.spare_days, calendar);
}

/** An order that has not left the house; `units` that are still to be produced, 0 when nothing is. */
export interface WaitingOrder {
  readonly id: number;
  readonly units: number;
  readonly ship_by: string | null;
}

export interface PlannedOrder {
  readonly id: number;
  /** The working day on which its last piece is produced; null for one that needs no press, or beyond the calendar. */
  readonly produced_on: string | null;
  /** The day it leaves the house if work goes on as planned; null beyond the calendar. */
  readonly ships_on: string | null;
  /** True when that is later than promised. */
  readonly slips: boolean;
}

/**
 * Lays the orders that wait over the working days from now on, in the order given: the first of the queue is made first. What was promised
 * and will not be kept is marked while there is still time to do something about it.
 */
export function planProduction(queue: readonly WaitingOrder[], now: Date, plan: ProductionPlan, calendar: WorkCalendar): PlannedOrder[] {
  const first = firstDay(now, { cut_off_minute: productionPlanRanges.cut_off_minute.max });
  const dayOf = rememberedDays(first, calendar);
  let before = 0;
  return queue.map(({ id, units, ship_by }) => {
    before += units;
    const last = units === 0 ? 0 : productionDays(before, plan) - 1;
    const produced_on = units === 0 ? null : dayOf(last);
    const ships_on = units === 0 ? dayOf(0) : dayOf(last + PACKING_DAYS);
    return { id, produced_on, ships_on, slips: ship_by !== null && (ships_on === null || ships_on > ship_by) };
  });
}

/** How an order stands to its promise on a day: late, due today, about to slip, or in time. */
export type PromiseState = 'LATE' | 'TODAY' | 'AT_RISK' | 'IN_TIME';

/** How an order that has not left the house stands to its promise; null without one. */
export function promiseState(order: { ship_by: string | null; slips_on: string | null }, now: Date): PromiseState | null {
  const today = koreanDay(now);
  if (order.ship_by === null) return null;
  if (order.ship_by < today) return 'LATE';
  if (order.slips_on !== null) return 'AT_RISK';
  return order.ship_by === today ? 'TODAY' : 'IN_TIME';
}

/** The first day on which somebody looks at what came in at this moment, a working day or not. */
function firstDay(moment: Date, plan: Pick<ProductionPlan, 'cut_off_minute'>): string {
  const [day, time] = [koreanDay(moment), koreanTime(moment).slice(11)];
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minute < plan.cut_off_minute ? day : nextDay(day);
}

function productionDays(units: number, { units_a_day }: ProductionPlan): number {
  return Math.ceil(units / units_a_day);
}

/** A queue of a thousand asks for the same few days. */
function rememberedDays(first: string, calendar: WorkCalendar): (later: number) => string | null {
  const known = new Map<number, string | null>();
  return (later) => {
    const found = known.get(later);
    if (found !== undefined) return found;
    const day = knownWorkingDay(first, later, calendar);
    known.set(later, day);
    return day;
  };
}
