import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { OrderAtWork } from '#contract/rest/admin/orders.ts';
import { commerceShop } from '#test/commerce-shop.ts';
import { type WorkWorld, workWorld } from '#test/work-orders.ts';

let world: WorkWorld;
beforeAll(async () => {
  world = await workWorld(await commerceShop());
});

const detail = async (id: number) => (await world.staff.call({ url: `/api/admin/orders/${id}` })).json<OrderAtWork>();

describe('the delivery address of an order', () => {
  const elsewhere = {
    recipient: '박이사',
    phone: '010-9876-5432',
    zip_code: '63322',
    address: '제주 제주시 첨단로 242',
    detail_address: '2층',
    shipping_request: '',
  };
  const send = (id: number, actor = world.staff, body: object = elsewhere) =>
    actor.call({ method: 'PUT', url: `/api/admin/orders/${id}/delivery`, body });

  test('staff change an order’s address until it has a waybill: masked in the history, notified, logged, at the same delivery fee', async () => {
    const buyer = await world.shop.addMember();
    const order = await world.paid({ ready: 3 }, buyer);
    const before = await detail(order.id);
    expect((await send(order.id)).json()).toMatchObject({ zip_code: '63322', recipient: '박*사', address: '제주 제주시 ***' });
    expect((await send(order.id)).statusCode).toBe(200);
    const changed = await detail(order.id);
    expect(changed.delivery_amount).toBe(before.delivery_amount);
    expect(changed.history.filter(({ event }) => event === 'DELIVERY_CHANGED')).toMatchObject([
      { actor: 'ADMIN', note: '김*음 010-****-5678 (04524) 서울 중구 *** → 박*사 010-****-5432 (63322) 제주 제주시 ***' },
    ]);
    const told = await world.shop.query(`select values ->> 'state' as state from member.notifications where user_id = '${buyer.userId}'`);
    expect(told.rows.filter((row) => (row as { state: string }).state === 'DELIVERY_CHANGED')).toHaveLength(1);
    const log = (await world.staff.call({ url: `/api/admin/audit?kind=order&thing=${order.id}` })).json<AuditPage>();
    const written = log.entries.find(({ table, action }) => table === 'sales.orders' && action === 'UPDATE');
    expect(written?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ column: 'zip_code', before: '04524', after: '63322' }),
        expect.objectContaining({ column: 'recipient', is_hidden: true }),
      ]),
    );
    // A partial refund is based on the original address: nobody pays for an island they did not order to.
    const asked = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: changed.order_products[0]?.id, quantity: 1 }] };
    const shown = await buyer.call({ method: 'POST', url: `/api/orders/${order.id}/claims/preview`, body: asked });
    await send(order.id, world.staff, { ...elsewhere, zip_code: '04524' });
    const home = await buyer.call({ method: 'POST', url: `/api/orders/${order.id}/claims/preview`, body: asked });
    expect(shown.json()).toEqual(home.json());
    expect((await send(order.id, buyer)).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await send(order.id, world.staff, { ...elsewhere, phone: '12' })).json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await send(999_999)).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  test('an order’s address cannot be changed after its waybill or its cancellation', async () => {
    const order = await world.paid({ ready: 1 });
    await world.send('ACKNOWLEDGED', order);
    await world.send('DELIVERY_PREPARING', order);
    expect((await send(order.id)).statusCode).toBe(200);
    const waybill = { courier: 'CJ', waybill: '6300-1000-0777' };
    await world.staff.call({ method: 'POST', url: `/api/admin/orders/${order.id}/waybill`, body: waybill });
    const back = { ...elsewhere, recipient: '김이음' };
    expect((await send(order.id, world.staff, back)).json()).toMatchObject({ code: 'DELIVERY_FIXED' });
    expect((await detail(order.id)).recipient).toBe('박*사');
    const other = await world.paid({ ready: 1 });
    await world.shop.query(`update sales.orders set cancelled_at = now(), cancel_reason = 'ADMIN' where id = ${other.id}`);
    expect((await send(other.id)).json()).toMatchObject({ code: 'DELIVERY_FIXED' });
  });
});
