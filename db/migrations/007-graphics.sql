-- Works of artists that are printed, and themed exhibitions of them.

create table product.graphics (
  id bigint generated always as identity primary key,
  artist_id bigint not null references product.artists (id),
  name app.localized not null constraint graphics_name_short check (app.is_short_name(name, 60)),
  description app.localized constraint graphics_description_short check (app.is_short_writing(description, 1000)),
  src text not null constraint graphics_src_leads check (app.is_path(src)),
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
  deleted_at timestamptz,
  keywords text[] not null default '{}' check (app.are_keywords(keywords)),
  published_at timestamptz
);
create index graphics_shown on product.graphics (position, id) where deleted_at is null and state = 'ACT';
create index graphics_artist on product.graphics (artist_id, position, id) where deleted_at is null and state = 'ACT';
create index graphics_best on product.graphics (position, id) where is_best and deleted_at is null and state = 'ACT';
create index graphics_popular on product.graphics (like_count desc, id) where deleted_at is null and state = 'ACT';
create index graphics_newest on product.graphics (created_at desc, id desc) where deleted_at is null and state = 'ACT';
create index graphics_artist_best on product.graphics (artist_id, position, id) where is_best and deleted_at is null and state = 'ACT';
create index graphics_published on product.graphics (artist_id, published_at desc) where deleted_at is null and state = 'ACT';
-- What waits for review is counted for the office's first screen.
create index graphics_waiting on product.graphics (created_at) where state = 'REVIEW' and deleted_at is null;
comment on table product.graphics is
  'A work that can be printed. width and height are native pixels and decide how large it prints sharply.';
comment on column product.graphics.keywords is 'What the graphic shows, in the words people look for it by; searched, not shown.';
comment on column product.graphics.published_at is 'When it was first shown; null while it never was.';
create trigger note_publication before insert or update of state, deleted_at on product.graphics
  for each row when (new.state = 'ACT' and new.deleted_at is null and new.published_at is null) execute function app.note_publication();
create trigger a_lock_catalogue before update or delete on product.graphics for each statement execute function app.lock_catalogue();
select app.protect('product.graphics');
create policy public_select on product.graphics for select to shop_public using (deleted_at is null and state = 'ACT');
create policy own_select on product.graphics for select to shop_artist using (artist_id in (select app.my_artist_ids()));
create policy own_update on product.graphics for update to shop_artist using (artist_id in (select app.my_artist_ids()))
  with check (artist_id in (select app.my_artist_ids()));
grant select on product.graphics to shop_public;
grant update (name, description, background_color, position, keywords) on product.graphics to shop_artist;
select app.announce_changes_of('product.graphics');

-- What the shop has approved is sold under the name it was approved with.
create function app.keep_approved_name() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'the shop alone renames a work that is on sale' using errcode = '23514', constraint = 'graphics_approved_name';
end $$;
create trigger keep_approved_name before update of name on product.graphics
  for each row when (current_user = 'shop_artist' and old.state = 'ACT' and new.name is distinct from old.name)
  execute function app.keep_approved_name();

create table product.graphic_marks (
  graphic_id bigint primary key references product.graphics (id) on delete cascade,
  src text not null,
  by_gradient bit(64) not null,
  by_frequency bit(64) not null
);
comment on table product.graphic_marks is
  'Two perceptual hashes of a work, 64 bits each (server/images/marks): few bits differ between works that look alike. src is the picture they are of.';
select app.protect('product.graphic_marks', 'select');

create table product.graphic_submissions (
  graphic_id bigint primary key references product.graphics (id) on delete cascade,
  rights text not null check (rights in ('OWN', 'LICENSED')),
  rights_note text not null default '' check (length(rights_note) <= 500),
  review_note text not null default '' check (length(review_note) <= 500),
  submitted_at timestamptz not null default now(),
  reviewed_at timestamptz
);
comment on table product.graphic_submissions is
  'What an artist said of a work they sent in (drawn by themselves, or with a licence that rights_note names), and what staff answered.';
comment on constraint graphic_submissions_graphic_id_fkey on product.graphic_submissions is
  E'@fieldName graphic\n@foreignFieldName submission';
select app.protect('product.graphic_submissions', 'select');
create policy own_select on product.graphic_submissions for select to shop_artist
  using (graphic_id in (select id from product.graphics where artist_id in (select app.my_artist_ids())));
grant select on product.graphic_submissions to shop_artist;

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
select app.announce_changes_of('product.graphic_products');
select app.count_at_commit('product.graphic_products', 'product.graphics', 'graphic_id', 'product_count', '1');

create table product.plans (
  id bigint generated always as identity primary key,
  title app.localized not null,
  content text not null default '',
  image_src text not null default '' constraint plans_image_src_leads check (app.is_path(image_src)),
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  position integer not null default 0,
  start_date timestamptz,
  end_date timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  translations jsonb not null default '{}' check (app.is_translations(translations))
);
comment on table product.plans is 'A themed exhibition (기획전) of graphics and products: /plan/{id}.';
comment on column product.plans.translations is 'Its content in other languages; what is missing is read in Korean.';
select app.protect('product.plans');
create policy public_select on product.plans for select to shop_public
  using (deleted_at is null and state = 'ACT' and (start_date is null or start_date <= (select app.shop_now())));
grant select on product.plans to shop_public;
select app.announce_changes_of('product.plans');

create table product.plan_graphics (
  plan_id bigint not null references product.plans (id) on delete cascade,
  graphic_id bigint not null references product.graphics (id) on delete cascade,
  add_content text not null default '',
  position integer not null default 0,
  translations jsonb not null default '{}' check (app.is_translations(translations)),
  primary key (plan_id, graphic_id)
);
create index plan_graphics_graphic on product.plan_graphics (graphic_id, plan_id);
comment on column product.plan_graphics.translations is 'Its add_content in other languages; what is missing is read in Korean.';
select app.protect('product.plan_graphics');
create policy public_select on product.plan_graphics for select to shop_public
  using (exists (select 1 from product.plans shown where shown.id = plan_id));
grant select on product.plan_graphics to shop_public;
select app.announce_changes_of('product.plan_graphics');

create table product.plan_products (
  plan_id bigint not null references product.plans (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  position integer not null default 0,
  primary key (plan_id, product_id)
);
create index plan_products_product on product.plan_products (product_id);
select app.protect('product.plan_products');
create policy public_select on product.plan_products for select to shop_public
  using (exists (select 1 from product.plans shown where shown.id = plan_id));
grant select on product.plan_products to shop_public;
select app.announce_changes_of('product.plan_products');
