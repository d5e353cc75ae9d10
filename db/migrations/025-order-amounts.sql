-- Amounts of an order beyond those that have a column (rules/money/order-amount.ts): whole won by name, none below 0. What the name of a
-- discount ends in is all that the sums need to know, so a new amount takes no migration.

create domain app.amounts as jsonb constraint amounts_are_won check (value is null or jsonb_typeof(value) = 'object' and not jsonb_path_exists(value,
  'strict $.keyvalue() ? (!(@.key like_regex "^[a-z_]+_amount$") || @.value.type() != "number" || @.value < 0 || @.value.floor() != @.value)'));

create function app.amounts_sum(amounts jsonb, of_discounts boolean) returns integer
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(sum(value::integer), 0)::integer from jsonb_each_text(amounts) where (key like '%discount\_amount') = of_discounts
$$;
comment on function app.amounts_sum(jsonb, boolean) is 'The sum of the discounts, or of all others, in won.';
revoke execute on function app.amounts_sum(jsonb, boolean) from public;
grant execute on function app.amounts_sum(jsonb, boolean) to shop_admin, shop_service;

alter table sales.orders add column amounts app.amounts not null default '{}';
alter table sales.orders alter column discount_amount
  set expression as (coupon_discount_amount + point_amount + app.amounts_sum(amounts, true));
alter table sales.orders drop constraint orders_sum, add constraint orders_sum
  check (payment_amount = product_amount + delivery_amount + app.amounts_sum(amounts, false) - discount_amount);
comment on column sales.orders.amounts is 'Its other amounts, by name; those of lines are the sums over its lines.';
grant select (amounts) on sales.orders to shop_admin;

alter table sales.order_products add column amounts app.amounts not null default '{}';
alter table sales.order_products drop constraint order_products_discount, add constraint order_products_discount
  check (coupon_discount_amount + point_amount + app.amounts_sum(amounts, true) <= amount + app.amounts_sum(amounts, false));
comment on column sales.order_products.amounts is 'What else belongs to the price of the line, by name; the same for each of its pieces.';

alter table sales.claim_refunds add column amounts app.amounts not null default '{}';
alter table sales.claim_refunds drop constraint claim_refunds_sum, add constraint claim_refunds_sum
  check (amount = goods_amount + app.amounts_sum(amounts, false) + shipping_back - shipping_back_points
    - (shipping_charge - shipping_charge_points) - (pick_up_fee - pick_up_points));
comment on column sales.claim_refunds.amounts is 'Fees of the whole order that went back with its last pieces, by name.';
