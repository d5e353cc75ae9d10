import type { BulkPiece, RowResult } from '#admin/kit/list/row-results.tsx';
import { call } from '#admin/session/wire.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import type { DeskOrder, MovedPiece, MoveResults, OrderFilterChoice, RowOutcome } from '#contract/rest/admin/orders.ts';
import type { OrderAtWork, WorkTarget } from '#rules/order/work-step.ts';

/** A listed order as the rules need it for its next step. */
export function atWork({
  step,
  made_units,
  tracking_number,
  claim,
}: Pick<DeskOrder, 'step' | 'made_units' | 'tracking_number' | 'claim'>): OrderAtWork {
  return { step, made_units, tracking_number, has_halt: claim?.is_halting === true };
}

/** Moves orders to their next step and returns each result. Throws ApiError. */
export async function moveOrders(orderIds: readonly number[], to: WorkTarget): Promise<readonly RowResult[]> {
  const { results } = await call<MoveResults>('POST', '/admin/orders/moves', { body: { order_ids: orderIds, to } });
  return results.map(rowResult);
}

/** Moves the next batch of orders matching the filters; `next` is the cursor. Throws ApiError. */
export async function movePiece(filter: OrderFilterChoice, to: WorkTarget, seenAt: Date, after: string | null): Promise<BulkPiece> {
  const body = { ...filter, to, seen_at: seenAt.toISOString(), after: Number(after ?? 0) };
  const { results, next } = await call<MovedPiece>('POST', '/admin/orders/matching/moves', { body });
  return { results: results.map(rowResult), next: next === null ? null : String(next) };
}

/** A row's result as the bulk bar shows it. */
function rowResult({ order_id, order_number, code }: Pick<RowOutcome, 'order_id' | 'order_number' | 'code'>): RowResult {
  return { name: order_number ?? String(order_id), why: code === null ? null : errorMessage(code, 'ko') };
}
