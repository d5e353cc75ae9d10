import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AdminClaim } from '#contract/rest/admin/claims.ts';
import type { ClaimPreview } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { type Actor, type CommerceShop, commerceShop } from './commerce-shop.ts';
import { type OrderChoice, openCheckout, orderNow, placedOrder, startedPayment } from './commerce-steps.ts';
import { ledgerViolations } from './ledgers.ts';
import { type AddedProduct, addCatalogue, addProduct, type Catalogue } from './rows/commerce-rows.ts';

export type Member = Actor & { userId: string };

export const keyed = () => ({ 'idempotency-key': randomUUID() });
export const refundAccount = { bank: 'SHINHAN', number: '110123456789', holder: '김이음' };

/** A shop where products are bought, delivered and claimed. */
export class ClaimWorld {
  readonly shop: CommerceShop;
  readonly catalogue: Catalogue;
  readonly operator: Member;
  private products = 0;

  private constructor(shop: CommerceShop, catalogue: Catalogue, operator: Member) {
    this.shop = shop;
    this.catalogue = catalogue;
    this.operator = operator;
  }

  static async begin(): Promise<ClaimWorld> {
    const shop = await commerceShop();
    const catalogue = await addCatalogue(shop.database.service);
    return new ClaimWorld(shop, catalogue, await shop.addMember({ roles: ['user', 'admin'] }));
  }

  product(about: { price?: number; stocks?: number[]; type?: 'CUSTOM' } = {}): Promise<AddedProduct> {
    this.products += 1;
    return addProduct(this.shop.database.service, this.catalogue, {
      code: `claim-${this.products}`,
      price: 30_000,
      stocks: [10, 5],
      ...about,
    });
  }

  /** Creates a paid order of these items; returns it with its payment. */
  async bought(
    member: Member,
    lines: { product_id: number; option_id: number; quantity?: number; product_custom_id?: number }[],
    choice: OrderChoice = {},
  ): Promise<{ order: Order; paymentId: string }> {
    const { shop } = this;
    const placed = await placedOrder(member, await openCheckout(member, lines), choice);
    const { paymentId, request } = await startedPayment(member, placed, choice.payment_method ? { method: choice.payment_method } : {});
    if (choice.payment_method === 'VIRTUAL_ACCOUNT') {
      await shop.press(paymentId, request, 'issue');
      await shop.happens(paymentId, { action: 'deposit' });
    } else await shop.press(paymentId, request, 'approve');
    await member.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });
    return { order: await orderNow(member, placed), paymentId };
  }

  async deliver(order: Pick<Order, 'id'>, status = 'DELIVERY_COMPLETED'): Promise<void> {
    const delivered_at = status === 'DELIVERY_COMPLETED' ? this.shop.clock() : null;
    await this.shop.database.service.updateTable('sales.orders').set({ status, delivered_at }).where('id', '=', order.id).execute();
  }

  ask(member: Actor, order: Pick<Order, 'id'>, body: object) {
    return member.call({ method: 'POST', url: `/api/orders/${order.id}/claims`, headers: keyed(), body });
  }

  async preview(member: Actor, order: Pick<Order, 'id'>, body: object): Promise<ClaimPreview> {
    const reply = await member.call({ method: 'POST', url: `/api/orders/${order.id}/claims/preview`, body });
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
    return reply.json();
  }

  move(claimId: number, body: object) {
    return this.operator.call({ method: 'POST', url: `/api/admin/claims/${claimId}/moves`, headers: keyed(), body });
  }

  async adminClaim(claimId: number): Promise<AdminClaim> {
    const reply = await this.operator.call({ url: `/api/admin/claims/${claimId}` });
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
    return reply.json();
  }

  async photoOf(member: Member): Promise<number> {
    const { id } = await this.shop.database.service
      .insertInto('member.photos')
      .values({ user_id: member.userId, src: `/cdn/${'7'.repeat(64)}.webp`, width: 10, height: 10 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async stockOf(optionId: number): Promise<number> {
    const options = this.shop.database.service.selectFrom('product.product_options').select('stock_count').where('id', '=', optionId);
    return (await options.executeTakeFirstOrThrow()).stock_count;
  }

  /** The amount the provider holds for a payment, in won. */
  async held(paymentId: string): Promise<number | undefined> {
    return (await this.shop.held()).get(paymentId);
  }

  async exact(): Promise<void> {
    expect(await ledgerViolations({ query: (text) => this.shop.query(text) })).toEqual([]);
  }
}
