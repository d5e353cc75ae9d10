import { koreanDay, koreanTime } from '../shop/korean-time.ts';
import { knownWorkingDay, nextDay, type WorkCalendar } from './working-days.ts';

/** The production capacity, as set by the operator (sales.production_plan). */
export interface ProductionPlan {
  /** Made-to-order units produced per working day. */
  readonly units_a_day: number;
  /** Cut-off in minutes of the Korean day: orders paid earlier are started the same day. */
  readonly cut_off_minute: number;
  /** Buffer in working days between the computed and the promised day. */
  readonly spare_days: number;
}

/** Allowed range and initial value of each setting. */
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

/** The number of made-to-order units in these lines. */
export function unitsToMake(lines: readonly { is_custom: boolean; quantity: number }[]): number {
  return lines.reduce((units, { is_custom, quantity }) => units + (is_custom ? quantity : 0), 0);
}

/** Goods produced on one working day are checked, packed and handed to the courier on the next. */
const PACKING_DAYS = 1;

/**
 * The day (`YYYY-MM-DD` in Korea) by which an order paid now ships: after the units in the queue (`unitsAhead`), at the plan's capacity, on
 * working days, plus the buffer. Ready goods skip production. Null when the calendar ends before; then nothing is promised.
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

/** An order that has not shipped; `units` still to be produced, may be 0. */
export interface WaitingOrder {
  readonly id: number;
  readonly units: number;
  readonly ship_by: string | null;
}

export interface PlannedOrder {
  readonly id: number;
  /** The working day its last unit is produced; null if it needs no production, or beyond the calendar. */
  readonly produced_on: string | null;
  /** The day it ships according to plan; null beyond the calendar. */
  readonly ships_on: string | null;
  /** True when that is later than promised. */
  readonly slips: boolean;
}

/**
 * Schedules waiting orders over the coming working days, first in, first out. Orders that will miss their promise are marked while there is
 * still time to act.
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

/** An order relative to its promised day: late, due today, at risk, or in time. */
export type PromiseState = 'LATE' | 'TODAY' | 'AT_RISK' | 'IN_TIME';

/** The promise state of an order that has not shipped; null without a promise. */
export function promiseState(order: { ship_by: string | null; slips_on: string | null }, now: Date): PromiseState | null {
  const today = koreanDay(now);
  if (order.ship_by === null) return null;
  if (order.ship_by < today) return 'LATE';
  if (order.slips_on !== null) return 'AT_RISK';
  return order.ship_by === today ? 'TODAY' : 'IN_TIME';
}

/** The first day an order received at this moment is handled, working day or not. */
function firstDay(moment: Date, plan: Pick<ProductionPlan, 'cut_off_minute'>): string {
  const [day, time] = [koreanDay(moment), koreanTime(moment).slice(11)];
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minute < plan.cut_off_minute ? day : nextDay(day);
}

function productionDays(units: number, { units_a_day }: ProductionPlan): number {
  return Math.ceil(units / units_a_day);
}

/** Memoised, because a queue of a thousand orders asks for the same few days. */
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
