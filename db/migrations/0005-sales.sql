-- Carts, order sheets, orders, payments, claims, coupons, points. Members read their own rows;
-- every write is a command with rules, so no member role has a write grant in this schema.

create table sales.carts (
  id uuid primary key default uuidv7(),
  user_id uuid unique references member.members (id) on delete cascade,
  guest_hash text unique,
  created_at timestamptz not null default now(),
  last_visited_at timestamptz not null default now(),
  constraint carts_owner check (num_nonnulls(user_id, guest_hash) = 1)
);
create index carts_last_visit on sales.carts (last_visited_at);
comment on table sales.carts is 'One per member, or per guest by the hash of a random cookie; kept 30 days after the last visit (specification 9).';
comment on constraint carts_user_id_fkey on sales.carts is '@fieldName member
@foreignFieldName cart';
select app.protect('sales.carts', 'select');
create policy own_select on sales.carts for select to shop_user using (user_id = (select app.me()));
grant select (id, user_id, created_at, last_visited_at) on sales.carts to shop_user;

create table sales.cart_lines (
  id bigint generated always as identity primary key,
  cart_id uuid not null references sales.carts (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  option_id bigint not null,
  product_custom_id bigint references product.product_customs (id) on delete set null,
  custom_version_id bigint references product.product_custom_versions (id),
  quantity integer not null check (quantity between 1 and 99),
  is_selected boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cart_lines_choice_key unique nulls not distinct (cart_id, option_id, custom_version_id),
  constraint cart_lines_option_fkey foreign key (option_id, product_id) references product.product_options (id, product_id) on delete cascade
);
create index cart_lines_option on sales.cart_lines (option_id);
create index cart_lines_product on sales.cart_lines (product_id);
create index cart_lines_version on sales.cart_lines (custom_version_id);
create index cart_lines_custom on sales.cart_lines (product_custom_id);
comment on table sales.cart_lines is 'option + frozen design version; the same pair is one line.';
comment on constraint cart_lines_cart_id_fkey on sales.cart_lines is '@fieldName cart
@foreignFieldName lines';
comment on constraint cart_lines_option_fkey on sales.cart_lines is '@fieldName option
@foreignFieldName cart_lines';
create trigger touch before update on sales.cart_lines for each row execute function app.touch_updated_at();
select app.protect('sales.cart_lines', 'select');
create policy own_select on sales.cart_lines for select to shop_user
  using (cart_id in (select id from sales.carts where user_id = (select app.me())));
grant select on sales.cart_lines to shop_user;

create table sales.coupons (
  id bigint generated always as identity primary key,
  type text not null check (type in ('ORDER', 'PRODUCT', 'GRAPHIC')),
  name app.localized not null,
  number text unique,
  discount_type text not null check (discount_type in ('AMOUNT', 'RATE')),
  discount_value integer not null check (discount_value > 0),
  max_discount_amount integer check (max_discount_amount > 0),
  max_discount_per text not null default 'TOTAL' check (max_discount_per in ('TOTAL', 'UNIT')),
  min_order_amount integer not null default 0 check (min_order_amount >= 0),
  applicable_count integer check (applicable_count > 0),
  issue_limit integer check (issue_limit > 0),
  issued_count integer not null default 0 check (issued_count >= 0),
  valid_days integer check (valid_days > 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint coupons_rate check (discount_type <> 'RATE' or discount_value <= 100),
  constraint coupons_issue check (issue_limit is null or issued_count <= issue_limit)
);
comment on table sales.coupons is 'applicable_count: how many units one coupon discounts; max_discount_amount per total or per unit, won (specification 3, Coupon).';
comment on constraint coupons_issue on sales.coupons is 'All coupons have been claimed.';
select app.protect('sales.coupons');
create policy public_select on sales.coupons for select to shop_public using (is_public and deleted_at is null and state = 'ACT');
grant select (id, type, name, discount_type, discount_value, max_discount_amount, max_discount_per, min_order_amount, applicable_count,
  issue_limit, issued_count, valid_days, starts_at, ends_at, state, is_public, created_at, deleted_at) on sales.coupons to shop_public;

create table sales.coupon_products (
  coupon_id bigint not null references sales.coupons (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  primary key (coupon_id, product_id)
);
create index coupon_products_product on sales.coupon_products (product_id);
select app.protect('sales.coupon_products');
create policy public_select on sales.coupon_products for select to shop_public using (exists (select 1 from sales.coupons shown where shown.id = coupon_id));
grant select on sales.coupon_products to shop_public;

create table sales.coupon_graphics (
  coupon_id bigint not null references sales.coupons (id) on delete cascade,
  graphic_id bigint not null references product.graphics (id) on delete cascade,
  primary key (coupon_id, graphic_id)
);
create index coupon_graphics_graphic on sales.coupon_graphics (graphic_id);
select app.protect('sales.coupon_graphics');
create policy public_select on sales.coupon_graphics for select to shop_public using (exists (select 1 from sales.coupons shown where shown.id = coupon_id));
grant select on sales.coupon_graphics to shop_public;

create table sales.checkouts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references member.members (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index checkouts_user on sales.checkouts (user_id);
create index checkouts_expiry on sales.checkouts (expires_at);
comment on table sales.checkouts is 'The order sheet (주문서) behind /order/{id}: which lines are about to be ordered.';
comment on constraint checkouts_user_id_fkey on sales.checkouts is '@fieldName member';
select app.protect('sales.checkouts', 'select');
create policy own_select on sales.checkouts for select to shop_user using (user_id = (select app.me()));
grant select on sales.checkouts to shop_user;

create table sales.checkout_lines (
  id bigint generated always as identity primary key,
  checkout_id uuid not null references sales.checkouts (id) on delete cascade,
  cart_line_id bigint references sales.cart_lines (id) on delete set null,
  product_id bigint not null references product.products (id) on delete cascade,
  option_id bigint not null references product.product_options (id) on delete cascade,
  product_custom_id bigint references product.product_customs (id) on delete set null,
  custom_version_id bigint references product.product_custom_versions (id),
  quantity integer not null check (quantity between 1 and 99)
);
create index checkout_lines_checkout on sales.checkout_lines (checkout_id);
create index checkout_lines_cart_line on sales.checkout_lines (cart_line_id);
create index checkout_lines_product on sales.checkout_lines (product_id);
create index checkout_lines_version on sales.checkout_lines (custom_version_id);
create index checkout_lines_custom on sales.checkout_lines (product_custom_id);
create index checkout_lines_option on sales.checkout_lines (option_id);
comment on constraint checkout_lines_checkout_id_fkey on sales.checkout_lines is '@fieldName checkout
@foreignFieldName lines';
select app.protect('sales.checkout_lines', 'select');
create policy own_select on sales.checkout_lines for select to shop_user
  using (checkout_id in (select id from sales.checkouts where user_id = (select app.me())));
grant select on sales.checkout_lines to shop_user;

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
  constraint orders_sum check (payment_amount = product_amount + delivery_amount - coupon_discount_amount - point_amount)
);
create index orders_user on sales.orders (user_id, ordered_at desc);
create index orders_checkout on sales.orders (checkout_id);
-- One order for an order sheet; a declined card frees the sheet for the next try.
create unique index orders_checkout_open on sales.orders (checkout_id) where cancelled_at is null;
create index orders_status on sales.orders (status, ordered_at desc);
create index orders_holds on sales.orders (hold_expires_at) where status = 'PAYMENT_WAIT' and cancelled_at is null;
comment on table sales.orders is 'Amounts in won. A cancelled order keeps the state it was in; cancelled_at and claims tell the rest (design 8).';
comment on constraint orders_user_id_fkey on sales.orders is '@fieldName member
@foreignFieldName orders';
comment on constraint orders_checkout_id_fkey on sales.orders is '@fieldName checkout
@foreignFieldName orders';
select app.protect('sales.orders', 'select, update');
-- An attempt that ended without payment was never an order to its member: the sheet stands as before.
create policy own_select on sales.orders for select to shop_user
  using (user_id = (select app.me()) and cancel_reason is distinct from 'NOT_PAID');
grant select on sales.orders to shop_user;

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
comment on constraint order_products_order_id_fkey on sales.order_products is '@fieldName order
@foreignFieldName order_products';
create trigger never_changed before update on sales.order_products for each row execute function app.forbid_change();

create function app.my_order_ids() returns setof bigint
language sql stable security definer set search_path = ''
as $$ select id from sales.orders where user_id = app.me() and cancel_reason is distinct from 'NOT_PAID' $$;

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
comment on constraint order_status_changes_order_id_fkey on sales.order_status_changes is '@fieldName order
@foreignFieldName status_changes';
create trigger never_changed before update on sales.order_status_changes for each row execute function app.forbid_change();
select app.protect('sales.order_status_changes', 'select');
create policy own_select on sales.order_status_changes for select to shop_user using (order_id in (select app.my_order_ids()));
grant select (id, order_id, from_status, to_status, changed_at) on sales.order_status_changes to shop_user;

create table sales.payments (
  id bigint generated always as identity primary key,
  payment_id text not null unique check (payment_id ~ '^[A-Za-z0-9]{20,32}$'),
  order_id bigint not null references sales.orders (id),
  method text not null check (method in ('CARD', 'VIRTUAL_ACCOUNT', 'KAKAO_PAY', 'NAVER_PAY', 'TOSS_PAY')),
  amount integer not null check (amount >= 0),
  status text not null default 'READY' check (status in ('READY', 'PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED', 'PAID', 'FAILED', 'PARTIAL_CANCELLED', 'CANCELLED', 'MISMATCH')),
  transaction_id text,
  card_name text,
  receipt_url text,
  failure_code text,
  failure_message text,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  synced_at timestamptz
);
create index payments_order on sales.payments (order_id);
create unique index payments_one_paid on sales.payments (order_id) where status in ('PAID', 'PARTIAL_CANCELLED', 'CANCELLED');
create index payments_open on sales.payments (created_at) where status in ('READY', 'PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED');
comment on table sales.payments is 'One attempt; payment_id is new for each attempt and apart from the readable order number (research/korea.md 1.2).';
comment on constraint payments_order_id_fkey on sales.payments is '@fieldName order
@foreignFieldName payments';
select app.protect('sales.payments', 'select');
create policy own_select on sales.payments for select to shop_user using (order_id in (select app.my_order_ids()));
grant select (id, payment_id, order_id, method, amount, status, card_name, receipt_url, failure_message, created_at, paid_at) on sales.payments to shop_user;

create table sales.payment_cancellations (
  id bigint generated always as identity primary key,
  payment_id text not null references sales.payments (payment_id),
  cancellation_id text not null unique,
  receipt_number text,
  amount integer not null check (amount > 0),
  reason text not null,
  status text not null check (status in ('SUCCEEDED', 'REQUESTED', 'FAILED')),
  created_at timestamptz not null default now()
);
create index payment_cancellations_payment on sales.payment_cancellations (payment_id);
comment on constraint payment_cancellations_payment_id_fkey on sales.payment_cancellations is '@fieldName payment
@foreignFieldName cancellations';
select app.protect('sales.payment_cancellations', 'select');

create table sales.payment_webhooks (
  webhook_id text primary key,
  type text not null,
  payment_id text,
  body jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
comment on table sales.payment_webhooks is 'Deliveries by their id, so that a repeat is known as one.';
select app.protect('sales.payment_webhooks', 'select');

create table sales.claims (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales.orders (id),
  type text not null check (type in ('CANCEL', 'RETURN', 'EXCHANGE')),
  status text not null default 'REQUESTED' check (status in ('REQUESTED', 'ACCEPTED', 'COLLECTING', 'COMPLETED', 'REJECTED', 'WITHDRAWN')),
  reason text not null,
  detail text not null default '',
  refund_amount integer not null default 0 check (refund_amount >= 0),
  refund_bank text,
  refund_account text,
  refund_holder text,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index claims_order on sales.claims (order_id);
comment on table sales.claims is 'Cancel, return and exchange: entities of their own beside the eight order states (design 8).';
comment on constraint claims_order_id_fkey on sales.claims is '@fieldName order
@foreignFieldName claims';
select app.protect('sales.claims', 'select, update');
create policy own_select on sales.claims for select to shop_user using (order_id in (select app.my_order_ids()));
grant select (id, order_id, type, status, reason, detail, refund_amount, created_at, completed_at) on sales.claims to shop_user;

create table sales.claim_products (
  claim_id bigint not null references sales.claims (id) on delete cascade,
  order_product_id bigint not null references sales.order_products (id),
  quantity integer not null check (quantity > 0),
  primary key (claim_id, order_product_id)
);
create index claim_products_order_product on sales.claim_products (order_product_id);
comment on constraint claim_products_claim_id_fkey on sales.claim_products is '@fieldName claim
@foreignFieldName claim_products';
select app.protect('sales.claim_products', 'select');
create policy own_select on sales.claim_products for select to shop_user
  using (claim_id in (select id from sales.claims where order_id in (select app.my_order_ids())));
grant select on sales.claim_products to shop_user;

create table sales.coupon_claims (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references sales.coupons (id),
  user_id uuid not null references member.members (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  expires_at timestamptz,
  order_id bigint references sales.orders (id),
  used_at timestamptz,
  constraint coupon_claims_once unique (coupon_id, user_id)
);
create index coupon_claims_user on sales.coupon_claims (user_id, claimed_at desc);
create index coupon_claims_order on sales.coupon_claims (order_id);
comment on table sales.coupon_claims is 'A coupon in a member''s hands; order_id holds it while an order waits for payment, used_at makes it final.';
comment on constraint coupon_claims_once on sales.coupon_claims is 'This coupon has already been issued.';
comment on constraint coupon_claims_coupon_id_fkey on sales.coupon_claims is '@fieldName coupon
@foreignFieldName coupon_claims';
comment on constraint coupon_claims_user_id_fkey on sales.coupon_claims is '@fieldName member
@foreignFieldName coupon_claims';
select app.protect('sales.coupon_claims', 'select, insert, update');
create policy own_select on sales.coupon_claims for select to shop_user using (user_id = (select app.me()));
grant select on sales.coupon_claims to shop_user;

create function app.holds_coupon(coupon_id bigint) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select 1 from sales.coupon_claims c where c.coupon_id = holds_coupon.coupon_id and c.user_id = app.me()) $$;
create policy claimed_select on sales.coupons for select to shop_user using (app.holds_coupon(id));

create table sales.point_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  type text not null check (type in ('EARNED', 'USED', 'EXPIRED')),
  amount integer not null check (amount > 0),
  lot_id bigint references sales.point_entries (id),
  order_id bigint references sales.orders (id),
  reason text not null check (reason in ('SIGN_UP', 'PURCHASE', 'REVIEW', 'PHOTO_REVIEW', 'EVENT', 'ORDER', 'ORDER_CANCELLED', 'EXPIRY', 'ADMIN')),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  constraint point_entries_lot check ((type = 'EARNED') = (lot_id is null))
);
create index point_entries_user on sales.point_entries (user_id, created_at desc);
create index point_entries_lot on sales.point_entries (lot_id);
create index point_entries_order on sales.point_entries (order_id);
create index point_entries_expiry on sales.point_entries (expires_at) where type = 'EARNED';
comment on table sales.point_entries is 'A ledger in lots: USED and EXPIRED name the EARNED lot they take from. Never a balance that is rewritten (design 8).';
comment on constraint point_entries_user_id_fkey on sales.point_entries is '@fieldName member
@foreignFieldName point_entries';
comment on constraint point_entries_lot_id_fkey on sales.point_entries is '@fieldName lot
@foreignFieldName takings';
create trigger never_changed before update on sales.point_entries for each row execute function app.forbid_change();
select app.protect('sales.point_entries', 'select, insert');
create policy own_select on sales.point_entries for select to shop_user using (user_id = (select app.me()));
grant select on sales.point_entries to shop_user;

create table sales.idempotency_keys (
  actor text not null,
  key text not null check (length(key) between 8 and 256),
  route text not null,
  request_hash text not null,
  status integer,
  response jsonb,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (actor, key)
);
create index idempotency_keys_age on sales.idempotency_keys (created_at);
comment on table sales.idempotency_keys is 'First replies of writes that move money, stock, coupons or points (design 7).';
select app.protect('sales.idempotency_keys', '');
