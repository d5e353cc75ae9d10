-- Designs that travel (decision 046): shares with a public page, posts of influencers with more pictures and with designs, and what
-- brands that want to be sold here ask.

create table product.design_shares (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[1-9A-HJ-NP-Za-km-z]{12}$'),
  user_id uuid not null references member.members (id) on delete cascade,
  product_custom_id bigint not null references product.product_customs (id) on delete cascade,
  version_id bigint not null references product.product_custom_versions (id) on delete cascade,
  mockup_group_id bigint not null references product.mockup_groups (id),
  form text not null check (form in ('SQUARE', 'STORY', 'CARD', 'KAKAO')),
  view text not null check (view in ('GARMENT', 'FLAT')),
  background text not null check (background ~ '^#[0-9A-F]{6}$'),
  line text not null default '' check (length(line) <= 40),
  locale text not null check (locale in ('ko', 'en', 'cn')),
  is_owner_named boolean not null default false,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index design_shares_mine on product.design_shares (user_id, product_custom_id) where ended_at is null;
create index design_shares_custom on product.design_shares (product_custom_id);
create index design_shares_version on product.design_shares (version_id);
create index design_shares_side on product.design_shares (mockup_group_id);
comment on table product.design_shares is
  'A saved version of a design that its owner shows to whoever has the link. Nobody can list them: without the code there is no way to a row.';
comment on column product.design_shares.is_owner_named is 'Whether page and picture say whose design it is; the owner is unnamed unless wanted.';
comment on constraint design_shares_user_id_fkey on product.design_shares is '@fieldName member
@foreignFieldName design_shares';
comment on constraint design_shares_product_custom_id_fkey on product.design_shares is '@fieldName product_custom
@foreignFieldName shares';
comment on constraint design_shares_version_id_fkey on product.design_shares is '@fieldName version
@foreignFieldName shares';
comment on constraint design_shares_mockup_group_id_fkey on product.design_shares is '@fieldName mockup_group
@foreignFieldName design_shares';
-- An administrator ends what should not be shown; what was shown is never rewritten into something else.
select app.protect('product.design_shares', 'select, update (ended_at)');

create table product.design_share_artists (
  share_id bigint not null references product.design_shares (id) on delete cascade,
  artist_id bigint not null references product.artists (id) on delete cascade,
  position integer not null check (position between 0 and 2),
  primary key (share_id, artist_id),
  constraint design_share_artists_place unique (share_id, position)
);
create index design_share_artists_artist on product.design_share_artists (artist_id);
comment on table product.design_share_artists is 'Whom a share credits: three places, so at most three artists (specification 5).';
comment on constraint design_share_artists_share_id_fkey on product.design_share_artists is '@fieldName share
@foreignFieldName credits';
comment on constraint design_share_artists_artist_id_fkey on product.design_share_artists is '@fieldName artist
@foreignFieldName share_credits';
select app.protect('product.design_share_artists', 'select');

-- A page that was kept goes with the link that ended.
create trigger announce_end after update on product.design_shares
  for each row when (old.ended_at is null and new.ended_at is not null) execute function app.announce_change();

create table management.influencer_feed_images (
  id bigint generated always as identity primary key,
  feed_id bigint not null references management.influencer_feeds (id) on delete cascade,
  src text not null,
  position integer not null default 0
);
create index influencer_feed_images_feed on management.influencer_feed_images (feed_id, position);
comment on table management.influencer_feed_images is 'Further pictures of a post; image_src of the post is its first.';
comment on constraint influencer_feed_images_feed_id_fkey on management.influencer_feed_images is '@fieldName feed
@foreignFieldName feed_images';
select app.protect('management.influencer_feed_images');
create policy public_select on management.influencer_feed_images for select to shop_public
  using (exists (select 1 from management.influencer_feeds shown where shown.id = feed_id));
grant select on management.influencer_feed_images to shop_public;

create table management.influencer_feed_customs (
  feed_id bigint not null references management.influencer_feeds (id) on delete cascade,
  product_custom_id bigint not null references product.product_customs (id) on delete cascade,
  position integer not null default 0,
  primary key (feed_id, product_custom_id)
);
create index influencer_feed_customs_custom on management.influencer_feed_customs (product_custom_id);
comment on table management.influencer_feed_customs is 'Designs tagged in a post, for "make mine".';
comment on constraint influencer_feed_customs_feed_id_fkey on management.influencer_feed_customs is '@fieldName feed
@foreignFieldName feed_customs';
comment on constraint influencer_feed_customs_product_custom_id_fkey on management.influencer_feed_customs is '@fieldName product_custom
@foreignFieldName feed_customs';
select app.protect('management.influencer_feed_customs');
create policy public_select on management.influencer_feed_customs for select to shop_public
  using (exists (select 1 from management.influencer_feeds shown where shown.id = feed_id));
grant select on management.influencer_feed_customs to shop_public;

select app.announce_changes_of('management.influencer_feed_images');
select app.announce_changes_of('management.influencer_feed_customs');

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
  answered_at timestamptz
);
create unique index brand_requests_open on management.brand_requests (user_id) where state in ('RECEIVED', 'REVIEWING');
create index brand_requests_user on management.brand_requests (user_id, created_at desc);
create index brand_requests_state on management.brand_requests (state, created_at);
comment on table management.brand_requests is 'Who wants to sell here as a brand, and what the shop answered; one open request of a member at a time.';
comment on constraint brand_requests_user_id_fkey on management.brand_requests is '@fieldName member
@foreignFieldName brand_requests';
select app.protect('management.brand_requests', 'select, update');

select app.audit_all();
