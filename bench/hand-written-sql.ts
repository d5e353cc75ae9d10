/** The statements of the hand-written order flow. */

export const cartSql = `with cart as (insert into sales.carts (user_id) values ($1) on conflict (user_id) do update set last_visited_at = now() returning id)
  insert into sales.cart_lines (cart_id, product_id, option_id, quantity)
  select cart.id, o.product_id, o.id, 1 from cart join product.product_options o on o.id = $3 and o.product_id = $2
  on conflict on constraint cart_lines_choice_key do update set quantity = 1, is_selected = true returning cart_id as id`;

const shown = `l.id, l.product_id, l.option_id, l.quantity, p.name, p.brand_id, p.image_src, p.origin_price, o.stock_count,
  coalesce(p.promotion_price, p.price) + o.price as unit_price, o.name as option_name, b.name as brand_name
  from joined l join product.products p on p.id = l.product_id join product.product_options o on o.id = l.option_id join product.brands b on b.id = p.brand_id`;

export const cartViewSql = `with joined as (select * from sales.cart_lines where cart_id = $1) select ${shown} order by l.id desc`;

export const checkoutSql = `with picked as (select l.* from sales.cart_lines l join sales.carts c on c.id = l.cart_id where c.user_id = $1 and l.is_selected),
  checkout as (insert into sales.checkouts (user_id, expires_at) values ($1, now() + interval '1 day') returning id)
  insert into sales.checkout_lines (checkout_id, cart_line_id, product_id, option_id, quantity)
  select checkout.id, picked.id, picked.product_id, picked.option_id, picked.quantity from checkout, picked returning checkout_id as id`;

export const checkoutLinesSql = `with joined as (select * from sales.checkout_lines where checkout_id = $1) select ${shown} order by l.id`;

export const ownCheckoutSql = 'select id from sales.checkouts where id = $1 and user_id = $2 and expires_at > now() for update';

export const lotsSql = `select e.id, e.amount, e.expires_at, coalesce((select sum(t.amount) from sales.point_entries t where t.lot_id = e.id), 0) as taken
  from sales.point_entries e where e.user_id = $1 and e.type = 'EARNED'`;

export const insertOrderSql = `insert into sales.orders (order_number, user_id, checkout_id, orderer_name, orderer_phone, orderer_email, recipient, recipient_phone, zip_code, address, payment_method, product_amount, delivery_amount, payment_amount)
  select $1, m.id, $2, m.name, m.phone, m.email, m.name, m.phone, '04524', '서울', 'CARD', $3::int, 3000, $3::int + 3000 from member.members m where m.id = $4 returning id`;

export const insertProductSql = `insert into sales.order_products (order_id, product_id, option_id, brand_id, quantity, product_name, option_name, brand_name, image_src, origin_price, unit_price, amount, snapshot)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '{}')`;

export const paidSql = `with moved as (update sales.orders set status = 'PAYMENT_COMPLETE', payment_date = now(), hold_expires_at = null where id = $1 and status = 'PAYMENT_WAIT' returning id)
  insert into sales.order_status_changes (order_id, from_status, to_status, actor) select id, 'PAYMENT_WAIT', 'PAYMENT_COMPLETE', 'PAYMENT' from moved`;

export const emptyCartSql =
  'delete from sales.cart_lines where id in (select cart_line_id from sales.checkout_lines where checkout_id = $1 and cart_line_id is not null)';
