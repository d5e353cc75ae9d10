-- An order given to somebody else, who says by a link where it goes. Until then it has no address, and nothing of it is made or packed.
create table sales.gifts (
  order_id bigint primary key references sales.orders (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  from_name text not null check (app.units(from_name) <= 20 and (from_name = '' or app.is_visible_text(from_name))),
  message text not null default '' check (app.units(message) <= 200 and (message = '' or app.is_visible_writing(message))),
  expires_at timestamptz,
  address_given_at timestamptz,
  created_at timestamptz not null default now()
);
create index gifts_due on sales.gifts (expires_at) where address_given_at is null;
comment on table sales.gifts is
  'What the receiver of a gift reads, and until when they may say where it goes. Of the link only its hash is stored; no role of the data service reads it.';
comment on column sales.gifts.expires_at is 'Then an order without address is cancelled; counted from the payment, null before it.';
comment on constraint gifts_order_id_fkey on sales.gifts is E'@fieldName order\n@foreignFieldName gift';
select app.protect('sales.gifts', '');
select app.audit_all();

-- Where a gift goes is between its receiver and the shop: buyers read what is theirs by the API, which leaves it out.
revoke select on sales.orders from shop_user;
do $$ begin
  execute (select format('grant select (%s) on sales.orders to shop_user', string_agg(quote_ident(attname), ', ' order by attnum))
    from pg_attribute where attrelid = 'sales.orders'::regclass and attnum > 0 and not attisdropped and attname <> all (array[
      'recipient', 'recipient_phone', 'zip_code', 'priced_zip_code', 'address', 'detail_address', 'shipping_request',
      'masked_recipient', 'masked_recipient_phone', 'masked_address', 'masked_shipping_request']));
end $$;

-- Its delivery was paid for an address that was not known.
alter table sales.orders drop constraint orders_priced_zip_code_check,
  add constraint orders_priced_zip_code_check check (priced_zip_code ~ '^(\d{5})?$');
comment on column sales.orders.zip_code is 'Empty while the receiver of a gift has not said where it goes.';

-- The receiver may choose another size of the same price, before anything is made.
drop trigger never_changed on sales.order_products;
create trigger never_changed before update of id, order_id, product_id, brand_id, custom_version_id, quantity, product_name, brand_name,
  image_src, side_srcs, origin_price, unit_price, amount, coupon_discount_amount, point_amount, amounts, snapshot
  on sales.order_products for each row execute function app.forbid_change();

-- Brands prepare what has an address.
create or replace function app.keep_preparations(about bigint) returns void
language plpgsql set search_path = ''
as $$
-- Follows what the order and its claims say, so it may run any time and as often as anybody likes.
begin
  insert into sales.preparations as kept (order_product_id, brand_id, order_number, product_id, option_id, product_name, option_name,
    image_src, is_custom, ordered_quantity, returned_quantity, state, paid_at)
  select line.id, line.brand_id, o.order_number, line.product_id, line.option_id, line.product_name, line.option_name, line.image_src,
    line.custom_version_id is not null, line.quantity, back.quantity,
    case when o.cancelled_at is not null or back.quantity = line.quantity then 'ENDED'
      when o.shipped_at is not null then 'SENT' else 'WAITING' end,
    o.payment_date
  from sales.orders o
  join sales.order_products line on line.order_id = o.id
  cross join lateral (
    select least(line.quantity, coalesce(sum(taken.quantity), 0))::integer as quantity
    from sales.claim_products taken join sales.claims claim on claim.id = taken.claim_id
    where taken.order_product_id = line.id and claim.type in ('CANCEL', 'RETURN') and claim.status in ('ACCEPTED', 'COMPLETED')) back
  where o.id = about and o.payment_date is not null and o.zip_code <> ''
  on conflict (order_product_id) do update set returned_quantity = excluded.returned_quantity,
    state = case when excluded.state = 'WAITING' and kept.prepared_at is not null then 'PREPARED' else excluded.state end
  where kept.returned_quantity <> excluded.returned_quantity
    or kept.state <> case when excluded.state = 'WAITING' and kept.prepared_at is not null then 'PREPARED' else excluded.state end;
end $$;
drop trigger follow_preparations on sales.orders;
create trigger follow_preparations after update of payment_date, cancelled_at, shipped_at, zip_code on sales.orders
  for each row when ((old.payment_date, old.cancelled_at, old.shipped_at, old.zip_code = '')
    is distinct from (new.payment_date, new.cancelled_at, new.shipped_at, new.zip_code = ''))
  execute function app.follow_preparations();
