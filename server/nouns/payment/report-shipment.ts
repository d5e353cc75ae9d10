import type { Shop } from '#server/shop.ts';

/** Reports to the purchase safety service, once, that the goods of its deposit were given to a courier. */
export async function reportShipment(shop: Shop, paymentId: string): Promise<'DONE' | 'NOTHING' | 'LATER'> {
  const { service } = shop.database;
  const sent = await service
    .selectFrom('sales.payments as payment')
    .innerJoin('sales.orders as order', 'order.id', 'payment.order_id')
    .select(['order.courier', 'order.tracking_number', 'order.shipped_at'])
    .where('payment.payment_id', '=', paymentId)
    .executeTakeFirst();
  if (sent?.courier == null || sent.tracking_number === null || sent.shipped_at === null) return 'NOTHING';
  const { courier: company, tracking_number: invoiceNumber, shipped_at: sentAt } = sent;
  const reported = await shop.gateways.payment.registerShipment(paymentId, { company, invoiceNumber, sentAt });
  if (reported !== 'OK') return 'LATER';
  await service.updateTable('sales.payments').set({ shipment_reported_at: shop.clock() }).where('payment_id', '=', paymentId).execute();
  return 'DONE';
}
