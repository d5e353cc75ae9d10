import type { RowResult } from '#admin/kit/list/bulk-bar.tsx';
import { call } from '#admin/session/wire.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import type { MoveResults, RowOutcome } from '#contract/rest/admin/orders.ts';
import type { WorkTarget } from '#rules/order/work-step.ts';

/** Sends orders on; how each fared. Throws ApiError. */
export async function moveOrders(orderIds: readonly number[], to: WorkTarget): Promise<readonly RowResult[]> {
  const { results } = await call<MoveResults>('POST', '/admin/orders/moves', { body: { order_ids: orderIds, to } });
  return results.map(rowResult);
}

/** A row's outcome as the bar of chosen rows tells it. */
function rowResult({ order_id, order_number, code }: Pick<RowOutcome, 'order_id' | 'order_number' | 'code'>): RowResult {
  return { name: order_number ?? String(order_id), why: code === null ? null : errorMessage(code, 'ko') };
}
