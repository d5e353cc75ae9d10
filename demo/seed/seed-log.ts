import { sql } from 'kysely';
import { orderStateList, statesIn } from '#rules/order/order-state.ts';
import { stepLeft } from '#rules/order/work-step.ts';
import type { DemoShop } from '../demo-shop.ts';

/**
 * The staff log of the seeded history: who moved which order on and who answered what, each entry with its own time, as a live shop's
 * trigger would write it (app.audit). That trigger dates entries by transaction, and the seed is a single one. This step runs last, so that
 * entries are in chronological order.
 */
export async function seedLog({ trx, members, now }: DemoShop): Promise<void> {
  const staff = sql`${members.get('admin') ?? null}::uuid`;
  const stepsLeft = JSON.stringify(Object.fromEntries(orderStateList.map((state) => [state, stepLeft(state)])));
  // Delivery is reported by the courier, not staff.
  const sentOn = [...statesIn('inside'), ...statesIn('sent')];
  await sql`
    insert into management.audit_entries (user_id, table_name, action, row_before, row_after, created_at)
    select user_id, table_name, action, row_before, row_after, created_at from (
      select ${staff} as user_id, 'sales.orders' as table_name, 'UPDATE' as action,
        to_jsonb(o) || jsonb_build_object('status', moved.from_status, 'step', ${stepsLeft}::jsonb -> moved.from_status) as row_before,
        to_jsonb(o) || jsonb_build_object('status', moved.to_status, 'step', moved.to_status) as row_after, moved.changed_at as created_at
      from sales.order_status_changes moved join sales.orders o on o.id = moved.order_id
      where moved.actor = 'ADMIN' and moved.to_status = any(${sentOn})
      union all
      select ${staff}, 'sales.orders', 'UPDATE', to_jsonb(o) || '{"acknowledged_at": null, "step": "PAYMENT_COMPLETE"}', to_jsonb(o) || '{"step": "ACKNOWLEDGED", "status": "PAYMENT_COMPLETE"}', o.acknowledged_at
      from sales.orders o where o.acknowledged_at is not null
      union all
      select m.staff_id, 'member.inquiry_messages', 'INSERT', null, to_jsonb(m), m.created_at
      from member.inquiry_messages m where m.staff_id is not null
      union all
      select ${staff}, 'sales.point_entries', 'INSERT', null, to_jsonb(p), p.created_at
      from sales.point_entries p where p.reason = 'ADMIN') as written
    where created_at <= ${now} order by created_at, table_name, row_after ->> 'id'`.execute(trx);
}
