-- Carts and checkouts. Members read their own rows; every write of schema sales is a command with rules, so no member role has a grant
-- to write there.

create table sales.carts (
  id uuid primary key default uuidv7(),
  user_id uuid unique references member.members (id) on delete cascade,
  guest_hash text unique,
  created_at timestamptz not null default now(),
  last_visited_at timestamptz not null default now(),
  constraint carts_owner check (num_nonnulls(user_id, guest_hash) = 1)
);
create index carts_last_visit on sales.carts (last_visited_at);
comment on table sales.carts is
  'One per member, or per guest by the hash of a random cookie; kept 30 days after the last visit (specification 9.6).';
comment on constraint carts_user_id_fkey on sales.carts is E'@fieldName member\n@foreignFieldName cart';
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
  constraint cart_lines_option_fkey foreign key (option_id, product_id)
    references product.product_options (id, product_id) on delete cascade
);
create index cart_lines_option on sales.cart_lines (option_id);
create index cart_lines_product on sales.cart_lines (product_id);
create index cart_lines_version on sales.cart_lines (custom_version_id);
create index cart_lines_custom on sales.cart_lines (product_custom_id);
comment on table sales.cart_lines is 'option + frozen design version; the same pair is one line.';
comment on constraint cart_lines_cart_id_fkey on sales.cart_lines is E'@fieldName cart\n@foreignFieldName lines';
comment on constraint cart_lines_option_fkey on sales.cart_lines is E'@fieldName option\n@foreignFieldName cart_lines';
create trigger touch before update on sales.cart_lines for each row execute function app.touch_updated_at();
select app.protect('sales.cart_lines', 'select');
create policy own_select on sales.cart_lines for select to shop_user
  using (cart_id in (select id from sales.carts where user_id = (select app.me())));
grant select on sales.cart_lines to shop_user;

create table sales.checkouts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references member.members (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index checkouts_user on sales.checkouts (user_id);
create index checkouts_expiry on sales.checkouts (expires_at);
comment on table sales.checkouts is 'The checkout (주문서) behind /order/{id}: which lines are about to be ordered.';
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
comment on constraint checkout_lines_checkout_id_fkey on sales.checkout_lines is E'@fieldName checkout\n@foreignFieldName lines';
select app.protect('sales.checkout_lines', 'select');
create policy own_select on sales.checkout_lines for select to shop_user
  using (checkout_id in (select id from sales.checkouts where user_id = (select app.me())));
grant select on sales.checkout_lines to shop_user;

-- json keeps the first reply as it was sent, for whoever repeats a request under its Idempotency-Key; nothing is ever asked of what is
-- inside.
create table sales.idempotency_keys (
  actor text not null,
  key text not null check (length(key) between 8 and 256),
  route text not null,
  request_hash text not null,
  status integer,
  response json,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (actor, key)
);
create index idempotency_keys_age on sales.idempotency_keys (created_at);
comment on table sales.idempotency_keys is 'First replies of writes that move money, stock, coupons or points (decision 012).';
comment on column sales.idempotency_keys.created_at is 'When the request that has the key took it: the lease of a key without a reply begins then.';
select app.protect('sales.idempotency_keys', '');
