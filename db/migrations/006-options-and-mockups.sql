-- What of a product is chosen and printed on: frames, colours, options with their stock, sizes, printable sides and their garment photos.

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
create policy public_select on product.frames for select to shop_public
  using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.frames to shop_public;
select app.announce_changes_of('product.frames');

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
create policy public_select on product.colors for select to shop_public
  using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.colors to shop_public;
select app.announce_changes_of('product.colors');

-- A brand sees its options that are not sold at the moment too; what it has in stock it sets by a command (POST /api/admin/stock).
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
comment on table product.product_options is
  'What is bought: frame x colour x size with its own stock. price is a surcharge in won on ready goods.';
comment on constraint product_options_product_id_fkey on product.product_options is E'@fieldName product\n@foreignFieldName options';
comment on constraint product_options_frame_fkey on product.product_options is E'@fieldName frame\n@foreignFieldName options';
comment on constraint product_options_color_fkey on product.product_options is E'@fieldName color\n@foreignFieldName options';
create trigger a_lock_catalogue before update or delete on product.product_options for each statement execute function app.lock_catalogue();
select app.protect('product.product_options');
create policy public_select on product.product_options for select to shop_public
  using (state = 'ACT' and exists (select 1 from product.products shown where shown.id = product_id));
create policy own_select on product.product_options for select to shop_brand
  using (product_id in (select own.id from product.products own where own.brand_id in (select app.my_brand_ids())));
grant select on product.product_options to shop_public;
select app.announce_changes_of('product.product_options');
select app.count_at_commit('product.product_options', 'product.products', 'product_id',
  'stock_count', 'case when state = ''ACT'' then stock_count else 0 end');

create table product.size_measures (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  frame_id bigint,
  size text not null,
  measure text not null check (measure in
    ('LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE', 'WIDTH', 'HEIGHT', 'DEPTH', 'STRAP', 'HEAD', 'BRIM', 'FOOT')),
  value_mm integer not null check (value_mm between 1 and 5000),
  constraint size_measures_key unique nulls not distinct (product_id, frame_id, size, measure),
  constraint size_measures_frame_fkey foreign key (frame_id, product_id) references product.frames (id, product_id) on delete cascade
);
create index size_measures_frame on product.size_measures (frame_id);
comment on table product.size_measures is 'What a size measures, by fit: one value in mm for each row and column of the size table.';
comment on constraint size_measures_product_id_fkey on product.size_measures is E'@fieldName product\n@foreignFieldName size_measures';
comment on constraint size_measures_frame_fkey on product.size_measures is E'@fieldName frame\n@foreignFieldName size_measures';
select app.protect('product.size_measures');
create policy public_select on product.size_measures for select to shop_public
  using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.size_measures to shop_public;
select app.announce_changes_of('product.size_measures');

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
create policy public_select on product.mockup_groups for select to shop_public
  using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.mockup_groups to shop_public;
select app.announce_changes_of('product.mockup_groups');

create table product.mockups (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  frame_id bigint not null,
  color_id bigint not null,
  mockup_group_id bigint not null,
  src text not null constraint mockups_src_leads check (app.is_path(src)),
  shade_src text not null default '' constraint mockups_shade_src_leads check (app.is_path(shade_src)),
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
comment on table product.mockups is
  'The garment photo of one side in one frame and colour; print_* are fractions of the picture, print_*_mm its size in mm.';
comment on constraint mockups_product_id_fkey on product.mockups is E'@fieldName product\n@foreignFieldName mockups';
comment on constraint mockups_frame_fkey on product.mockups is E'@fieldName frame\n@foreignFieldName mockups';
comment on constraint mockups_color_fkey on product.mockups is E'@fieldName color\n@foreignFieldName mockups';
comment on constraint mockups_group_fkey on product.mockups is E'@fieldName mockup_group\n@foreignFieldName mockups';
select app.protect('product.mockups');
create policy public_select on product.mockups for select to shop_public
  using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.mockups to shop_public;
select app.announce_changes_of('product.mockups');

create table product.restock_requests (
  id bigint generated always as identity primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  product_id bigint not null,
  option_id bigint not null,
  created_at timestamptz not null default now(),
  restocked_at timestamptz,
  constraint restock_requests_once unique (user_id, option_id),
  constraint restock_requests_option_fkey foreign key (option_id, product_id)
    references product.product_options (id, product_id) on delete cascade
);
create index restock_requests_waiting on product.restock_requests (option_id) where restocked_at is null;
create index restock_requests_option on product.restock_requests (option_id, product_id);
comment on table product.restock_requests is
  'A member wants to know when a sold-out option is back. restocked_at is when the clock found it back; My page says so.';
comment on constraint restock_requests_option_fkey on product.restock_requests is E'@fieldName option\n@foreignFieldName restock_requests';
select app.protect('product.restock_requests', 'select');
create policy own_select on product.restock_requests for select to shop_user using (user_id = (select app.me()));
grant select on product.restock_requests to shop_user;
