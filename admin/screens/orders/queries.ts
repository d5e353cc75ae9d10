import type { ListState } from '#admin/kit/list/list-state.ts';
import { call } from '#admin/session/wire.ts';
import type { DeskOrder, DeskOrders } from '#contract/rest/admin/orders.ts';

/** One page of the list for the state in the address. What is searched for is looked for under every tab. */
export async function loadOrders({ search, filters, size, after }: ListState): Promise<{ rows: DeskOrder[]; next: string | null }> {
  const asked = new URLSearchParams({ limit: String(size) });
  const put = (name: string, value: string | undefined) => (value ? asked.set(name, value) : undefined);
  put('tab', search === '' ? filters.tab || 'NEW' : 'ALL');
  put('q', search);
  for (const name of ['method', 'due', 'kind']) put(name, filters[name]);
  put('from', filters.at_from);
  put('until', filters.at_until);
  put('after', after);
  const { orders, next } = await call<DeskOrders>('GET', `/admin/orders?${asked}`);
  return { rows: orders, next };
}
