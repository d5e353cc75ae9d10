import { callApi } from '#client/wire/call-api.ts';
import type { PointChange, Points } from '#contract/rest/points.ts';
import type { PointKind } from '#rules/money/points/point-entries.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';

/** My points: usable, pending, and expiry dates. Errors: LOGIN_REQUIRED. */
export function fetchPoints(): Promise<Points> {
  return callApi('GET', '/points');
}

/** A page of my point history, optionally of one kind or month. Errors: LOGIN_REQUIRED. */
export async function fetchPointHistory(
  filter: { kind: PointKind | null; month: string | null },
  { limit, offset }: PageWindow,
): Promise<PointChange[]> {
  const query = new URLSearchParams({ limit: String(limit), offset: String(offset) });
  if (filter.kind !== null) query.set('kind', filter.kind);
  if (filter.month !== null) query.set('month', filter.month);
  const { entries } = await callApi<{ entries: PointChange[] }>('GET', `/points/history?${query}`);
  return entries;
}
