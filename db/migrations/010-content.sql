-- What staff publish beside the goods: popups, events, notices, questions and answers, templates of pages, influencers; and brands that ask
-- to sell here.

create table management.popup (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  title text not null,
  url_path text not null default '' constraint popup_url_path_leads check (app.is_link(url_path)),
  image_src text not null constraint popup_image_src_leads check (app.is_path(image_src)),
  start_date timestamptz not null,
  end_date timestamptz not null,
  deleted_at timestamptz,
  translations jsonb not null default '{}' check (app.is_translations(translations)),
  constraint popup_period check (end_date > start_date)
);
comment on column management.popup.translations is 'Its title in other languages; what is missing is read in Korean.';
select app.protect('management.popup');
create policy public_select on management.popup for select to shop_public
  using (deleted_at is null and start_date <= (select app.shop_now()));
grant select on management.popup to shop_public;
select app.announce_changes_of('management.popup');

create table management.banners (
  id bigint generated always as identity primary key,
  title app.localized not null,
  sub_title app.localized,
  content text not null default '',
  image_src text not null constraint banners_image_src_leads check (app.is_path(image_src)),
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  position integer not null default 0,
  start_date timestamptz not null default now(),
  end_date timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  link_name app.localized,
  link_url text not null default '' constraint banners_link_url_leads check (app.is_link(link_url)),
  translations jsonb not null default '{}' check (app.is_translations(translations)),
  constraint banners_link check ((link_name is null) = (link_url = ''))
);
comment on table management.banners is 'Events: /banner/list and /banner/{id} (glossary: event).';
comment on column management.banners.link_url is
  'Where the button under the event leads: what it offers. A path of the shop, or an address.';
comment on column management.banners.translations is 'Its content in other languages; what is missing is read in Korean.';
select app.protect('management.banners');
create policy public_select on management.banners for select to shop_public
  using (deleted_at is null and state = 'ACT' and start_date <= (select app.shop_now()));
grant select on management.banners to shop_public;
select app.announce_changes_of('management.banners');

create table management.banner_products (
  banner_id bigint not null references management.banners (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  position integer not null default 0,
  primary key (banner_id, product_id)
);
create index banner_products_product on management.banner_products (product_id);
comment on table management.banner_products is 'The products an event shows on its page.';
comment on constraint banner_products_banner_id_fkey on management.banner_products is
  E'@fieldName banner\n@foreignFieldName banner_products';
comment on constraint banner_products_product_id_fkey on management.banner_products is
  E'@fieldName product\n@foreignFieldName banner_products';
select app.protect('management.banner_products');
create policy public_select on management.banner_products for select to shop_public
  using (exists (select 1 from management.banners shown where shown.id = banner_id));
grant select on management.banner_products to shop_public;
select app.announce_changes_of('management.banner_products');

create table management.banner_graphics (
  banner_id bigint not null references management.banners (id) on delete cascade,
  graphic_id bigint not null references product.graphics (id) on delete cascade,
  position integer not null default 0,
  primary key (banner_id, graphic_id)
);
create index banner_graphics_graphic on management.banner_graphics (graphic_id);
comment on table management.banner_graphics is 'The graphics an event shows on its page.';
comment on constraint banner_graphics_banner_id_fkey on management.banner_graphics is
  E'@fieldName banner\n@foreignFieldName banner_graphics';
comment on constraint banner_graphics_graphic_id_fkey on management.banner_graphics is
  E'@fieldName graphic\n@foreignFieldName banner_graphics';
select app.protect('management.banner_graphics');
create policy public_select on management.banner_graphics for select to shop_public
  using (exists (select 1 from management.banners shown where shown.id = banner_id));
grant select on management.banner_graphics to shop_public;
select app.announce_changes_of('management.banner_graphics');

create table management.notices (
  id bigint generated always as identity primary key,
  title app.localized not null,
  content text not null,
  is_pinned boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  translations jsonb not null default '{}' check (app.is_translations(translations))
);
create index notices_newest on management.notices (is_pinned desc, created_at desc) where deleted_at is null;
comment on column management.notices.translations is 'Its content in other languages; what is missing is read in Korean.';
select app.protect('management.notices');
create policy public_select on management.notices for select to shop_public using (deleted_at is null);
grant select on management.notices to shop_public;
select app.announce_changes_of('management.notices');

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
select app.announce_changes_of('management.faqs');

-- Shown beside the garment in the editor.
create table management.custom_guides (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  title app.localized not null,
  description app.localized not null,
  image_src text not null default '' constraint custom_guides_image_src_leads check (app.is_path(image_src)),
  deleted_at timestamptz
);
select app.protect('management.custom_guides');
create policy public_select on management.custom_guides for select to shop_public using (deleted_at is null);
grant select on management.custom_guides to shop_public;
select app.announce_changes_of('management.custom_guides');

create table management.detail_templates (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  type text not null check (type in ('BRAND', 'ARTIST', 'GRAPHIC', 'PLAN')),
  sub_type text not null,
  title app.localized not null,
  sub_title app.localized
);
comment on table management.detail_templates is 'Which sections a brand, artist, graphic or plan page shows, in order (specification 3.25).';
select app.protect('management.detail_templates');
create policy public_select on management.detail_templates for select to shop_public using (true);
grant select on management.detail_templates to shop_public;
select app.announce_changes_of('management.detail_templates');

create table management.home_templates (
  id bigint generated always as identity primary key,
  brand_id bigint references product.brands (id) on delete cascade,
  src text not null constraint home_templates_src_leads check (app.is_path(src)),
  type text not null,
  content_type text not null,
  position integer not null default 0,
  url text not null default '' constraint home_templates_url_leads check (app.is_link(url)),
  is_custom_url boolean not null default false,
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  description app.localized,
  add_content text not null default '',
  deleted_at timestamptz,
  translations jsonb not null default '{}' check (app.is_translations(translations))
);
create index home_templates_brand on management.home_templates (brand_id);
comment on column management.home_templates.translations is 'Its add_content in other languages; what is missing is read in Korean.';
select app.protect('management.home_templates');
create policy public_select on management.home_templates for select to shop_public using (deleted_at is null and state = 'ACT');
grant select on management.home_templates to shop_public;
select app.announce_changes_of('management.home_templates');

create table management.influencers (
  id bigint generated always as identity primary key,
  name app.localized not null,
  description app.localized,
  image_src text not null default '' constraint influencers_image_src_leads check (app.is_path(image_src)),
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  position integer not null default 0,
  deleted_at timestamptz
);
select app.protect('management.influencers');
create policy public_select on management.influencers for select to shop_public using (deleted_at is null and state = 'ACT');
grant select on management.influencers to shop_public;
select app.announce_changes_of('management.influencers');

create table management.influencer_feeds (
  id bigint generated always as identity primary key,
  influencer_id bigint not null references management.influencers (id) on delete cascade,
  image_src text not null constraint influencer_feeds_image_src_leads check (app.is_path(image_src)),
  content text not null default '',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  translations jsonb not null default '{}' check (app.is_translations(translations))
);
create index influencer_feeds_influencer on management.influencer_feeds (influencer_id, position);
comment on column management.influencer_feeds.translations is 'Its content in other languages; what is missing is read in Korean.';
comment on constraint influencer_feeds_influencer_id_fkey on management.influencer_feeds is
  E'@fieldName influencer\n@foreignFieldName feeds';
select app.protect('management.influencer_feeds');
create policy public_select on management.influencer_feeds for select to shop_public
  using (deleted_at is null and exists (select 1 from management.influencers shown where shown.id = influencer_id));
grant select on management.influencer_feeds to shop_public;
select app.announce_changes_of('management.influencer_feeds');

create table management.influencer_feed_images (
  id bigint generated always as identity primary key,
  feed_id bigint not null references management.influencer_feeds (id) on delete cascade,
  src text not null constraint influencer_feed_images_src_leads check (app.is_path(src)),
  position integer not null default 0
);
create index influencer_feed_images_feed on management.influencer_feed_images (feed_id, position);
comment on table management.influencer_feed_images is 'Further pictures of a post; image_src of the post is its first.';
comment on constraint influencer_feed_images_feed_id_fkey on management.influencer_feed_images is
  E'@fieldName feed\n@foreignFieldName feed_images';
select app.protect('management.influencer_feed_images');
create policy public_select on management.influencer_feed_images for select to shop_public
  using (exists (select 1 from management.influencer_feeds shown where shown.id = feed_id));
grant select on management.influencer_feed_images to shop_public;
select app.announce_changes_of('management.influencer_feed_images');

create table management.influencer_feed_products (
  feed_id bigint not null references management.influencer_feeds (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  position integer not null default 0,
  primary key (feed_id, product_id)
);
create index influencer_feed_products_product on management.influencer_feed_products (product_id);
comment on constraint influencer_feed_products_feed_id_fkey on management.influencer_feed_products is
  E'@fieldName feed\n@foreignFieldName feed_products';
select app.protect('management.influencer_feed_products');
create policy public_select on management.influencer_feed_products for select to shop_public
  using (exists (select 1 from management.influencer_feeds shown where shown.id = feed_id));
grant select on management.influencer_feed_products to shop_public;
select app.announce_changes_of('management.influencer_feed_products');

create table management.influencer_feed_customs (
  feed_id bigint not null references management.influencer_feeds (id) on delete cascade,
  product_custom_id bigint not null references product.product_customs (id) on delete cascade,
  position integer not null default 0,
  primary key (feed_id, product_custom_id)
);
create index influencer_feed_customs_custom on management.influencer_feed_customs (product_custom_id);
comment on table management.influencer_feed_customs is 'Designs tagged in a post, for "make mine".';
comment on constraint influencer_feed_customs_feed_id_fkey on management.influencer_feed_customs is
  E'@fieldName feed\n@foreignFieldName feed_customs';
comment on constraint influencer_feed_customs_product_custom_id_fkey on management.influencer_feed_customs is
  E'@fieldName product_custom\n@foreignFieldName feed_customs';
select app.protect('management.influencer_feed_customs');
create policy public_select on management.influencer_feed_customs for select to shop_public
  using (exists (select 1 from management.influencer_feeds shown where shown.id = feed_id));
grant select on management.influencer_feed_customs to shop_public;
select app.announce_changes_of('management.influencer_feed_customs');

-- An answer is told: it goes through the command alone (POST /api/brand-requests/{id}/answer).
create table management.brand_requests (
  id bigint generated always as identity primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  brand_name text not null check (length(brand_name) between 1 and 60),
  contact_name text not null check (length(contact_name) between 1 and 40),
  email text not null check (length(email) between 3 and 320),
  phone text not null default '' check (length(phone) <= 20),
  homepage text not null default '' check (length(homepage) <= 300),
  introduction text not null check (length(introduction) between 10 and 2000),
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'REVIEWING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  answer text not null default '' check (length(answer) <= 2000),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  masked_contact_name text generated always as (
    case when char_length(contact_name) < 2 then contact_name when char_length(contact_name) = 2 then left(contact_name, 1) || '*'
    else left(contact_name, 1) || repeat('*', least(char_length(contact_name) - 2, 6)) || right(contact_name, 1) end) virtual,
  masked_email text generated always as (left(email, 2) || '***' || substring(email from position('@' in email))) virtual,
  masked_phone text generated always as (
    case when char_length(phone) < 8 then repeat('*', char_length(phone)) else left(phone, 3) || '-****-' || right(phone, 4) end) virtual
);
create unique index brand_requests_open on management.brand_requests (user_id) where state in ('RECEIVED', 'REVIEWING');
create index brand_requests_user on management.brand_requests (user_id, created_at desc);
create index brand_requests_state on management.brand_requests (state, created_at);
comment on table management.brand_requests is
  'Who wants to sell here as a brand, and what the shop answered; one open request of a member at a time.';
comment on constraint brand_requests_user_id_fkey on management.brand_requests is E'@fieldName member\n@foreignFieldName brand_requests';
select app.protect('management.brand_requests', 'select (id, user_id, brand_name, homepage, introduction, state, answer, created_at,
  answered_at, masked_contact_name, masked_email, masked_phone)');

create table management.brand_request_images (
  id bigint generated always as identity primary key,
  brand_request_id bigint not null references management.brand_requests (id) on delete cascade,
  photo_id bigint references member.photos (id) on delete set null,
  src text not null default '',
  position integer not null default 0
);
create index brand_request_images_request on management.brand_request_images (brand_request_id, position);
create unique index brand_request_images_photo on management.brand_request_images (photo_id);
comment on table management.brand_request_images is 'Seen by whoever asked, through the REST API, and the shop.';
comment on constraint brand_request_images_brand_request_id_fkey on management.brand_request_images is
  E'@fieldName brand_request\n@foreignFieldName images';
comment on constraint brand_request_images_photo_id_fkey on management.brand_request_images is
  E'@fieldName photo\n@foreignFieldName brand_request_images';
select app.protect('management.brand_request_images', 'select');
select app.holds_photos('management.brand_request_images');
