import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/open.ts';

const fields = [
  'id',
  'name',
  'src',
  'state',
  'width',
  'height',
  'extension',
  'description',
  'position',
  'background_color',
  'artist_id',
  'price',
  'origin_price',
  'sale_price',
  'sale_rate',
  'promotion_price',
  'product_count',
  'is_donate',
  'donation',
  'like_count',
];

/** One hand-written statement for the page that the data service is measured with. */
const graphicsSql = `select json_build_object('product_graphics', coalesce(json_agg(json_build_object(${fields.map((name) => `'${name}', g.${name}`).join(', ')},
    'artist', (select json_build_object('id', a.id, 'name', a.name, 'path_name', a.path_name, 'state', a.state, 'image_src', a.image_src, 'profile_src', a.profile_src) from product.artists a where a.id = g.artist_id),
    'is_like', coalesce((select json_agg(json_build_object('user_id', l.user_id, 'graphic_id', l.graphic_id)) from product.graphic_likes l
      where l.graphic_id = g.id and l.user_id = $1::uuid and l.deleted_at is null), '[]'::json)) order by g.position, g.id), '[]'::json))::text as data
  from (select * from product.graphics where deleted_at is null and state = 'ACT' order by position, id limit 20) g`;

/** The baselines run in the same process, on the same pools, behind the same Fastify: only what we add is measured. */
export function addBaselines(app: FastifyInstance, database: Database): void {
  const nobody = '00000000-0000-0000-0000-000000000000';
  app.get('/bench/graphics', async (_request, reply) => {
    const { rows } = await database.pool('public').query<{ data: string }>(graphicsSql, [nobody]);
    return reply.type('application/json; charset=utf-8').serializer(String).send(`{"data":${rows[0]?.data}}`);
  });
  app.get<{ Querystring: { me: string } }>('/bench/my-graphics', async (request, reply) => {
    const { rows } = await database.pool('user').query<{ data: string }>(graphicsSql, [request.query.me]);
    return reply.type('application/json; charset=utf-8').serializer(String).send(`{"data":${rows[0]?.data}}`);
  });
  const page: { bytes: Buffer | undefined; headers: Record<string, string> } = { bytes: undefined, headers: {} };
  app.put('/bench/page', async (request) => {
    const reply = await app.inject({
      url: String(request.query && (request.query as { of: string }).of),
      headers: { 'accept-language': 'ko', 'accept-encoding': 'identity' },
    });
    page.bytes = reply.rawPayload;
    page.headers = Object.fromEntries(
      Object.entries(reply.headers).flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'content-length' ? [[name, value]] : [],
      ),
    );
    return { bytes: page.bytes.length };
  });
  app.get('/bench/page', (_request, reply) => reply.headers(page.headers).send(page.bytes));
  addHandWrittenFlow(app, database);
}

/** Cart, order sheet, order, payment, completion: the fewest statements that do the same to the same tables. */
function addHandWrittenFlow(app: FastifyInstance, { servicePool: pool }: Database): void {
  app.post<{ Body: { me: string; option: number; product: number } }>('/bench/flow/cart', async ({ body }) => {
    const { rows } = await pool.query(
      `with cart as (insert into sales.carts (user_id) values ($1) on conflict (user_id) do update set last_visited_at = now() returning id)
       insert into sales.cart_lines (cart_id, product_id, option_id, quantity) select id, $2, $3, 1 from cart
       on conflict on constraint cart_lines_choice_key do update set quantity = 1 returning id, quantity`,
      [body.me, body.product, body.option],
    );
    return rows[0];
  });
  app.post<{ Body: { me: string; option: number; product: number } }>('/bench/flow/sheet', async ({ body }) => {
    const { rows } = await pool.query(
      `with sheet as (insert into sales.checkouts (user_id, expires_at) values ($1, now() + interval '1 day') returning id)
       insert into sales.checkout_lines (checkout_id, product_id, option_id, quantity) select id, $2, $3, 1 from sheet returning checkout_id as id`,
      [body.me, body.product, body.option],
    );
    return rows[0];
  });
  app.post<{ Body: { me: string; sheet: string; number: string } }>('/bench/flow/order', async ({ body }) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows: lines } = await client.query(
        `select l.*, p.name, p.brand_id, p.image_src, p.origin_price, coalesce(p.promotion_price, p.price) + o.price as unit_price, o.name as option_name, b.name as brand_name
         from sales.checkout_lines l join product.products p on p.id = l.product_id join product.product_options o on o.id = l.option_id join product.brands b on b.id = p.brand_id
         where l.checkout_id = $1`,
        [body.sheet],
      );
      const [line] = lines;
      const taken = await client.query(
        'update product.product_options set stock_count = stock_count - $2 where id = $1 and stock_count >= $2',
        [line.option_id, line.quantity],
      );
      if (taken.rowCount !== 1) throw new Error('sold out');
      const amount = line.unit_price * line.quantity;
      const { rows } = await client.query(
        `insert into sales.orders (order_number, user_id, checkout_id, orderer_name, orderer_phone, orderer_email, recipient, recipient_phone, zip_code, address, payment_method, product_amount, delivery_amount, payment_amount)
         select $1, m.id, $2, m.name, m.phone, m.email, m.name, m.phone, '04524', '서울', 'CARD', $3::int, 3000, $3::int + 3000 from member.members m where m.id = $4 returning id`,
        [body.number, body.sheet, amount, body.me],
      );
      await client.query(
        `insert into sales.order_products (order_id, product_id, option_id, brand_id, quantity, product_name, option_name, brand_name, image_src, origin_price, unit_price, amount, snapshot)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '{}')`,
        [
          rows[0].id,
          line.product_id,
          line.option_id,
          line.brand_id,
          line.quantity,
          line.name,
          line.option_name,
          line.brand_name,
          line.image_src,
          line.origin_price,
          line.unit_price,
          amount,
        ],
      );
      await client.query("insert into sales.order_status_changes (order_id, to_status, actor) values ($1, 'PAYMENT_WAIT', 'MEMBER')", [
        rows[0].id,
      ]);
      await client.query('commit');
      return rows[0];
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  });
  app.post<{ Body: { order: number; payment: string } }>('/bench/flow/payment', async ({ body }) => {
    const { rows } = await pool.query(
      "insert into sales.payments (payment_id, order_id, method, amount) select $1, id, 'CARD', payment_amount from sales.orders where id = $2 returning payment_id, amount",
      [body.payment, body.order],
    );
    return rows[0];
  });
  app.post<{ Body: { payment: string } }>('/bench/flow/completion', async ({ body }) => {
    const { rows } = await pool.query(
      `with paid as (update sales.payments set status = 'PAID', paid_at = now() where payment_id = $1 and status = 'READY' returning order_id),
       moved as (update sales.orders set status = 'PAYMENT_COMPLETE', payment_date = now() where id = (select order_id from paid) returning id)
       insert into sales.order_status_changes (order_id, from_status, to_status, actor) select id, 'PAYMENT_WAIT', 'PAYMENT_COMPLETE', 'PAYMENT' from moved returning order_id`,
      [body.payment],
    );
    return rows[0];
  });
}
