-- Artists, brands, categories and products. The policies of what hangs on a product ask products again, under the same role: what is not
-- out yet shows none of its parts.

create table product.artists (
  id bigint generated always as identity primary key,
  user_id uuid references member.members (id) on delete set null,
  name app.localized not null constraint artists_name_short check (app.is_short_name(name, 60)),
  path_name text not null unique check (path_name ~ '^[a-z0-9][a-z0-9-]*$'),
  description app.localized constraint artists_description_short check (app.is_short_writing(description, 2000)),
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  image_src text not null default '' constraint artists_image_own check (app.is_own_picture(image_src)),
  profile_src text not null default '' constraint artists_profile_own check (app.is_own_picture(profile_src)),
  position integer not null default 0,
  follower_count integer not null default 0 check (follower_count >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index artists_shown on product.artists (position, id) where deleted_at is null and state = 'ACT';
create index artists_user on product.artists (user_id);
comment on table product.artists is 'path_name is the address: /artist/{path_name} (specification 2).';
comment on constraint artists_user_id_fkey on product.artists is E'@fieldName member\n@foreignFieldName artists';

create function app.my_artist_ids() returns setof bigint
language sql stable security definer set search_path = ''
as $$ select id from product.artists where user_id = app.me() $$;
comment on function app.my_artist_ids() is
  'The artists the current member speaks for; security definer so that policies do not ask each other.';
grant execute on function app.my_artist_ids() to shop_public, shop_admin, shop_service, shop_identity;

create trigger a_lock_catalogue before update or delete on product.artists for each statement execute function app.lock_catalogue();
select app.protect('product.artists');
create policy public_select on product.artists for select to shop_public using (deleted_at is null and state = 'ACT');
create policy own_select on product.artists for select to shop_artist using (id in (select app.my_artist_ids()));
create policy own_update on product.artists for update to shop_artist using (id in (select app.my_artist_ids()))
  with check (id in (select app.my_artist_ids()));
grant select (id, name, path_name, description, state, image_src, profile_src, position, follower_count, created_at, deleted_at)
  on product.artists to shop_public;
grant update (description, image_src, profile_src) on product.artists to shop_artist;
select app.announce_changes_of('product.artists');

create table product.brands (
  id bigint generated always as identity primary key,
  user_id uuid references member.members (id) on delete set null,
  name app.localized not null constraint brands_name_short check (app.is_short_name(name, 60)),
  description app.localized constraint brands_description_short check (app.is_short_writing(description, 2000)),
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  logo_src text not null default '' constraint brands_logo_own check (app.is_own_picture(logo_src)),
  image_src text not null default '' constraint brands_image_own check (app.is_own_picture(image_src)),
  position integer not null default 0,
  follower_count integer not null default 0 check (follower_count >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index brands_user on product.brands (user_id);
comment on constraint brands_user_id_fkey on product.brands is E'@fieldName member\n@foreignFieldName brands';

create function app.my_brand_ids() returns setof bigint
language sql stable security definer set search_path = ''
as $$ select id from product.brands where user_id = app.me() $$;
grant execute on function app.my_brand_ids() to shop_public, shop_admin, shop_service, shop_identity;

create trigger a_lock_catalogue before update or delete on product.brands for each statement execute function app.lock_catalogue();
select app.protect('product.brands');
create policy public_select on product.brands for select to shop_public using (deleted_at is null and state = 'ACT');
create policy own_select on product.brands for select to shop_brand using (id in (select app.my_brand_ids()));
create policy own_update on product.brands for update to shop_brand using (id in (select app.my_brand_ids()))
  with check (id in (select app.my_brand_ids()));
grant select (id, name, description, state, logo_src, image_src, position, follower_count, created_at, deleted_at)
  on product.brands to shop_public;
grant update (description, logo_src, image_src) on product.brands to shop_brand;
select app.announce_changes_of('product.brands');

create table product.artist_brands (
  artist_id bigint not null references product.artists (id) on delete cascade,
  brand_id bigint not null references product.brands (id) on delete cascade,
  position integer not null default 0,
  primary key (artist_id, brand_id)
);
create index artist_brands_brand on product.artist_brands (brand_id, artist_id);
comment on table product.artist_brands is 'Collaborations; "graphics of a brand" goes through here (specification 7.15).';
select app.protect('product.artist_brands');
create policy public_select on product.artist_brands for select to shop_public using (true);
grant select on product.artist_brands to shop_public;

create table product.categories (
  id bigint generated always as identity primary key,
  parent_id bigint references product.categories (id),
  name app.localized not null,
  path_name text not null unique check (path_name ~ '^[a-z0-9][a-z0-9-]*$'),
  image_src text not null default '' constraint categories_image_src_leads check (app.is_path(image_src)),
  position integer not null default 0,
  deleted_at timestamptz
);
create index categories_parent on product.categories (parent_id);
comment on constraint categories_parent_id_fkey on product.categories is E'@fieldName parent\n@foreignFieldName children';
select app.protect('product.categories');
create policy public_select on product.categories for select to shop_public using (deleted_at is null);
grant select on product.categories to shop_public;
select app.announce_changes_of('product.categories');

create table product.shipping_policies (
  id bigint generated always as identity primary key,
  name app.localized not null,
  region text not null default 'DOMESTIC' check (region in ('DOMESTIC', 'INTERNATIONAL')),
  fee_type text not null check (fee_type in ('FREE', 'CONDITIONAL', 'FEE')),
  fee integer not null default 0 check (fee >= 0),
  free_over integer check (free_over > 0),
  remote_fee integer not null default 0 check (remote_fee >= 0),
  day1 integer not null check (day1 >= 0),
  day2 integer not null,
  constraint shipping_policies_day_range check (day2 >= day1),
  constraint shipping_policies_condition check ((fee_type = 'CONDITIONAL') = (free_over is not null))
);
comment on table product.shipping_policies is 'Free, free above a price, or a fee; delivery in day1 to day2 days (specification 3.36, 9).';
select app.protect('product.shipping_policies');
create policy public_select on product.shipping_policies for select to shop_public using (true);
grant select on product.shipping_policies to shop_public;
select app.announce_changes_of('product.shipping_policies');

-- What is prepared for weeks is new when it is shown, not when it was made.
create function app.note_publication() returns trigger
language plpgsql set search_path = ''
as $$ begin new.published_at := case when tg_op = 'INSERT' then new.created_at else now() end; return new; end $$;

create table product.products (
  id bigint generated always as identity primary key,
  brand_id bigint not null references product.brands (id),
  category_id bigint references product.categories (id),
  shipping_policy_id bigint not null references product.shipping_policies (id),
  code text not null,
  name app.localized not null,
  description app.localized,
  add_content text not null default '',
  image_src text not null default '' constraint products_image_src_leads check (app.is_path(image_src)),
  type text not null default 'GENERAL' check (type in ('GENERAL', 'CUSTOM')),
  state text not null default 'ACT' check (state in ('ACT', 'STOP', 'DISCONTINUED')),
  is_custom boolean not null generated always as (type = 'CUSTOM') stored,
  is_new boolean not null default false,
  is_sale boolean not null default false,
  stock_count integer not null default 0,
  price integer not null check (price >= 0),
  origin_price integer not null check (origin_price >= 0),
  sale_price integer check (sale_price >= 0),
  sale_rate numeric(5, 2) not null default 0 check (sale_rate between 0 and 100),
  promotion_price integer check (promotion_price >= 0),
  -- What sorting by price goes by: the same choice as sellingPrice of rules/money/price.ts, which a test compares.
  selling_price integer not null generated always as (coalesce(promotion_price, price)) stored,
  like_count integer not null default 0 check (like_count >= 0),
  review_count integer not null default 0 check (review_count >= 0),
  review_score_sum integer not null default 0 check (review_score_sum >= 0),
  sales_count integer not null default 0 check (sales_count >= 0),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  is_sold_out boolean not null generated always as (stock_count <= 0) stored,
  published_at timestamptz,
  translations jsonb not null default '{}' check (app.is_translations(translations)),
  constraint products_code_key unique (brand_id, code)
);
-- One for every order that lists offer; what cannot be bought comes last in each, and the id settles ties. The newest start with those that
-- the shop marks as new (storefront/nouns/product/sorts.ts).
create index products_shown on product.products (position, id) where deleted_at is null and state = 'ACT';
create index products_category on product.products (category_id, position, id) where deleted_at is null and state = 'ACT';
create index products_brand on product.products (brand_id, position, id) where deleted_at is null;
create index products_shipping_policy on product.products (shipping_policy_id);
create index products_custom on product.products (position, id) where type = 'CUSTOM' and deleted_at is null and state = 'ACT';
create index products_listed on product.products (is_sold_out, position, id) where deleted_at is null and state = 'ACT';
create index products_popular on product.products (is_sold_out, like_count desc, id desc) where deleted_at is null and state = 'ACT';
create index products_sold on product.products (is_sold_out, sales_count desc, id desc) where deleted_at is null and state = 'ACT';
create index products_cheapest on product.products (is_sold_out, selling_price, id) where deleted_at is null and state = 'ACT';
create index products_dearest on product.products (is_sold_out, selling_price desc, id desc) where deleted_at is null and state = 'ACT';
create index products_published on product.products (brand_id, published_at desc) where deleted_at is null and state = 'ACT';
create index products_newest on product.products (is_sold_out, is_new desc, created_at desc, id desc)
  where deleted_at is null and state = 'ACT';
create index products_sold_out on product.products (id) where is_sold_out and state = 'ACT' and deleted_at is null;
comment on table product.products is
  'price is what is asked now, origin_price what is struck out, promotion_price what a promotion asks; all won.';
comment on column product.products.stock_count is 'Sum over the options, kept by a trigger; 0 or less is sold out (specification 4).';
comment on column product.products.is_sold_out is 'True when no option has anything left: such products come last in every list.';
comment on column product.products.published_at is 'When it was first shown; null while it never was.';
comment on column product.products.translations is 'Its add_content in other languages; what is missing is read in Korean.';
create trigger note_publication before insert or update of state, deleted_at on product.products
  for each row when (new.state = 'ACT' and new.deleted_at is null and new.published_at is null) execute function app.note_publication();
create trigger a_lock_catalogue before update or delete on product.products for each statement execute function app.lock_catalogue();
select app.protect('product.products');
create policy public_select on product.products for select to shop_public using (deleted_at is null and state <> 'STOP');
create policy own_select on product.products for select to shop_brand using (brand_id in (select app.my_brand_ids()));
grant select on product.products to shop_public;
select app.announce_changes_of('product.products');

create table product.product_images (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  src text not null constraint product_images_src_leads check (app.is_path(src)),
  position integer not null default 0
);
create index product_images_product on product.product_images (product_id, position);
select app.protect('product.product_images');
create policy public_select on product.product_images for select to shop_public
  using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.product_images to shop_public;
select app.announce_changes_of('product.product_images');

create table product.product_facts (
  product_id bigint primary key references product.products (id) on delete cascade,
  kind text not null check (kind in ('CLOTHING', 'BAG', 'ACCESSORY', 'HOUSEHOLD', 'GOODS')),
  material app.localized,
  contents app.localized,
  maker app.localized,
  origin app.localized,
  made_on app.localized,
  care app.localized,
  certification app.localized,
  warranty app.localized,
  contact app.localized
);
comment on table product.product_facts is
  'What the Korean notice on product information (상품정보제공고시) wants told before a purchase; which of it, decides the kind.';
comment on column product.product_facts.contact is
  'Who answers for it after the sale, with a telephone number; the shop''s own customer service when empty.';
comment on constraint product_facts_product_id_fkey on product.product_facts is E'@fieldName product\n@foreignFieldName facts';
select app.protect('product.product_facts');
create policy public_select on product.product_facts for select to shop_public
  using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.product_facts to shop_public;
select app.announce_changes_of('product.product_facts');

create table product.promotions (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  price integer not null check (price >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  constraint promotions_window check (starts_at is null or ends_at is null or starts_at < ends_at)
);
create index promotions_product on product.promotions (product_id);
create index promotions_starts on product.promotions (starts_at) where starts_at is not null;
create index promotions_ends on product.promotions (ends_at) where ends_at is not null;
comment on table product.promotions is
  'What a product costs for a while, in won; an open side has no end. products.promotion_price is the one in force (rules/catalogue/promotion.ts), kept by a job.';
comment on constraint promotions_product_id_fkey on product.promotions is E'@fieldName product\n@foreignFieldName promotions';
select app.protect('product.promotions', 'select');
