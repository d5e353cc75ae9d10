import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Database } from '#db/open.ts';
import type { Config } from '#server/config.ts';
import { openPaymentGateway } from '#server/gateways/payment/open.ts';
import type { PaymentGateway } from '#server/gateways/payment/port.ts';
import {
  cartSql,
  cartViewSql,
  checkoutLinesSql,
  checkoutSql,
  emptyCartSql,
  insertOrderSql,
  insertProductSql,
  lotsSql,
  ownCheckoutSql,
  paidSql,
} from './hand-written-sql.ts';

type Row = Record<string, unknown>;

/**
 * The baseline for our order flow: the same five steps with the same guarantees (token, owner, locks, stock, fresh price, points and
 * coupons looked up, an idempotency key wherever the storefront sends one, the provider called over HTTP), written as one function each
 * with as few statements as possible. Every statement is named, so it is planned once. It has no layers, no response schemas, and only the
 * success path.
 */
export function addHandWrittenFlow(app: FastifyInstance, { servicePool: pool }: Database, config: Config): void {
  const gateway = openPaymentGateway(config);
  app.post<{ Body: { option: number; product: number } }>('/bench/flow/cart', (request) =>
    once(pool, request, async () => {
      const { id } = await one(pool, cartSql, [request.viewer.userId, request.body.product, request.body.option]);
      const { rows } = await run(pool, cartViewSql, [id]);
      return { id, lines: rows };
    }),
  );
  app.post('/bench/flow/checkout', (request) => once(pool, request, () => openCheckout(pool, request.viewer.userId)));
  app.post<{ Body: { checkout: string; number: string } }>('/bench/flow/order', (request) =>
    once(pool, request, async () => {
      const id = await inTransaction(pool, (client) => placeOrder(client, String(request.viewer.userId), request.body));
      return orderView(pool, id, request.viewer.userId);
    }),
  );
  app.post<{ Body: { order: number; payment: string } }>('/bench/flow/payment', (request) =>
    once(pool, request, async () => {
      const { order: id, payment } = request.body;
      const order = await inTransaction(pool, (client) => startPayment(client, request.viewer.userId, { id, payment }));
      const amount = Number(order.payment_amount);
      if ((await gateway.preRegister(payment, amount)) === 'UNAVAILABLE') throw new Error('the provider does not answer');
      return { amount, sdkUrl: gateway.sdkUrl, request: windowRequest(gateway, payment, order, config.publicUrl) };
    }),
  );
  app.post<{ Body: { payment: string } }>('/bench/flow/completion', async ({ body, viewer }) => {
    const payment = await one(
      pool,
      'select p.* from sales.payments p join sales.orders o on o.id = p.order_id where p.payment_id = $1 and o.user_id = $2',
      [body.payment, viewer.userId],
    );
    if ((await gateway.read(body.payment)) === 'UNAVAILABLE') throw new Error('the provider does not answer');
    await inTransaction(pool, (client) => complete(client, Number(payment.order_id), body.payment));
    return orderView(pool, Number(payment.order_id), viewer.userId);
  });
}

/** Runs the work once per Idempotency-Key and stores the response for a repeat. */
async function once(pool: pg.Pool, { body, headers, viewer, url }: FastifyRequest, work: () => Promise<Row>): Promise<Row> {
  const name = [viewer.userId, headers['idempotency-key']];
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const taken = await run(
    pool,
    'insert into sales.idempotency_keys (actor, key, route, request_hash) values ($1, $2, $3, $4) on conflict do nothing',
    [...name, `POST ${url}`, hash],
  );
  if (taken.rowCount !== 1) throw new Error('in flight');
  const reply = await work();
  await run(pool, 'update sales.idempotency_keys set status = 200, response = $3, completed_at = now() where actor = $1 and key = $2', [
    ...name,
    JSON.stringify(reply),
  ]);
  return reply;
}

async function openCheckout(pool: pg.Pool, userId: string | null): Promise<Row> {
  const { id } = await one(pool, checkoutSql, [userId]);
  const [lines, coupons, destinations, lots, member] = await Promise.all([
    run(pool, checkoutLinesSql, [id]),
    run(pool, 'select c.*, k.* from sales.issued_coupons c join sales.coupons k on k.id = c.coupon_id where c.user_id = $1', [userId]),
    run(pool, 'select * from member.delivery_destinations where user_id = $1 and deleted_at is null', [userId]),
    run(pool, lotsSql, [userId]),
    run(pool, 'select name, phone, email from member.members where id = $1', [userId]),
  ]);
  return { id, lines: lines.rows, coupons: coupons.rows, destinations: destinations.rows, lots: lots.rows, member: member.rows[0] };
}

/** Inserts a payment attempt; returns its order. */
async function startPayment(client: pg.PoolClient, userId: string | null, { id, payment }: { id: number; payment: string }): Promise<Row> {
  const order = await one(client, 'select * from sales.orders where id = $1 and user_id = $2 for update', [id, userId]);
  const attempt = [payment, id, order.payment_amount];
  await run(client, "insert into sales.payments (payment_id, order_id, method, amount) values ($1, $2, 'CARD', $3)", attempt);
  return order;
}

function windowRequest(gateway: PaymentGateway, paymentId: string, order: Row, publicUrl: string): Record<string, unknown> {
  return gateway.windowRequest({
    paymentId,
    method: 'CARD',
    amount: Number(order.payment_amount),
    orderName: '주문',
    redirectUrl: `${publicUrl}/order/complete/${order.id}`,
    webhookUrl: `${publicUrl}/api/payments/webhook`,
    customer: {
      id: String(order.user_id),
      fullName: String(order.orderer_name),
      phoneNumber: String(order.orderer_phone),
      email: String(order.orderer_email),
    },
    isEscrow: false,
    depositDueDate: '',
    locale: 'ko',
  });
}

async function placeOrder(
  client: pg.PoolClient,
  userId: string,
  { checkout, number }: { checkout: string; number: string },
): Promise<number> {
  await one(client, ownCheckoutSql, [checkout, userId]);
  await one(client, 'select id from member.members where id = $1 for no key update', [userId]);
  const line = await one(client, checkoutLinesSql, [checkout]);
  await run(client, lotsSql, [userId]);
  await run(client, 'select id from product.products where id = $1 for no key update', [line.product_id]);
  const taken = await run(client, 'update product.product_options set stock_count = stock_count - $2 where id = $1 and stock_count >= $2', [
    line.option_id,
    line.quantity,
  ]);
  if (taken.rowCount !== 1) throw new Error('sold out');
  const amount = Number(line.unit_price) * Number(line.quantity);
  const { id } = await one(client, insertOrderSql, [number, checkout, amount, userId]);
  const kept = [
    line.product_id,
    line.option_id,
    line.brand_id,
    line.quantity,
    line.name,
    line.option_name,
    line.brand_name,
    line.image_src,
  ];
  await run(client, insertProductSql, [id, ...kept, line.origin_price, line.unit_price, amount]);
  await run(
    client,
    "insert into sales.order_status_changes (order_id, to_status, actor, user_id) values ($1, 'PAYMENT_WAIT', 'MEMBER', $2)",
    [id, userId],
  );
  return Number(id);
}

async function complete(client: pg.PoolClient, orderId: number, payment: string): Promise<void> {
  const order = await one(client, 'select * from sales.orders where id = $1 for update', [orderId]);
  await run(client, 'select * from sales.payments where payment_id = $1 for update', [payment]);
  // The provider's webhook may have arrived first, as in our flow.
  if (order.status !== 'PAYMENT_WAIT') return;
  await run(client, paidSql, [orderId]);
  await run(client, 'update sales.issued_coupons set used_at = now() where order_id = $1', [orderId]);
  await run(
    client,
    'update product.products p set sales_count = p.sales_count + l.quantity from sales.order_products l where l.order_id = $1 and p.id = l.product_id',
    [orderId],
  );
  await run(client, emptyCartSql, [order.checkout_id]);
  await run(client, "update sales.payments set status = 'PAID', paid_at = now(), synced_at = now() where payment_id = $1", [payment]);
}

async function orderView(pool: pg.Pool, id: number, userId: string | null): Promise<Row> {
  const order = await one(pool, 'select * from sales.orders where id = $1 and user_id = $2', [id, userId]);
  const { rows } = await run(pool, 'select * from sales.order_products where order_id = $1 order by id', [id]);
  return { ...order, products: rows };
}

async function inTransaction<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function one(db: pg.Pool | pg.PoolClient, text: string, values: unknown[]): Promise<Row> {
  const { rows } = await run(db, text, values);
  if (!rows[0]) throw new Error(`nothing found: ${text}`);
  return rows[0];
}

const names = new Map<string, string>();

/** Runs a statement that PostgreSQL plans once per connection. */
function run(db: pg.Pool | pg.PoolClient, text: string, values: unknown[]): Promise<pg.QueryResult<Row>> {
  const name = names.get(text) ?? `bench-${names.size}`;
  names.set(text, name);
  return db.query<Row>({ name, text, values });
}
