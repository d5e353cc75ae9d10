-- Coupons and points. What holders of a coupon were promised, limits, and points that never go below nothing are rules of commands: the data
-- service gives staff the rows to read, and to write only where a coupon is shown (events, exhibitions).

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
  is_sign_up_gift boolean not null default false,
  budget_amount integer check (budget_amount > 0),
  per_member_limit integer not null default 1 check (per_member_limit between 1 and 100),
  used_count integer not null default 0 check (used_count >= 0),
  spent_amount bigint not null default 0 check (spent_amount >= 0),
  number_count integer not null default 0 check (number_count >= 0),
  -- For the tab of coupons that are used up, because the data service compares no column with another: hasSupply of
  -- rules/money/coupon/coupon-terms.ts the other way round, held to it by db/test/checks.db.test.ts.
  is_used_up boolean not null generated always as (
    coalesce(issued_count >= issue_limit, false) or coalesce(spent_amount >= budget_amount, false)) stored,
  constraint coupons_rate check (discount_type <> 'RATE' or discount_value <= 100),
  constraint coupons_issue check (issue_limit is null or issued_count <= issue_limit)
);
comment on table sales.coupons is
  'applicable_count: how many units one coupon discounts; max_discount_amount per total or per unit, won (specification 3.32, Coupon).';
comment on column sales.coupons.is_sign_up_gift is 'Given to every new member with the sign-up, as long as it can be claimed.';
comment on column sales.coupons.budget_amount is
  'Won: once orders have taken so much off, no more copies are handed out. Copies in members'' hands stay good.';
comment on column sales.coupons.per_member_limit is 'How many copies one member may have, used ones included.';
comment on column sales.coupons.used_count is 'Copies that an order holds or has used.';
comment on column sales.coupons.spent_amount is 'What those orders took off, won.';
comment on column sales.coupons.number_count is 'Numbers of its lists, which open it once each.';
comment on column sales.coupons.is_used_up is 'No copy is left to hand out, or orders have taken the whole budget off.';
comment on constraint coupons_issue on sales.coupons is 'All coupons have been claimed.';
select app.protect('sales.coupons', 'select');
create policy public_select on sales.coupons for select to shop_public
  using (is_public and deleted_at is null and state = 'ACT' and starts_at <= (select app.shop_now()));
grant select (id, type, name, discount_type, discount_value, max_discount_amount, max_discount_per, min_order_amount, applicable_count,
  issue_limit, issued_count, valid_days, starts_at, ends_at, state, is_public, created_at, deleted_at, is_sign_up_gift)
  on sales.coupons to shop_public;
select app.announce_changes_of('sales.coupons');

create table sales.coupon_products (
  coupon_id bigint not null references sales.coupons (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  primary key (coupon_id, product_id)
);
create index coupon_products_product on sales.coupon_products (product_id);
select app.protect('sales.coupon_products', 'select');
create policy public_select on sales.coupon_products for select to shop_public
  using (exists (select 1 from sales.coupons shown where shown.id = coupon_id));
grant select on sales.coupon_products to shop_public;
select app.announce_changes_of('sales.coupon_products');

create table sales.coupon_graphics (
  coupon_id bigint not null references sales.coupons (id) on delete cascade,
  graphic_id bigint not null references product.graphics (id) on delete cascade,
  primary key (coupon_id, graphic_id)
);
create index coupon_graphics_graphic on sales.coupon_graphics (graphic_id);
select app.protect('sales.coupon_graphics', 'select');
create policy public_select on sales.coupon_graphics for select to shop_public
  using (exists (select 1 from sales.coupons shown where shown.id = coupon_id));
grant select on sales.coupon_graphics to shop_public;
select app.announce_changes_of('sales.coupon_graphics');

create table sales.coupon_banners (
  coupon_id bigint not null references sales.coupons (id) on delete cascade,
  banner_id bigint not null references management.banners (id) on delete cascade,
  primary key (coupon_id, banner_id)
);
create index coupon_banners_banner on sales.coupon_banners (banner_id);
comment on table sales.coupon_banners is 'The coupons an event gives to whoever takes them on its page.';
comment on constraint coupon_banners_coupon_id_fkey on sales.coupon_banners is E'@fieldName coupon\n@foreignFieldName coupon_banners';
comment on constraint coupon_banners_banner_id_fkey on sales.coupon_banners is E'@fieldName banner\n@foreignFieldName coupon_banners';
select app.protect('sales.coupon_banners');
create policy public_select on sales.coupon_banners for select to shop_public
  using (exists (select 1 from sales.coupons shown where shown.id = coupon_id));
grant select on sales.coupon_banners to shop_public;
select app.announce_changes_of('sales.coupon_banners');

create table sales.coupon_plans (
  coupon_id bigint not null references sales.coupons (id) on delete cascade,
  plan_id bigint not null references product.plans (id) on delete cascade,
  primary key (coupon_id, plan_id)
);
create index coupon_plans_plan on sales.coupon_plans (plan_id);
comment on table sales.coupon_plans is 'The coupons an exhibition gives to whoever takes them on its page.';
comment on constraint coupon_plans_coupon_id_fkey on sales.coupon_plans is E'@fieldName coupon\n@foreignFieldName coupon_plans';
comment on constraint coupon_plans_plan_id_fkey on sales.coupon_plans is E'@fieldName plan\n@foreignFieldName coupon_plans';
select app.protect('sales.coupon_plans');
create policy public_select on sales.coupon_plans for select to shop_public
  using (exists (select 1 from sales.coupons shown where shown.id = coupon_id));
grant select on sales.coupon_plans to shop_public;
select app.announce_changes_of('sales.coupon_plans');

-- A coupon that staff take back is deleted; the log keeps why.
create table sales.issued_coupons (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references sales.coupons (id),
  user_id uuid not null references member.members (id) on delete cascade,
  issued_at timestamptz not null default now(),
  expires_at timestamptz,
  order_id bigint references sales.orders (id),
  used_at timestamptz,
  copy integer not null default 1 check (copy between 1 and 100),
  discount_amount integer not null default 0 check (discount_amount >= 0),
  taken_back_reason text,
  constraint issued_coupons_once unique (coupon_id, user_id, copy)
);
create index issued_coupons_user on sales.issued_coupons (user_id, issued_at desc);
create index issued_coupons_order on sales.issued_coupons (order_id);
comment on table sales.issued_coupons is
  'A coupon in a member''s hands; order_id holds it while an order waits for payment, used_at makes it final.';
comment on column sales.issued_coupons.copy is 'Which copy of its member''s it is, from 1 to the limit of the coupon.';
comment on column sales.issued_coupons.discount_amount is 'What the order that holds it takes off by it, won; 0 while no order does.';
comment on column sales.issued_coupons.taken_back_reason is 'Why staff take it back, written just before they do.';
comment on constraint issued_coupons_once on sales.issued_coupons is 'This coupon has already been issued.';
comment on constraint issued_coupons_coupon_id_fkey on sales.issued_coupons is E'@fieldName coupon\n@foreignFieldName issued_coupons';
comment on constraint issued_coupons_user_id_fkey on sales.issued_coupons is E'@fieldName member\n@foreignFieldName issued_coupons';
select app.protect('sales.issued_coupons', 'select');
create policy own_select on sales.issued_coupons for select to shop_user using (user_id = (select app.me()));
grant select on sales.issued_coupons to shop_user;
select app.count_at_commit('sales.issued_coupons', 'sales.coupons', 'coupon_id',
  'used_count', '(order_id is not null)::integer', 'spent_amount', 'discount_amount');

-- A copy that goes back to its member takes nothing off.
create function app.free_issued_coupon() returns trigger
language plpgsql set search_path = ''
as $$ begin new.discount_amount := 0; return new; end $$;
create trigger free_issued_coupon before update on sales.issued_coupons
  for each row when (new.order_id is null and new.discount_amount <> 0) execute function app.free_issued_coupon();

create function app.holds_coupon(coupon_id bigint) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select 1 from sales.issued_coupons c where c.coupon_id = holds_coupon.coupon_id and c.user_id = app.me()) $$;
grant execute on function app.holds_coupon(bigint) to shop_public, shop_admin, shop_service, shop_identity;
create policy claimed_select on sales.coupons for select to shop_user using (app.holds_coupon(id));

create table sales.coupon_numbers (
  number text primary key check (number ~ '^[0-9A-Z]{4,40}$'),
  coupon_id bigint not null references sales.coupons (id) on delete cascade,
  issued_coupon_id bigint references sales.issued_coupons (id) on delete set null,
  issued_at timestamptz,
  created_at timestamptz not null default now()
);
create index coupon_numbers_coupon on sales.coupon_numbers (coupon_id, created_at, number);
create unique index coupon_numbers_issued on sales.coupon_numbers (issued_coupon_id);
comment on table sales.coupon_numbers is
  'Numbers that open a coupon once each, generated here or brought along; capitals and digits, without the strokes they are printed with.';
comment on constraint coupon_numbers_coupon_id_fkey on sales.coupon_numbers is E'@fieldName coupon\n@foreignFieldName coupon_numbers';
comment on constraint coupon_numbers_issued_coupon_id_fkey on sales.coupon_numbers is E'@fieldName issued_coupon\n@foreignFieldName coupon_numbers';
select app.protect('sales.coupon_numbers', 'select');

-- Points that come back but were spent meanwhile are owed: an entry without a lot. Lots pay it, those that end first in front; the entry
-- that takes it out of a lot has the reason OFFSET and is no news to the member, whose balance went down with the debt. Points of a review
-- that is hidden are taken back; shown again, what was taken comes back under a reason of its own, as points of returned goods do.
create table sales.point_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  type text not null check (type in ('EARNED', 'USED', 'EXPIRED', 'OWED')),
  amount integer not null check (amount > 0),
  lot_id bigint references sales.point_entries (id),
  order_id bigint references sales.orders (id),
  reason text not null check (reason in ('SIGN_UP', 'PURCHASE', 'REVIEW', 'PHOTO_REVIEW', 'REVIEW_RESTORED', 'EVENT', 'ORDER',
    'ORDER_CANCELLED', 'ORDER_RETURNED', 'EXPIRY', 'ADMIN', 'OFFSET')),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  order_product_id bigint references sales.order_products (id),
  note text not null default '' check (length(note) <= 200),
  constraint point_entries_by_hand check (note = '' or reason = 'ADMIN'),
  constraint point_entries_review check (order_product_id is null or reason in ('REVIEW', 'PHOTO_REVIEW', 'REVIEW_RESTORED')),
  constraint point_entries_lot check ((type in ('EARNED', 'OWED')) = (lot_id is null)),
  constraint point_entries_offset check (reason <> 'OFFSET' or type = 'USED')
);
create index point_entries_user on sales.point_entries (user_id, created_at desc);
create index point_entries_lot on sales.point_entries (lot_id);
create index point_entries_order on sales.point_entries (order_id);
create index point_entries_expiry on sales.point_entries (expires_at) where type = 'EARNED';
create unique index point_entries_review_once on sales.point_entries (order_product_id, reason)
  where type = 'EARNED' and reason in ('REVIEW', 'PHOTO_REVIEW') and order_product_id is not null;
create index point_entries_order_product on sales.point_entries (order_product_id) where order_product_id is not null;
create index point_entries_owed on sales.point_entries (user_id) where type = 'OWED' or reason = 'OFFSET';
comment on table sales.point_entries is
  'A ledger in lots: USED and EXPIRED name the EARNED lot they take from; OWED is taken back although no lot had it, and OFFSET is a lot that pays for it. Never a balance that is rewritten (decision 056).';
comment on column sales.point_entries.order_product_id is
  'The line a review was written about. Its points are EARNED once for each reason; USED with the same reason is what was taken back.';
comment on column sales.point_entries.note is 'Why staff gave or took these points; the member is told it.';
comment on constraint point_entries_user_id_fkey on sales.point_entries is E'@fieldName member\n@foreignFieldName point_entries';
comment on constraint point_entries_lot_id_fkey on sales.point_entries is E'@fieldName lot\n@foreignFieldName takings';
create trigger never_changed before update on sales.point_entries for each row execute function app.forbid_change();
select app.protect('sales.point_entries', 'select');
create policy own_select on sales.point_entries for select to shop_user using (user_id = (select app.me()));
grant select on sales.point_entries to shop_user;
