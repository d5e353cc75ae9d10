-- What administrators publish, and the two logs.

create table management.terms (
  id bigint generated always as identity primary key,
  name app.localized not null,
  type text not null,
  content text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index terms_type on management.terms (type) where deleted_at is null;
create trigger touch before update on management.terms for each row execute function app.touch_updated_at();
select app.protect('management.terms');
create policy public_select on management.terms for select to shop_public using (deleted_at is null);
grant select on management.terms to shop_public;
alter table member.consents add constraint consents_terms_id_fkey foreign key (terms_id) references management.terms (id);
create index consents_terms on member.consents (terms_id);

create table management.popup (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  title text not null,
  url_path text not null default '',
  image_src text not null,
  start_date timestamptz not null,
  end_date timestamptz not null,
  deleted_at timestamptz,
  constraint popup_period check (end_date > start_date)
);
select app.protect('management.popup');
create policy public_select on management.popup for select to shop_public using (deleted_at is null);
grant select on management.popup to shop_public;

create table management.shop_info (
  id integer primary key default 1 check (id = 1),
  company_name text not null,
  ceo text not null,
  registration_number text not null,
  business_type text not null,
  business_category text not null,
  phone text not null,
  telecommunication_number text not null,
  email text not null,
  personal_information_admin text not null,
  zip_code text not null,
  address text not null,
  detail_address text not null,
  footer_title text not null default '',
  footer_content text not null default '',
  donation integer not null default 0 check (donation >= 0),
  banner_autoplay integer not null default 0 check (banner_autoplay >= 0),
  is_custom_main boolean not null default true
);
comment on table management.shop_info is 'One row. banner_autoplay in milliseconds (0 stands still), donation in won so far.';
select app.protect('management.shop_info', 'select, insert, update');
create policy public_select on management.shop_info for select to shop_public using (true);
grant select on management.shop_info to shop_public;

create table management.custom_guides (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  title app.localized not null,
  description app.localized not null,
  image_src text not null default '',
  deleted_at timestamptz
);
select app.protect('management.custom_guides');
create policy public_select on management.custom_guides for select to shop_public using (deleted_at is null);
grant select on management.custom_guides to shop_public;

create table management.main_pages (
  id bigint generated always as identity primary key,
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  position integer not null default 0,
  type text not null check (type in ('BANNER', 'LINE', 'NAVIGATION', 'ITEM', 'THUMBNAIL', 'TAG')),
  sub_type text not null default '',
  is_title boolean not null default false,
  title app.localized,
  sub_title app.localized,
  title_btn app.localized,
  title_btn_url text not null default '',
  title_style jsonb not null default '{}',
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint main_pages_sub_type check (case type
    when 'BANNER' then sub_type in ('', 'PRODUCT', 'GRAPHIC')
    when 'ITEM' then sub_type in ('PRODUCT_CUSTOM_TEMPLATE', 'PRODUCT', 'ARTIST', 'REVIEW')
    when 'THUMBNAIL' then sub_type in ('PRODUCT', 'CUSTOM', 'CUSTOM2')
    else sub_type = '' end)
);
create index main_pages_shown on management.main_pages (position) where state = 'ACT' and deleted_at is null;
comment on table management.main_pages is 'The blocks of the home page (specification 2, Main page blocks).';
select app.protect('management.main_pages');
create policy public_select on management.main_pages for select to shop_public using (state = 'ACT' and deleted_at is null);
grant select on management.main_pages to shop_public;

create table management.main_page_thumbnails (
  id bigint generated always as identity primary key,
  main_page_id bigint not null references management.main_pages (id) on delete cascade,
  position integer not null default 0,
  thumbnail_src text not null default '',
  thumbnail_url text not null default '',
  thumbnail_width integer check (thumbnail_width > 0),
  thumbnail_height integer check (thumbnail_height > 0),
  title app.localized,
  content app.localized
);
create index main_page_thumbnails_page on management.main_page_thumbnails (main_page_id, position);
comment on constraint main_page_thumbnails_main_page_id_fkey on management.main_page_thumbnails is '@fieldName main_page
@foreignFieldName thumbnails';
select app.protect('management.main_page_thumbnails');
create policy public_select on management.main_page_thumbnails for select to shop_public using (main_page_id in (select id from management.main_pages));
grant select on management.main_page_thumbnails to shop_public;

create table management.main_page_labels (
  id bigint generated always as identity primary key,
  thumbnail_id bigint not null references management.main_page_thumbnails (id) on delete cascade,
  position integer not null default 0,
  text app.localized not null,
  background_color text not null default '#141412' check (background_color ~ '^#[0-9A-Fa-f]{6}$'),
  text_color text not null default '#FFFFFF' check (text_color ~ '^#[0-9A-Fa-f]{6}$')
);
create index main_page_labels_thumbnail on management.main_page_labels (thumbnail_id, position);
comment on constraint main_page_labels_thumbnail_id_fkey on management.main_page_labels is '@fieldName thumbnail
@foreignFieldName labels';
select app.protect('management.main_page_labels');
create policy public_select on management.main_page_labels for select to shop_public using (thumbnail_id in (select id from management.main_page_thumbnails));
grant select on management.main_page_labels to shop_public;

-- refer_id means a row of the table that type names. Stored generated columns carry the foreign keys,
-- so that the reference is checked and the data service finds product, graphic, ... as plain relationships.
create table management.main_page_items (
  id bigint generated always as identity primary key,
  main_page_id bigint not null references management.main_pages (id) on delete cascade,
  thumbnail_id bigint references management.main_page_thumbnails (id) on delete cascade,
  position integer not null default 0,
  type text not null check (type in ('PRODUCT', 'PRODUCT_CUSTOM', 'BRAND', 'ARTIST', 'GRAPHIC', 'PLAN', 'REVIEW')),
  refer_id bigint not null,
  is_show_index boolean not null default false,
  product_id bigint generated always as (case when type = 'PRODUCT' then refer_id end) stored references product.products (id) on delete cascade,
  product_custom_id bigint generated always as (case when type = 'PRODUCT_CUSTOM' then refer_id end) stored references product.product_customs (id) on delete cascade,
  brand_id bigint generated always as (case when type = 'BRAND' then refer_id end) stored references product.brands (id) on delete cascade,
  artist_id bigint generated always as (case when type = 'ARTIST' then refer_id end) stored references product.artists (id) on delete cascade,
  graphic_id bigint generated always as (case when type = 'GRAPHIC' then refer_id end) stored references product.graphics (id) on delete cascade,
  plan_id bigint generated always as (case when type = 'PLAN' then refer_id end) stored references product.plans (id) on delete cascade,
  review_id bigint generated always as (case when type = 'REVIEW' then refer_id end) stored references product.reviews (id) on delete cascade
);
create index main_page_items_page on management.main_page_items (main_page_id, position);
create index main_page_items_thumbnail on management.main_page_items (thumbnail_id, position);
create index main_page_items_product on management.main_page_items (product_id) where product_id is not null;
create index main_page_items_product_custom on management.main_page_items (product_custom_id) where product_custom_id is not null;
create index main_page_items_brand on management.main_page_items (brand_id) where brand_id is not null;
create index main_page_items_artist on management.main_page_items (artist_id) where artist_id is not null;
create index main_page_items_graphic on management.main_page_items (graphic_id) where graphic_id is not null;
create index main_page_items_plan on management.main_page_items (plan_id) where plan_id is not null;
create index main_page_items_review on management.main_page_items (review_id) where review_id is not null;
comment on constraint main_page_items_main_page_id_fkey on management.main_page_items is '@fieldName main_page
@foreignFieldName items';
comment on constraint main_page_items_thumbnail_id_fkey on management.main_page_items is '@fieldName thumbnail
@foreignFieldName items';
select app.protect('management.main_page_items');
create policy public_select on management.main_page_items for select to shop_public using (main_page_id in (select id from management.main_pages));
grant select on management.main_page_items to shop_public;

create table management.detail_templates (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  type text not null check (type in ('BRAND', 'ARTIST', 'GRAPHIC', 'PLAN')),
  sub_type text not null,
  title app.localized not null,
  sub_title app.localized
);
comment on table management.detail_templates is 'Which sections a brand, artist, graphic or plan page shows, in order (specification 3).';
select app.protect('management.detail_templates');
create policy public_select on management.detail_templates for select to shop_public using (true);
grant select on management.detail_templates to shop_public;

create table management.home_templates (
  id bigint generated always as identity primary key,
  brand_id bigint references product.brands (id) on delete cascade,
  src text not null,
  type text not null,
  content_type text not null,
  position integer not null default 0,
  url text not null default '',
  is_custom_url boolean not null default false,
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  description app.localized,
  add_content text not null default '',
  deleted_at timestamptz
);
create index home_templates_brand on management.home_templates (brand_id);
select app.protect('management.home_templates');
create policy public_select on management.home_templates for select to shop_public using (deleted_at is null and state = 'ACT');
grant select on management.home_templates to shop_public;

create table management.banners (
  id bigint generated always as identity primary key,
  title app.localized not null,
  sub_title app.localized,
  content text not null default '',
  image_src text not null,
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  position integer not null default 0,
  start_date timestamptz not null default now(),
  end_date timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on table management.banners is 'Events: /banner/list and /banner/{id} (glossary: event).';
select app.protect('management.banners');
create policy public_select on management.banners for select to shop_public using (deleted_at is null and state = 'ACT');
grant select on management.banners to shop_public;

create table management.notices (
  id bigint generated always as identity primary key,
  title app.localized not null,
  content text not null,
  is_pinned boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index notices_newest on management.notices (is_pinned desc, created_at desc) where deleted_at is null;
select app.protect('management.notices');
create policy public_select on management.notices for select to shop_public using (deleted_at is null);
grant select on management.notices to shop_public;

create table management.faqs (
  id bigint generated always as identity primary key,
  category text not null check (category in ('ORDER', 'DELIVERY', 'RETURN', 'CUSTOM', 'MEMBER', 'ETC')),
  question app.localized not null,
  answer app.localized not null,
  position integer not null default 0,
  deleted_at timestamptz
);
select app.protect('management.faqs');
create policy public_select on management.faqs for select to shop_public using (deleted_at is null);
grant select on management.faqs to shop_public;

create table management.influencers (
  id bigint generated always as identity primary key,
  name app.localized not null,
  description app.localized,
  image_src text not null default '',
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  position integer not null default 0,
  deleted_at timestamptz
);
select app.protect('management.influencers');
create policy public_select on management.influencers for select to shop_public using (deleted_at is null and state = 'ACT');
grant select on management.influencers to shop_public;

create table management.influencer_feeds (
  id bigint generated always as identity primary key,
  influencer_id bigint not null references management.influencers (id) on delete cascade,
  image_src text not null,
  content text not null default '',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index influencer_feeds_influencer on management.influencer_feeds (influencer_id, position);
comment on constraint influencer_feeds_influencer_id_fkey on management.influencer_feeds is '@fieldName influencer
@foreignFieldName feeds';
select app.protect('management.influencer_feeds');
create policy public_select on management.influencer_feeds for select to shop_public
  using (deleted_at is null and exists (select 1 from management.influencers shown where shown.id = influencer_id));
grant select on management.influencer_feeds to shop_public;

create table management.influencer_feed_products (
  feed_id bigint not null references management.influencer_feeds (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  position integer not null default 0,
  primary key (feed_id, product_id)
);
create index influencer_feed_products_product on management.influencer_feed_products (product_id);
comment on constraint influencer_feed_products_feed_id_fkey on management.influencer_feed_products is '@fieldName feed
@foreignFieldName feed_products';
select app.protect('management.influencer_feed_products');
create policy public_select on management.influencer_feed_products for select to shop_public
  using (exists (select 1 from management.influencer_feeds shown where shown.id = feed_id));
grant select on management.influencer_feed_products to shop_public;

create table management.logs (
  id bigint generated always as identity primary key,
  user_id uuid not null default app.me(),
  type text not null check (length(type) <= 40),
  target text not null check (length(target) <= 200),
  description text not null default '' check (length(description) <= 2000),
  created_at timestamptz not null default now()
);
create index logs_user on management.logs (user_id, created_at desc);
comment on table management.logs is 'What members did to their own things, e.g. DELETE on product.product_custom_layers (specification 7). Written, not read, by members.';
create trigger never_changed before update on management.logs for each row execute function app.forbid_change();
select app.protect('management.logs', 'select');
create policy own_insert on management.logs for insert to shop_user with check (user_id = (select app.me()));
grant insert (user_id, type, target, description) on management.logs to shop_user;
-- no select for members: a log that its subject can read invites using it as storage.

create table management.audit_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null default app.me(),
  table_name text not null,
  action text not null check (action in ('INSERT', 'UPDATE', 'DELETE')),
  row_before jsonb,
  row_after jsonb,
  created_at timestamptz not null default now()
);
create index audit_entries_table on management.audit_entries (table_name, created_at desc);
comment on table management.audit_entries is 'Every write of an administrator, by trigger (design 11).';
create trigger never_changed before update or delete on management.audit_entries for each row execute function app.forbid_change();
select app.protect('management.audit_entries', 'select');

create function app.audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into management.audit_entries (user_id, table_name, action, row_before, row_after)
  values (app.me(), tg_table_schema || '.' || tg_table_name, tg_op,
    case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
  return null;
end $$;

-- Later migrations call this for their new tables too; the matrix test notices when one forgot.
create function app.audit_all() returns void
language plpgsql
as $$
declare target regclass;
begin
  for target in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('member', 'product', 'sales', 'management') and c.relkind = 'r' and c.relname <> 'audit_entries'
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit_admin')
  loop
    execute format('create trigger audit_admin after insert or update on %s for each row when (current_user = ''shop_admin'') execute function app.audit()', target);
    -- A cascade deletes as the owner, while the role that was taken on still says who asked: what went along is kept too.
    execute format('create trigger audit_admin_delete after delete on %s for each row when (current_setting(''role'') = ''shop_admin'') execute function app.audit()', target);
  end loop;
end $$;
select app.audit_all();

-- Functions are callable by those who meet them in policies and defaults, nothing else is.
revoke execute on all functions in schema app from public;
grant execute on function app.me(), app.is_localized(jsonb), app.sees_custom(bigint), app.owns_custom(bigint), app.my_artist_ids(), app.my_brand_ids(),
  app.my_order_ids(), app.holds_coupon(bigint) to shop_public, shop_admin, shop_service, shop_identity;
grant usage on all sequences in schema member, product, sales, management to shop_service, shop_admin;
