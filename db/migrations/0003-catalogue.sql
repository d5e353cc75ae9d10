-- Artists, brands, graphics, products with options and stock, frames, colours and printable sides.

create table product.artists (
  id bigint generated always as identity primary key,
  user_id uuid references member.members (id) on delete set null,
  name app.localized not null,
  path_name text not null unique check (path_name ~ '^[a-z0-9][a-z0-9-]*$'),
  description app.localized,
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  image_src text not null default '',
  profile_src text not null default '',
  position integer not null default 0,
  follower_count integer not null default 0 check (follower_count >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index artists_shown on product.artists (position, id) where deleted_at is null and state = 'ACT';
create index artists_user on product.artists (user_id);
comment on table product.artists is 'path_name is the address: /artist/{path_name} (specification 2).';
comment on constraint artists_user_id_fkey on product.artists is '@fieldName member
@foreignFieldName artists';
select app.protect('product.artists');

create function app.my_artist_ids() returns setof bigint
language sql stable security definer set search_path = ''
as $$ select id from product.artists where user_id = app.me() $$;
comment on function app.my_artist_ids() is 'The artists the current member speaks for; security definer so that policies do not ask each other.';

create policy public_select on product.artists for select to shop_public using (deleted_at is null and state = 'ACT');
grant select (id, name, path_name, description, state, image_src, profile_src, position, follower_count, created_at, deleted_at) on product.artists to shop_public;
create policy own_select on product.artists for select to shop_artist using (id in (select app.my_artist_ids()));
create policy own_update on product.artists for update to shop_artist using (id in (select app.my_artist_ids())) with check (id in (select app.my_artist_ids()));
grant update (description, image_src, profile_src) on product.artists to shop_artist;

create table product.brands (
  id bigint generated always as identity primary key,
  user_id uuid references member.members (id) on delete set null,
  name app.localized not null,
  description app.localized,
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  logo_src text not null default '',
  image_src text not null default '',
  position integer not null default 0,
  follower_count integer not null default 0 check (follower_count >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index brands_user on product.brands (user_id);
comment on constraint brands_user_id_fkey on product.brands is '@fieldName member
@foreignFieldName brands';
select app.protect('product.brands');

create function app.my_brand_ids() returns setof bigint
language sql stable security definer set search_path = ''
as $$ select id from product.brands where user_id = app.me() $$;

create policy public_select on product.brands for select to shop_public using (deleted_at is null and state = 'ACT');
grant select (id, name, description, state, logo_src, image_src, position, follower_count, created_at, deleted_at) on product.brands to shop_public;
create policy own_select on product.brands for select to shop_brand using (id in (select app.my_brand_ids()));
create policy own_update on product.brands for update to shop_brand using (id in (select app.my_brand_ids())) with check (id in (select app.my_brand_ids()));
grant update (description, logo_src, image_src) on product.brands to shop_brand;

create table product.artist_brands (
  artist_id bigint not null references product.artists (id) on delete cascade,
  brand_id bigint not null references product.brands (id) on delete cascade,
  position integer not null default 0,
  primary key (artist_id, brand_id)
);
create index artist_brands_brand on product.artist_brands (brand_id, artist_id);
comment on table product.artist_brands is 'Collaborations; "graphics of a brand" goes through here (specification 7).';
select app.protect('product.artist_brands');
create policy public_select on product.artist_brands for select to shop_public using (true);
grant select on product.artist_brands to shop_public;

create table product.categories (
  id bigint generated always as identity primary key,
  parent_id bigint references product.categories (id),
  name app.localized not null,
  path_name text not null unique check (path_name ~ '^[a-z0-9][a-z0-9-]*$'),
  image_src text not null default '',
  position integer not null default 0,
  deleted_at timestamptz
);
create index categories_parent on product.categories (parent_id);
comment on constraint categories_parent_id_fkey on product.categories is '@fieldName parent
@foreignFieldName children';
select app.protect('product.categories');
create policy public_select on product.categories for select to shop_public using (deleted_at is null);
grant select on product.categories to shop_public;

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
comment on table product.shipping_policies is 'Free, free above a price, or a fee; delivery in day1 to day2 days (specification 3, 9).';
select app.protect('product.shipping_policies');
create policy public_select on product.shipping_policies for select to shop_public using (true);
grant select on product.shipping_policies to shop_public;

create table product.products (
  id bigint generated always as identity primary key,
  brand_id bigint not null references product.brands (id),
  category_id bigint references product.categories (id),
  shipping_policy_id bigint not null references product.shipping_policies (id),
  code text not null,
  name app.localized not null,
  description app.localized,
  add_content text not null default '',
  image_src text not null default '',
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
  -- What sorting by price goes by: the same choice as rules/price.ts sellingPrice, which a test compares.
  selling_price integer not null generated always as (coalesce(promotion_price, price)) stored,
  like_count integer not null default 0 check (like_count >= 0),
  review_count integer not null default 0 check (review_count >= 0),
  review_score_sum integer not null default 0 check (review_score_sum >= 0),
  sales_count integer not null default 0 check (sales_count >= 0),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint products_code_key unique (brand_id, code)
);
create index products_shown on product.products (position, id) where deleted_at is null and state = 'ACT';
create index products_category on product.products (category_id, position, id) where deleted_at is null and state = 'ACT';
create index products_brand on product.products (brand_id, position, id) where deleted_at is null;
create index products_price on product.products (selling_price, id) where deleted_at is null and state = 'ACT';
create index products_shipping_policy on product.products (shipping_policy_id);
create index products_newest on product.products (created_at desc, id desc) where deleted_at is null and state = 'ACT';
comment on table product.products is 'price is what is asked now, origin_price what is struck out, promotion_price what a promotion asks; all won.';
comment on column product.products.stock_count is 'Sum over the options, kept by a trigger; 0 or less is sold out (specification 4).';
select app.protect('product.products');
create policy public_select on product.products for select to shop_public using (deleted_at is null and state <> 'STOP');
grant select on product.products to shop_public;
create policy own_select on product.products for select to shop_brand using (brand_id in (select app.my_brand_ids()));
-- The policies of what hangs on a product ask products again, under the same role: what is not out yet shows none of its parts.

create table product.product_images (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  src text not null,
  position integer not null default 0
);
create index product_images_product on product.product_images (product_id, position);
select app.protect('product.product_images');
create policy public_select on product.product_images for select to shop_public using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.product_images to shop_public;

create table product.frames (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  code text not null,
  name app.localized not null,
  position integer not null default 0,
  constraint frames_code_key unique (product_id, code),
  constraint frames_product_key unique (id, product_id)
);
comment on table product.frames is 'The cut of a customizable garment: regular, oversized ... (glossary: frame).';
select app.protect('product.frames');
create policy public_select on product.frames for select to shop_public using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.frames to shop_public;

create table product.colors (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  name app.localized not null,
  hex text not null check (hex ~ '^#[0-9A-Fa-f]{6}$'),
  position integer not null default 0,
  constraint colors_product_key unique (id, product_id)
);
create index colors_product on product.colors (product_id, position);
select app.protect('product.colors');
create policy public_select on product.colors for select to shop_public using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.colors to shop_public;

create table product.product_options (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  frame_id bigint,
  color_id bigint,
  size text not null default '',
  name app.localized not null,
  price integer not null default 0,
  stock_count integer not null default 0 check (stock_count >= 0),
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  position integer not null default 0,
  constraint product_options_product_key unique (id, product_id),
  constraint product_options_choice_key unique nulls not distinct (product_id, frame_id, color_id, size),
  constraint product_options_frame_fkey foreign key (frame_id, product_id) references product.frames (id, product_id),
  constraint product_options_color_fkey foreign key (color_id, product_id) references product.colors (id, product_id)
);
create index product_options_product on product.product_options (product_id, position);
create index product_options_frame on product.product_options (frame_id);
create index product_options_color on product.product_options (color_id);
comment on table product.product_options is 'What is bought: frame x colour x size with its own stock. price is a surcharge in won on ready goods.';
comment on constraint product_options_product_id_fkey on product.product_options is '@fieldName product
@foreignFieldName options';
comment on constraint product_options_frame_fkey on product.product_options is '@fieldName frame
@foreignFieldName options';
comment on constraint product_options_color_fkey on product.product_options is '@fieldName color
@foreignFieldName options';
select app.protect('product.product_options');
create policy public_select on product.product_options for select to shop_public using (state = 'ACT' and exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.product_options to shop_public;

create function app.sum_product_stock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update product.products set stock_count = stock_count - old.stock_count where id = old.product_id and old.state = 'ACT' and old.stock_count <> 0;
  end if;
  if tg_op <> 'DELETE' then
    update product.products set stock_count = stock_count + new.stock_count where id = new.product_id and new.state = 'ACT' and new.stock_count <> 0;
  end if;
  return null;
end $$;
create trigger sum_stock after insert or delete or update of stock_count, state, product_id on product.product_options
  for each row execute function app.sum_product_stock();

create table product.mockup_groups (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  code text not null check (code in ('FRONT', 'BACK', 'LEFT', 'RIGHT')),
  name app.localized not null,
  position integer not null default 0,
  price integer not null default 0 check (price >= 0),
  constraint mockup_groups_code_key unique (product_id, code),
  constraint mockup_groups_product_key unique (id, product_id)
);
comment on table product.mockup_groups is 'A printable side of a product and what printing on it costs in won.';
select app.protect('product.mockup_groups');
create policy public_select on product.mockup_groups for select to shop_public using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.mockup_groups to shop_public;

create table product.mockups (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  frame_id bigint not null,
  color_id bigint not null,
  mockup_group_id bigint not null,
  src text not null,
  shade_src text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  print_x numeric(7, 5) not null check (print_x >= 0),
  print_y numeric(7, 5) not null check (print_y >= 0),
  print_width numeric(7, 5) not null check (print_width > 0),
  print_height numeric(7, 5) not null check (print_height > 0),
  print_width_mm numeric(6, 1) not null check (print_width_mm > 0),
  print_height_mm numeric(6, 1) not null check (print_height_mm > 0),
  constraint mockups_choice_key unique (mockup_group_id, frame_id, color_id),
  constraint mockups_area_inside check (print_x + print_width <= 1 and print_y + print_height <= 1),
  constraint mockups_frame_fkey foreign key (frame_id, product_id) references product.frames (id, product_id),
  constraint mockups_color_fkey foreign key (color_id, product_id) references product.colors (id, product_id),
  constraint mockups_group_fkey foreign key (mockup_group_id, product_id) references product.mockup_groups (id, product_id)
);
create index mockups_product on product.mockups (product_id);
create index mockups_frame on product.mockups (frame_id);
create index mockups_color on product.mockups (color_id);
comment on table product.mockups is 'The garment photo of one side in one frame and colour; print_* are fractions of the picture, print_*_mm its size in mm.';
comment on constraint mockups_product_id_fkey on product.mockups is '@fieldName product
@foreignFieldName mockups';
comment on constraint mockups_frame_fkey on product.mockups is '@fieldName frame
@foreignFieldName mockups';
comment on constraint mockups_color_fkey on product.mockups is '@fieldName color
@foreignFieldName mockups';
comment on constraint mockups_group_fkey on product.mockups is '@fieldName mockup_group
@foreignFieldName mockups';
select app.protect('product.mockups');
create policy public_select on product.mockups for select to shop_public using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.mockups to shop_public;

create table product.graphics (
  id bigint generated always as identity primary key,
  artist_id bigint not null references product.artists (id),
  name app.localized not null,
  description app.localized,
  src text not null,
  state text not null default 'ACT' check (state in ('ACT', 'REVIEW', 'STOP')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  extension text not null check (extension in ('svg', 'png', 'jpg', 'webp')),
  background_color text not null default '#F4F3F0' check (background_color ~ '^#[0-9A-Fa-f]{6}$'),
  position integer not null default 0,
  price integer not null check (price >= 0),
  origin_price integer not null check (origin_price >= 0),
  sale_price integer check (sale_price >= 0),
  sale_rate numeric(5, 2) not null default 0 check (sale_rate between 0 and 100),
  promotion_price integer check (promotion_price >= 0),
  product_count integer not null default 0 check (product_count >= 0),
  is_best boolean not null default false,
  is_donate boolean not null default false,
  donation integer not null default 0 check (donation >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index graphics_shown on product.graphics (position, id) where deleted_at is null and state = 'ACT';
create index graphics_artist on product.graphics (artist_id, position, id) where deleted_at is null and state = 'ACT';
create index graphics_best on product.graphics (position, id) where is_best and deleted_at is null and state = 'ACT';
comment on table product.graphics is 'A work that can be printed. width and height are native pixels and decide how large it prints sharply.';
select app.protect('product.graphics');
create policy public_select on product.graphics for select to shop_public using (deleted_at is null and state = 'ACT');
grant select on product.graphics to shop_public;
create policy own_select on product.graphics for select to shop_artist using (artist_id in (select app.my_artist_ids()));
create policy own_update on product.graphics for update to shop_artist using (artist_id in (select app.my_artist_ids())) with check (artist_id in (select app.my_artist_ids()));
grant update (name, description, background_color, position) on product.graphics to shop_artist;

create table product.graphic_products (
  graphic_id bigint not null references product.graphics (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  position integer not null default 0,
  primary key (graphic_id, product_id)
);
create index graphic_products_product on product.graphic_products (product_id, graphic_id);
create index graphic_products_shown on product.graphic_products (graphic_id, position);
select app.protect('product.graphic_products');
create policy public_select on product.graphic_products for select to shop_public using (true);
grant select on product.graphic_products to shop_public;

create function app.count_graphic_products() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then update product.graphics set product_count = product_count - 1 where id = old.graphic_id; end if;
  if tg_op <> 'DELETE' then update product.graphics set product_count = product_count + 1 where id = new.graphic_id; end if;
  return null;
end $$;
create trigger count_products after insert or delete or update of graphic_id on product.graphic_products
  for each row execute function app.count_graphic_products();

create table product.plans (
  id bigint generated always as identity primary key,
  title app.localized not null,
  content text not null default '',
  image_src text not null default '',
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  position integer not null default 0,
  start_date timestamptz,
  end_date timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on table product.plans is 'A themed exhibition (기획전) of graphics and products: /plan/{id}.';
select app.protect('product.plans');
create policy public_select on product.plans for select to shop_public using (deleted_at is null and state = 'ACT');
grant select on product.plans to shop_public;

create table product.plan_graphics (
  plan_id bigint not null references product.plans (id) on delete cascade,
  graphic_id bigint not null references product.graphics (id) on delete cascade,
  add_content text not null default '',
  position integer not null default 0,
  primary key (plan_id, graphic_id)
);
create index plan_graphics_graphic on product.plan_graphics (graphic_id, plan_id);
select app.protect('product.plan_graphics');
create policy public_select on product.plan_graphics for select to shop_public using (exists (select 1 from product.plans shown where shown.id = plan_id));
grant select on product.plan_graphics to shop_public;

create table product.plan_products (
  plan_id bigint not null references product.plans (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  position integer not null default 0,
  primary key (plan_id, product_id)
);
create index plan_products_product on product.plan_products (product_id);
select app.protect('product.plan_products');
create policy public_select on product.plan_products for select to shop_public using (exists (select 1 from product.plans shown where shown.id = plan_id));
grant select on product.plan_products to shop_public;

-- Likes and follows: one row for each pair, switched off and on by deleted_at (specification 4).
-- The policies must not look at deleted_at: the toggle needs to see its own switched-off row.

create function app.count_flag() returns trigger
language plpgsql security definer set search_path = ''
as $$
-- Arguments: counted table, counting column, key column of the flag row, e.g. product.graphics like_count graphic_id.
declare
  delta integer := 0;
  before_on boolean := tg_op <> 'INSERT' and old.deleted_at is null;
  after_on boolean := tg_op <> 'DELETE' and new.deleted_at is null;
  counted text := (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[2];
begin
  delta := after_on::integer - before_on::integer;
  if delta <> 0 then
    execute format('update %s set %I = greatest(0, %I + $1) where id = $2', tg_argv[0], tg_argv[1], tg_argv[1]) using delta, counted::bigint;
  end if;
  return null;
end $$;

create table product.graphic_likes (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  graphic_id bigint not null references product.graphics (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, graphic_id)
);
create index graphic_likes_graphic on product.graphic_likes (graphic_id, user_id);
create index graphic_likes_newest on product.graphic_likes (user_id, created_at desc) where deleted_at is null;
comment on constraint graphic_likes_user_id_fkey on product.graphic_likes is '@fieldName member
@foreignFieldName graphic_likes';
create trigger count_likes after insert or delete or update of deleted_at on product.graphic_likes
  for each row execute function app.count_flag('product.graphics', 'like_count', 'graphic_id');
select app.protect('product.graphic_likes');
create policy own_select on product.graphic_likes for select to shop_public using (user_id = (select app.me()));
grant select on product.graphic_likes to shop_public;
create policy own_insert on product.graphic_likes for insert to shop_user with check (user_id = (select app.me()));
create policy own_update on product.graphic_likes for update to shop_user using (user_id = (select app.me())) with check (user_id = (select app.me()));
grant insert (user_id, graphic_id), update (deleted_at) on product.graphic_likes to shop_user;

create table product.product_likes (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, product_id)
);
create index product_likes_product on product.product_likes (product_id, user_id);
create index product_likes_newest on product.product_likes (user_id, created_at desc) where deleted_at is null;
comment on constraint product_likes_user_id_fkey on product.product_likes is '@fieldName member
@foreignFieldName product_likes';
create trigger count_likes after insert or delete or update of deleted_at on product.product_likes
  for each row execute function app.count_flag('product.products', 'like_count', 'product_id');
select app.protect('product.product_likes');
create policy own_select on product.product_likes for select to shop_public using (user_id = (select app.me()));
grant select on product.product_likes to shop_public;
create policy own_insert on product.product_likes for insert to shop_user with check (user_id = (select app.me()));
create policy own_update on product.product_likes for update to shop_user using (user_id = (select app.me())) with check (user_id = (select app.me()));
grant insert (user_id, product_id), update (deleted_at) on product.product_likes to shop_user;

create table product.artist_follows (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  artist_id bigint not null references product.artists (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, artist_id)
);
create index artist_follows_artist on product.artist_follows (artist_id, user_id);
comment on constraint artist_follows_user_id_fkey on product.artist_follows is '@fieldName member
@foreignFieldName artist_follows';
create trigger count_followers after insert or delete or update of deleted_at on product.artist_follows
  for each row execute function app.count_flag('product.artists', 'follower_count', 'artist_id');
select app.protect('product.artist_follows');
create policy own_select on product.artist_follows for select to shop_public using (user_id = (select app.me()));
grant select on product.artist_follows to shop_public;
create policy own_insert on product.artist_follows for insert to shop_user with check (user_id = (select app.me()));
create policy own_update on product.artist_follows for update to shop_user using (user_id = (select app.me())) with check (user_id = (select app.me()));
grant insert (user_id, artist_id), update (deleted_at) on product.artist_follows to shop_user;

create table product.brand_follows (
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  brand_id bigint not null references product.brands (id) on delete cascade,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, brand_id)
);
create index brand_follows_brand on product.brand_follows (brand_id, user_id);
comment on constraint brand_follows_user_id_fkey on product.brand_follows is '@fieldName member
@foreignFieldName brand_follows';
create trigger count_followers after insert or delete or update of deleted_at on product.brand_follows
  for each row execute function app.count_flag('product.brands', 'follower_count', 'brand_id');
select app.protect('product.brand_follows');
create policy own_select on product.brand_follows for select to shop_public using (user_id = (select app.me()));
grant select on product.brand_follows to shop_public;
create policy own_insert on product.brand_follows for insert to shop_user with check (user_id = (select app.me()));
create policy own_update on product.brand_follows for update to shop_user using (user_id = (select app.me())) with check (user_id = (select app.me()));
grant insert (user_id, brand_id), update (deleted_at) on product.brand_follows to shop_user;
