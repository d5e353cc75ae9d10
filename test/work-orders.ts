import sharp from 'sharp';
import type { Order } from '#contract/rest/orders.ts';
import { referenceHolidays } from '#db/reference/holidays.ts';
import type { Actor, CommerceShop } from './commerce-shop.ts';
import { openCheckout, placedOrder, startedPayment } from './commerce-steps.ts';
import { type AddedProduct, addCatalogue, addDesign, addGraphic, addProduct, type Catalogue } from './rows/commerce-rows.ts';

/** A shop with made-to-order and ready-made products, and a member of staff. */
export interface WorkWorld {
  shop: CommerceShop;
  staff: Actor & { userId: string };
  /** A paid order of made-to-order items, ready-made items, or both. */
  paid(what: { made?: number; ready?: number }, member?: Actor & { userId: string }): Promise<Order>;
  /** Moves orders on as staff; returns the results, or the codes of those rejected. */
  send(to: string, ...orders: readonly { id: number }[]): Promise<string[]>;
  catalogue: Catalogue;
}

const graphic = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><path d="M0 0H800V800H0z" fill="#F00"/></svg>';

export async function workWorld(shop: CommerceShop): Promise<WorkWorld> {
  const { service } = shop.database;
  const catalogue = await addCatalogue(service);
  const garment = await addProduct(service, catalogue, { code: 'made', type: 'CUSTOM', price: 20_000, stocks: [1_000] });
  const mug = await addProduct(service, catalogue, { code: 'ready', price: 15_000, stocks: [1_000] });
  const graphicId = await addGraphic(service, catalogue);
  const src = await shop.gateways.storage.put(Buffer.from(graphic), 'svg');
  await service.updateTable('product.graphics').set({ src }).where('id', '=', graphicId).execute();
  const photo = await sharp({ create: { width: 100, height: 120, channels: 3, background: '#888888' } })
    .webp()
    .toBuffer();
  await service
    .updateTable('product.mockups')
    .set({ src: await shop.gateways.storage.put(photo, 'webp') })
    .where('product_id', '=', garment.id)
    .execute();
  const source = 'reference';
  await service
    .insertInto('management.holidays')
    .values(referenceHolidays.map(({ day, name }) => ({ day, name: JSON.stringify(name), source })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const staff = await shop.addMember({ roles: ['admin'] });
  return {
    shop,
    staff,
    catalogue,
    async paid({ made = 0, ready = 0 }, member) {
      const buyer = member ?? (await shop.addMember());
      const lines = [];
      if (made > 0) {
        const product_custom_id = await addDesign(service, { product: garment, userId: buyer.userId, graphicIds: [graphicId] });
        lines.push({ ...lineOf(garment, made), product_custom_id });
      }
      if (ready > 0) lines.push(lineOf(mug, ready));
      const order = await placedOrder(buyer, await openCheckout(buyer, lines));
      const payment = await startedPayment(buyer, order);
      await shop.press(payment.paymentId, payment.request, 'approve');
      await buyer.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
      return order;
    },
    async send(to, ...orders) {
      const order_ids = orders.map(({ id }) => id);
      shop.pass(1);
      const reply = await staff.call({ method: 'POST', url: '/api/admin/orders/moves', body: { order_ids, to } });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      const { results } = reply.json<{ results: { outcome: string; code: string | null }[] }>();
      return results.map(({ outcome, code }) => code ?? outcome);
    },
  };
}

function lineOf(product: AddedProduct, quantity: number) {
  return { product_id: product.id, option_id: product.optionIds[0] ?? 0, quantity };
}
