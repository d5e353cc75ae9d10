-- Orders and their lines as they were sold, what happens to them, and how much the house makes in a day (decisions 004, 048).

-- What operators look for by word: names whole and without blanks, phone numbers as digits, and their last four.
create function app.order_words(recipient text, orderer text, depositor text, recipient_phone text, orderer_phone text) returns text[]
language sql immutable parallel safe
as $$
  select array_agg(distinct word) from unnest(array[
    lower(regexp_replace(recipient, '\s', '', 'g')), lower(regexp_replace(orderer, '\s', '', 'g')),
    lower(regexp_replace(coalesce(depositor, ''), '\s', '', 'g')),
    regexp_replace(recipient_phone, '\D', '', 'g'), regexp_replace(orderer_phone, '\D', '', 'g'),
    right(regexp_replace(recipient_phone, '\D', '', 'g'), 4), right(regexp_replace(orderer_phone, '\D', '', 'g'), 4)]) word
  where word <> ''
$$;

-- A part of an order number is looked up four signs at a time, without the century and the decade that every order has.
create function app.order_number_parts(order_number text) returns text[]
language sql immutable parallel safe
as $$ select array_agg(distinct substr(order_number, begins, 4)) from generate_series(3, length(order_number) - 3) begins $$;
grant execute on function app.order_words(text, text, text, text, text), app.order_number_parts(text) to shop_admin, shop_service;

-- An order keeps what its buyer was promised, whatever the rules say later. Where it goes may change until its waybill is there; its
-- delivery was priced for the place it was ordered to, and refunds go on reckoning with that. What says who the buyer is (at the bank and
-- to the courier, too) is masked for staff.
create table sales.orders (
  id bigint generated always as identity primary key,
  order_number text not null unique,
  user_id uuid not null references member.members (id),
  checkout_id uuid references sales.checkouts (id) on delete set null,
  status text not null default 'PAYMENT_WAIT' check (status in ('PAYMENT_WAIT', 'PAYMENT_COMPLETE', 'IN_PRODUCTION', 'PRODUCTION_COMPLETE',
    'DELIVERY_PREPARING', 'IN_DELIVERY', 'DELIVERY_COMPLETED', 'PURCHASE_CONFIRMED')),
  orderer_name text not null,
  orderer_phone text not null,
  orderer_email text not null,
  recipient text not null,
  recipient_phone text not null,
  zip_code text not null,
  address text not null,
  detail_address text not null default '',
  shipping_request text not null default '',
  payment_method text not null check (payment_method in ('CARD', 'VIRTUAL_ACCOUNT', 'KAKAO_PAY', 'NAVER_PAY', 'TOSS_PAY')),
  product_amount integer not null check (product_amount >= 0),
  delivery_amount integer not null check (delivery_amount >= 0),
  coupon_discount_amount integer not null default 0 check (coupon_discount_amount >= 0),
  point_amount integer not null default 0 check (point_amount >= 0),
  discount_amount integer not null generated always as (coupon_discount_amount + point_amount) stored,
  payment_amount integer not null check (payment_amount >= 0),
  ordered_at timestamptz not null default now(),
  payment_date timestamptz,
  deposit_bank text,
  deposit_account text,
  depositor_name text,
  deposit_deadline timestamptz,
  hold_expires_at timestamptz,
  courier text,
  tracking_number text,
  shipped_at timestamptz,
  delivered_at timestamptz,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text check (cancel_reason in ('MEMBER', 'EXPIRED', 'NOT_PAID', 'ADMIN', 'AMOUNT_MISMATCH')),
  cancellation_receipt_number text,
  masked_orderer_name text generated always as (
    case when char_length(orderer_name) < 2 then orderer_name when char_length(orderer_name) = 2 then left(orderer_name, 1) || '*'
    else left(orderer_name, 1) || repeat('*', least(char_length(orderer_name) - 2, 6)) || right(orderer_name, 1) end) virtual,
  masked_orderer_phone text generated always as (
    case when char_length(orderer_phone) < 8 then repeat('*', char_length(orderer_phone))
    else left(orderer_phone, 3) || '-****-' || right(orderer_phone, 4) end) virtual,
  masked_orderer_email text generated always as (
    left(orderer_email, 2) || '***' || substring(orderer_email from position('@' in orderer_email))) virtual,
  masked_recipient text generated always as (
    case when char_length(recipient) < 2 then recipient when char_length(recipient) = 2 then left(recipient, 1) || '*'
    else left(recipient, 1) || repeat('*', least(char_length(recipient) - 2, 6)) || right(recipient, 1) end) virtual,
  masked_recipient_phone text generated always as (
    case when char_length(recipient_phone) < 8 then repeat('*', char_length(recipient_phone))
    else left(recipient_phone, 3) || '-****-' || right(recipient_phone, 4) end) virtual,
  masked_address text generated always as (split_part(address, ' ', 1) || ' ' || split_part(address, ' ', 2) || ' ***') virtual,
  acknowledged_at timestamptz,
  made_units integer not null default 0 check (made_units >= 0),
  ship_by date,
  slips_on date,
  tracking_state text check (tracking_state in ('INFORMATION_RECEIVED', 'AT_PICKUP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'ATTEMPT_FAIL',
    'DELIVERED', 'AVAILABLE_FOR_PICKUP', 'EXCEPTION', 'UNKNOWN')),
  tracked_at timestamptz,
  step text not null generated always as (
    case when cancelled_at is not null then 'CANCELLED'
    when status = 'PAYMENT_COMPLETE' and acknowledged_at is not null then 'ACKNOWLEDGED' else status end) stored,
  masked_depositor_name text generated always as (
    case when char_length(depositor_name) < 2 then depositor_name when char_length(depositor_name) = 2 then left(depositor_name, 1) || '*'
    else left(depositor_name, 1) || repeat('*', least(char_length(depositor_name) - 2, 6)) || right(depositor_name, 1) end) virtual,
  masked_shipping_request text generated always as (
    case when shipping_request = '' then '' else left(shipping_request, 2) || '***' end) virtual,
  earn_percent integer not null default 1 check (earn_percent between 0 and 50),
  confirm_days integer not null default 7 check (confirm_days between 7 and 60),
  pick_up_fee integer not null default 3000 check (pick_up_fee between 0 and 100000),
  priced_zip_code text check (priced_zip_code ~ '^\d{5}$'),
  constraint orders_sum check (payment_amount = product_amount + delivery_amount - coupon_discount_amount - point_amount)
);
create index orders_checkout on sales.orders (checkout_id);
-- One order for a checkout; a declined card frees the checkout for the next try.
create unique index orders_checkout_open on sales.orders (checkout_id) where cancelled_at is null;
create index orders_status on sales.orders (status, ordered_at desc);
create index orders_holds on sales.orders (hold_expires_at) where status = 'PAYMENT_WAIT' and cancelled_at is null;
-- With the id, or PostgreSQL sorts the history again.
create index orders_user on sales.orders (user_id, ordered_at desc, id desc);
create index orders_newest on sales.orders (ordered_at desc, id desc);
create index orders_words
  on sales.orders using gin (app.order_words(recipient, orderer_name, depositor_name, recipient_phone, orderer_phone));
-- No statistics: a search by word is planned anew each time, and reading what is known of a hundred thousand names took longer than finding
-- one. Nothing is decided by them: each word has few orders, and its index is the only way.
alter index sales.orders_words alter column 1 set statistics 0;
create index orders_waybill on sales.orders (tracking_number) where tracking_number is not null;
create index orders_by_step on sales.orders (step, ordered_at desc, id desc);
create index orders_to_ship on sales.orders (step, coalesce(ship_by, '9999-12-31'::date), id)
  where step in ('PAYMENT_COMPLETE', 'ACKNOWLEDGED', 'IN_PRODUCTION', 'PRODUCTION_COMPLETE', 'DELIVERY_PREPARING');
create index orders_slipping on sales.orders (step, id)
  where slips_on is not null and step in ('PAYMENT_COMPLETE', 'ACKNOWLEDGED', 'IN_PRODUCTION', 'PRODUCTION_COMPLETE', 'DELIVERY_PREPARING');
create index orders_to_produce on sales.orders (made_units)
  where made_units > 0 and step in ('PAYMENT_COMPLETE', 'ACKNOWLEDGED', 'IN_PRODUCTION');
create index orders_to_track on sales.orders (tracked_at nulls first) where step = 'IN_DELIVERY' and tracking_number is not null;
create index orders_paid on sales.orders (payment_date) include (payment_amount) where payment_date is not null;
create index orders_number_parts on sales.orders using gin (app.order_number_parts(order_number));
-- Whoever holds a parcel types the last four digits of its waybill, as of a phone.
create index orders_waybill_end on sales.orders (right(tracking_number, 4)) where tracking_number is not null;
comment on table sales.orders is
  'Amounts in won. A cancelled order keeps the state it was in; cancelled_at and claims tell the rest (decision 004).';
comment on column sales.orders.acknowledged_at is 'When the shop saw the order and took it into its work (발주 확인); no state of its own.';
comment on column sales.orders.made_units is
  'Pieces that are made to order, known from the payment on: what waits for the press is their sum.';
comment on column sales.orders.ship_by is
  'The last day, in Korea, on which the order leaves the house; promised at the payment and never moved. Null: nothing was promised.';
comment on column sales.orders.slips_on is 'The day it will leave the house as work goes now, where that is later than promised.';
comment on column sales.orders.tracking_state is 'What the courier said last, in the words of Delivery Tracker.';
comment on column sales.orders.tracked_at is 'When the courier was asked last.';
comment on column sales.orders.step is 'Where the order stands in the work of the house (rules/order/work-step.ts).';
comment on column sales.orders.earn_percent is 'Of what its goods cost in money, per cent that its confirmation earns in points.';
comment on column sales.orders.confirm_days is 'Full days after delivery before the clock confirms it.';
comment on column sales.orders.pick_up_fee is 'What a parcel back costs its buyer, won, before the remote fee.';
comment on column sales.orders.priced_zip_code is
  'The zip code its delivery was paid for, once the order goes to another one; null while they are the same.';
comment on constraint orders_user_id_fkey on sales.orders is E'@fieldName member\n@foreignFieldName orders';
comment on constraint orders_checkout_id_fkey on sales.orders is E'@fieldName checkout\n@foreignFieldName orders';
select app.protect('sales.orders', 'select (id, order_number, user_id, checkout_id, status, zip_code, payment_method, product_amount,
  delivery_amount, coupon_discount_amount, point_amount, discount_amount, payment_amount, ordered_at, payment_date, deposit_bank,
  deposit_account, deposit_deadline, hold_expires_at, courier, tracking_number, shipped_at, delivered_at, confirmed_at, cancelled_at,
  cancel_reason, cancellation_receipt_number, masked_orderer_name, masked_orderer_phone, masked_orderer_email, masked_recipient,
  masked_recipient_phone, masked_address, acknowledged_at, made_units, ship_by, slips_on, tracking_state, tracked_at, step,
  masked_depositor_name, masked_shipping_request, earn_percent, confirm_days, pick_up_fee, priced_zip_code), update');
-- An attempt that ended without payment was never an order to its member: the checkout stands as before.
create policy own_select on sales.orders for select to shop_user
  using (user_id = (select app.me()) and cancel_reason is distinct from 'NOT_PAID');
grant select on sales.orders to shop_user;

create function app.my_order_ids() returns setof bigint
language sql stable security definer set search_path = ''
as $$ select id from sales.orders where user_id = app.me() and cancel_reason is distinct from 'NOT_PAID' $$;
grant execute on function app.my_order_ids() to shop_public, shop_admin, shop_service, shop_identity;

create table sales.order_products (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales.orders (id),
  product_id bigint not null references product.products (id),
  option_id bigint not null references product.product_options (id),
  brand_id bigint not null references product.brands (id),
  custom_version_id bigint references product.product_custom_versions (id),
  quantity integer not null check (quantity > 0),
  product_name app.localized not null,
  option_name app.localized not null,
  brand_name app.localized not null,
  image_src text not null,
  origin_price integer not null check (origin_price >= 0),
  unit_price integer not null check (unit_price >= 0),
  amount integer not null check (amount >= 0),
  coupon_discount_amount integer not null default 0 check (coupon_discount_amount >= 0),
  point_amount integer not null default 0 check (point_amount >= 0),
  snapshot jsonb not null,
  constraint order_products_amount check (amount = unit_price * quantity),
  constraint order_products_discount check (coupon_discount_amount + point_amount <= amount)
);
create index order_products_order on sales.order_products (order_id);
create index order_products_product on sales.order_products (product_id);
create index order_products_option on sales.order_products (option_id);
create index order_products_brand on sales.order_products (brand_id);
create index order_products_version on sales.order_products (custom_version_id);
comment on table sales.order_products is 'An order line. Names, prices, design and picture as they were; later edits never change it.';
comment on column sales.order_products.snapshot is '{design: frozen scene, artists, side prices, graphic prices, render address ...}';
comment on constraint order_products_order_id_fkey on sales.order_products is E'@fieldName order\n@foreignFieldName order_products';
create trigger never_changed before update on sales.order_products for each row execute function app.forbid_change();
select app.protect('sales.order_products', 'select');
create policy own_select on sales.order_products for select to shop_user using (order_id in (select app.my_order_ids()));
grant select on sales.order_products to shop_user;

create table sales.order_status_changes (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales.orders (id),
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('MEMBER', 'ADMIN', 'PAYMENT', 'JOB', 'TRACKER')),
  user_id uuid,
  note text not null default '',
  changed_at timestamptz not null default now()
);
create index order_status_changes_order on sales.order_status_changes (order_id, changed_at);
comment on constraint order_status_changes_order_id_fkey on sales.order_status_changes is
  E'@fieldName order\n@foreignFieldName status_changes';
create trigger never_changed before update on sales.order_status_changes for each row execute function app.forbid_change();
select app.protect('sales.order_status_changes', 'select');
create policy own_select on sales.order_status_changes for select to shop_user using (order_id in (select app.my_order_ids()));
grant select (id, order_id, from_status, to_status, changed_at) on sales.order_status_changes to shop_user;

create table sales.order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales.orders (id),
  kind text not null check (kind in ('ACKNOWLEDGED', 'PRINT_FILES_TAKEN', 'WAYBILL_SHEET_TAKEN', 'WAYBILL_GIVEN',
    'WAYBILL_CHANGED', 'TRACKED', 'SLIP_EXPECTED', 'SLIP_AVERTED', 'DELIVERY_CHANGED', 'NOTE')),
  actor text not null check (actor in ('ADMIN', 'JOB', 'TRACKER')),
  user_id uuid,
  note text not null default '' check (length(note) <= 2000),
  created_at timestamptz not null default now()
);
create index order_events_order on sales.order_events (order_id, created_at);
comment on table sales.order_events is 'What happened to an order beside its states: staff, clock and courier. Added to, never rewritten.';
comment on constraint order_events_order_id_fkey on sales.order_events is E'@fieldName order\n@foreignFieldName events';
create trigger never_changed before update on sales.order_events for each row execute function app.forbid_change();
select app.protect('sales.order_events', 'select');

create table sales.production_plan (
  is_only boolean primary key default true check (is_only),
  units_a_day integer not null default 40 check (units_a_day between 1 and 100000),
  cut_off_minute integer not null default 840 check (cut_off_minute between 0 and 1440),
  spare_days integer not null default 1 check (spare_days between 0 and 30)
);
comment on table sales.production_plan is
  'One row: pieces made to order in a working day, minutes of the Korean day until which an order is worked on at once, days to spare in what is promised.';
insert into sales.production_plan default values;
select app.protect('sales.production_plan', 'select, update');

create table sales.trade_records (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('ORDER', 'INQUIRY')),
  reference text not null,
  sealed_record text not null,
  kept_until timestamptz not null,
  created_at timestamptz not null default now(),
  constraint trade_records_once unique (kind, reference)
);
create index trade_records_kept on sales.trade_records (kept_until);
comment on table sales.trade_records is
  'Who bought and asked what, of members who are forgotten: sealed with a key from SECRET, kept as long as the e-commerce act wants, read by nobody but whoever runs the shop.';
select app.protect('sales.trade_records', '');
