import { isFailure } from '#contract/errors/errors.ts';
import { moveClaimBody as moveInput, openClaimBody as openInput } from '#contract/rest/admin/claims.ts';
import type { RequestClaim } from '#contract/rest/claims.ts';
import { placeOrderBody as placeInput } from '#contract/rest/orders.ts';
import { startPaymentBody as startInput } from '#contract/rest/payments.ts';
import type { PaymentMethod } from '#rules/order/checkout/checkout.ts';
import type { ClaimState, Fault, PieceClaimType } from '#rules/order/claim/claim.ts';
import type { Fault as ProviderFault } from '#stand-ins/payment/faults.ts';
import { createCheckout } from '../server/nouns/checkout/create-checkout.ts';
import { moveClaim } from '../server/nouns/claim/move-claim.ts';
import { openClaim } from '../server/nouns/claim/open-claim.ts';
import { refundGoodwill } from '../server/nouns/claim/refund-goodwill.ts';
import { requestClaim } from '../server/nouns/claim/request-claim.ts';
import { cancelOrder } from '../server/nouns/order/cancel-order.ts';
import { expireOrders } from '../server/nouns/order/placing/expire-orders-job.ts';
import { placeOrder } from '../server/nouns/order/placing/place-order.ts';
import { orderProducts } from '../server/nouns/order/read-order-rows.ts';
import { saveRefundAccount } from '../server/nouns/payment/save-refund-account.ts';
import { startPayment } from '../server/nouns/payment/start-payment.ts';
import { sweepPayments } from '../server/nouns/payment/sweep-payments-job.ts';
import { syncPayment } from '../server/nouns/payment/sync-payment.ts';
import { type CommerceShop, pressAgain } from './commerce-shop.ts';
import { home } from './commerce-steps.ts';
import { type AddedProduct, addCoupon, addPoints, addProduct, type Catalogue } from './rows/commerce-rows.ts';

const DAY = 24 * 60;
const account = { bank: 'SHINHAN', number: '110123456789', holder: '김이음' };

/** Every event that can affect money, with numbers that select from what exists. */
export type Step =
  | { does: 'place'; who: number; quantity: number; points: number; hasCoupon: boolean; method: PaymentMethod }
  | { does: 'start'; pick: number; method: PaymentMethod }
  | { does: 'press'; pick: number; action: 'pay' | 'decline' | 'close' | 'expire'; times: number }
  | {
      does: 'happens';
      pick: number;
      action: 'pay' | 'decline' | 'cancel' | 'settle-refund';
      amount: number | undefined;
      outcome: 'SUCCEEDED' | 'FAILED';
    }
  | { does: 'sync'; pick: number }
  | { does: 'deliver'; pick: number; times: number }
  | { does: 'cancel'; pick: number; hasAccount: boolean }
  | { does: 'produce'; pick: number }
  | { does: 'account'; pick: number }
  | { does: 'ship'; pick: number }
  | { does: 'ask'; pick: number; type: PieceClaimType; isFault: boolean; quantity: number; hasAccount: boolean }
  | { does: 'open'; pick: number; type: PieceClaimType; fault: Fault; quantity: number; isSettled: boolean }
  | { does: 'goodwill'; pick: number; amount: number }
  | { does: 'decide'; pick: number; to: ClaimState; fault: Fault }
  | { does: 'wait'; minutes: number }
  | { does: 'sweep' | 'expire' }
  | { does: 'faults'; faults: ProviderFault[]; isHeard: boolean };

interface Attempt {
  paymentId: string;
  userId: string;
  request: Record<string, unknown>;
  isAccount: boolean;
  /** When it began, in minutes of the world's clock. */
  began: number;
}

/** A few members who compete for a few items of one product, in a shop that earlier worlds have used. */
export class MoneyWorld {
  readonly shop: CommerceShop;
  readonly product: AddedProduct;
  readonly members: { userId: string; coupon: number }[];
  readonly orders: { id: number; userId: string; checkout: string }[] = [];
  readonly attempts: Attempt[] = [];
  readonly claims: number[] = [];
  minutes = 0;

  private constructor(shop: CommerceShop, product: AddedProduct, members: { userId: string; coupon: number }[]) {
    this.shop = shop;
    this.product = product;
    this.members = members;
  }

  static async begin(shop: CommerceShop, catalogue: Catalogue, code: string): Promise<MoneyWorld> {
    const db = shop.database.service;
    const product = await addProduct(db, catalogue, { code, price: 30_000, stocks: [8, 6] });
    const members = [];
    for (let index = 0; index < 3; index += 1) {
      const { userId } = await shop.addMember();
      await addPoints(db, userId, 5_000);
      members.push({ userId, coupon: await addCoupon(db, userId) });
    }
    return new MoneyWorld(shop, product, members);
  }

  /** Runs one step; rejections are expected, exceptions are not. */
  async take(step: Step): Promise<void> {
    const { shop } = this;
    switch (step.does) {
      case 'place':
        return this.place(step);
      case 'start':
        return this.start(step);
      case 'press':
        return this.press(step);
      case 'happens':
        return this.happens(step);
      case 'sync':
        return this.withAttempt(step.pick, async ({ paymentId }) => void (await syncPayment(shop, paymentId)));
      case 'deliver':
        return this.deliver(step);
      case 'cancel':
        return this.cancel(step);
      case 'produce':
        return this.produce(step.pick);
      case 'account':
        return this.withAttempt(step.pick, async ({ paymentId, userId }) => {
          await saveRefundAccount(shop, { userId, isAdmin: false }, paymentId, account);
        });
      case 'ship':
        return this.ship(step.pick);
      case 'ask':
        return this.ask(step);
      case 'goodwill':
        return this.goodwill(step);
      case 'open':
        return this.open(step);
      case 'decide':
        return this.decide(step);
      case 'wait':
        return this.wait(step.minutes);
      case 'sweep':
        return void (await sweepPayments(shop));
      case 'expire':
        return void (await expireOrders(shop));
      case 'faults':
        return shop.faults.plan({ faults: step.faults, webhooks: { times: step.isHeard ? 1 : 0, delayMs: 0 } });
    }
  }

  /** The provider recovers, banks complete or fail, and the jobs run for a month: whatever is left then is permanent. */
  async rest(): Promise<void> {
    this.shop.faults.plan();
    for (const [index, { paymentId }] of this.attempts.entries()) {
      const outcome = index % 2 === 0 ? 'FAILED' : 'SUCCEEDED';
      await this.shop.happens(paymentId, { action: 'settle-refund', outcome, webhook: lost }).catch(ignored);
    }
    for (const minutes of [3, 31, 61, 6 * 60, 7 * 60, DAY, 8 * DAY, DAY, 22 * DAY, DAY]) {
      this.shop.pass(minutes);
      await expireOrders(this.shop);
      await sweepPayments(this.shop);
    }
  }

  private async place(step: Extract<Step, { does: 'place' }>): Promise<void> {
    const member = pickOf(this.members, step.who);
    if (member === undefined) return;
    const option = pickOf(this.product.optionIds, step.quantity) ?? 0;
    const earlier = this.orders.find((order) => order.userId === member.userId);
    const lines = [{ product_id: this.product.id, option_id: option, quantity: step.quantity }];
    // Sometimes reuses the same checkout, like the back button.
    const made =
      earlier !== undefined && step.points === 0
        ? { id: earlier.checkout }
        : await createCheckout(this.shop, member.userId, { source: 'BUY_NOW', lines });
    if (isFailure(made)) return;
    const checkout = made.id;
    const input = placeInput.parse({
      checkout_id: checkout,
      destination: home,
      payment_method: step.method,
      agreements: ['PURCHASE', 'PERSONAL_INFORMATION', 'CUSTOM_MADE'],
      issued_coupon_ids: step.hasCoupon ? [member.coupon] : [],
      point_amount: step.points,
    });
    const id = await placeOrder(this.shop, member.userId, input);
    if (!isFailure(id)) this.orders.push({ id, userId: member.userId, checkout });
  }

  private async start({ pick, method }: Extract<Step, { does: 'start' }>): Promise<void> {
    const order = pickOf(this.orders, pick);
    if (order === undefined) return;
    const input = startInput.parse({ method });
    const started = await startPayment(this.shop, { userId: order.userId, orderId: order.id, method: input.method, locale: 'ko' });
    if (isFailure(started)) return;
    const { paymentId, request } = started;
    this.attempts.push({ paymentId, request, userId: order.userId, isAccount: method === 'VIRTUAL_ACCOUNT', began: this.minutes });
  }

  private press({ pick, action, times }: Extract<Step, { does: 'press' }>): Promise<void> {
    return this.withAttempt(pick, async (attempt) => {
      if (!this.isWindowOpen(attempt)) return;
      if (action !== 'expire') await this.shop.open(attempt.request).catch(ignored);
      const buttons = action === 'pay' ? buttonsToPay(attempt) : [action];
      for (const button of buttons) await pressAgain(this.shop.provider, attempt.paymentId, button, { times, delayMs: 0 }).catch(ignored);
    });
  }

  /** An event at the provider, whose notification arrives or is lost depending on the faults. */
  private happens({ pick, action, amount, outcome }: Extract<Step, { does: 'happens' }>): Promise<void> {
    return this.withAttempt(pick, async (attempt) => {
      const isLater = action === 'cancel' || action === 'settle-refund';
      if (isLater ? this.minutes - attempt.began > 20 * DAY : !this.isWindowOpen(attempt)) return;
      if (!isLater) await this.shop.open(attempt.request).catch(ignored);
      const actions = action === 'pay' ? buttonsToPay(attempt) : [action];
      for (const each of actions) {
        const wish = { action: each, outcome, ...(amount === undefined ? {} : { amount }) };
        await this.shop.happens(attempt.paymentId, wish).catch(ignored);
      }
    });
  }

  /** The provider's window closes after a day; an account lasts a week, and a bank may be two days late. */
  private isWindowOpen({ began, isAccount }: Attempt): boolean {
    return this.minutes - began <= (isAccount ? 9 * DAY : DAY);
  }

  private async deliver({ pick, times }: Extract<Step, { does: 'deliver' }>): Promise<void> {
    const notice = pickOf(this.shop.webhooks, pick);
    if (notice === undefined) return;
    for (let time = 0; time < times; time += 1) {
      const { statusCode, body } = await this.shop.deliver(notice);
      if (statusCode !== 200 && statusCode !== 503) throw new Error(`webhook ${statusCode} ${body}`);
    }
  }

  private async cancel({ pick, hasAccount }: Extract<Step, { does: 'cancel' }>): Promise<void> {
    const order = pickOf(this.orders, pick);
    if (order === undefined) return;
    await cancelOrder(this.shop, order.userId, order.id, {
      reason: 'CHANGE_OF_MIND',
      ...(hasAccount ? { refund_account: account } : {}),
    });
  }

  /** Production starts: from now on the order is not cancelled automatically. */
  private async produce(pick: number): Promise<void> {
    await this.shop.database.service
      .updateTable('sales.orders')
      .set({ status: 'IN_PRODUCTION' })
      .where('id', '=', pickOf(this.orders, pick)?.id ?? 0)
      .where('status', '=', 'PAYMENT_COMPLETE')
      .where('cancelled_at', 'is', null)
      .execute();
  }

  /** Ships what was made, or an order that was just paid and made at once. */
  private async ship(pick: number): Promise<void> {
    const now = this.shop.clock();
    await this.shop.database.service
      .updateTable('sales.orders')
      .set({ status: 'DELIVERY_COMPLETED', delivered_at: now })
      .where('id', '=', pickOf(this.orders, pick)?.id ?? 0)
      .where('status', 'in', ['PAYMENT_COMPLETE', 'IN_PRODUCTION'])
      .where('cancelled_at', 'is', null)
      .execute();
  }

  private async ask({ pick, type, isFault, quantity, hasAccount }: Extract<Step, { does: 'ask' }>): Promise<void> {
    const order = pickOf(this.orders, pick);
    if (order === undefined) return;
    const [line] = await orderProducts(this.shop.database.service, order.id);
    const photo = isFault ? await this.addPhoto(order.userId) : [];
    const claim = await requestClaim(this.shop, order.userId, order.id, {
      type,
      reason: isFault ? 'DEFECT' : 'CHANGE_OF_MIND',
      detail: '',
      photo_ids: photo,
      lines: [
        { order_product_id: line?.id ?? 0, quantity, ...(type === 'EXCHANGE' ? { exchange_option_id: this.product.optionIds[1] } : {}) },
      ],
      ...(hasAccount ? { refund_account: account } : {}),
    } as RequestClaim);
    if (!isFailure(claim)) this.claims.push(claim);
  }

  /** Staff open a claim on the shopper's behalf or cancel directly; an unpaid order is cancelled completely. */
  private async open({ pick, type, fault, quantity, isSettled }: Extract<Step, { does: 'open' }>): Promise<void> {
    const order = pickOf(this.orders, pick);
    if (order === undefined) return;
    const [line] = await orderProducts(this.shop.database.service, order.id);
    const wish = type === 'EXCHANGE' ? { exchange_option_id: this.product.optionIds[1] } : {};
    const input = openInput.parse({
      ...{ type, fault, reason: 'SOLD_OUT', is_settled: isSettled },
      lines: [{ order_product_id: line?.id ?? 0, quantity, ...wish }],
    });
    const opened = await openClaim(this.shop, this.members[0]?.userId ?? '', order.id, input);
    if (!isFailure(opened)) this.claims.push(opened.id);
  }

  private async goodwill({ pick, amount }: Extract<Step, { does: 'goodwill' }>): Promise<void> {
    const order = pickOf(this.orders, pick);
    if (order === undefined) return;
    const refunded = await refundGoodwill(this.shop, this.members[0]?.userId ?? '', order.id, { amount, reason: '늦은 배송' });
    if (!isFailure(refunded)) this.claims.push(refunded.id);
  }

  private async addPhoto(userId: string): Promise<number[]> {
    const photo = { user_id: userId, src: `/cdn/${'7'.repeat(64)}.webp`, width: 1, height: 1 };
    const rows = await this.shop.database.service.insertInto('member.photos').values(photo).returning('id').execute();
    return rows.map(({ id }) => id);
  }

  private async decide({ pick, to, fault }: Extract<Step, { does: 'decide' }>): Promise<void> {
    const claim = pickOf(this.claims, pick);
    if (claim === undefined) return;
    const input = moveInput.parse({ to, fault, delivery: { courier: 'CJ', number: '690000000001' } });
    await moveClaim(this.shop, this.members[0]?.userId ?? '', claim, input);
  }

  /** Advances time; the jobs run at least once a day. */
  private async wait(minutes: number): Promise<void> {
    for (let left = minutes; left > 0; left -= DAY) {
      this.shop.pass(Math.min(left, DAY));
      if (minutes < DAY) continue;
      await expireOrders(this.shop);
      await sweepPayments(this.shop);
    }
    this.minutes += minutes;
  }

  private async withAttempt(pick: number, work: (attempt: Attempt) => Promise<void>): Promise<void> {
    const attempt = pickOf(this.attempts, pick);
    if (attempt !== undefined) await work(attempt);
  }
}

/** The steps of a payment: a card takes one, an account is issued and then deposited to, as far as each gets. */
function buttonsToPay({ isAccount, paymentId }: Attempt): ('approve' | 'issue' | 'deposit')[] {
  if (!isAccount) return ['approve'];
  // Some accounts wait a while for their deposit, or forever.
  return paymentId.charCodeAt(paymentId.length - 1) % 2 === 0 ? ['issue', 'deposit'] : ['deposit', 'issue'];
}

const lost = { times: 0, delayMs: 0 };

/** Counts from the newest, so that consecutive steps mostly pick the same one. */
function pickOf<T>(list: readonly T[], pick: number): T | undefined {
  return list[list.length - 1 - (pick % Math.max(1, list.length))];
}

/** The provider rejected it because of its state: nothing happened. */
function ignored(error: unknown): void {
  if (!(error instanceof Error) || !/INVALID_|ALREADY_PAID|AmountNotEqual/.test(error.message)) throw error;
}
