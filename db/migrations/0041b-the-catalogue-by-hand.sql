-- What staff keep of products and graphics: prices for a while, and the marks by which a work that resembles another is known.

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
comment on constraint promotions_product_id_fkey on product.promotions is '@fieldName product
@foreignFieldName promotions';
select app.protect('product.promotions', 'select');

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
comment on constraint graphic_submissions_graphic_id_fkey on product.graphic_submissions is '@fieldName graphic
@foreignFieldName submission';
select app.protect('product.graphic_submissions', 'select');
create policy own_select on product.graphic_submissions for select to shop_artist
  using (graphic_id in (select id from product.graphics where artist_id in (select app.my_artist_ids())));
grant select on product.graphic_submissions to shop_artist;

select app.audit_all();
