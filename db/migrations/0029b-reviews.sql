-- Reviews with what was bought, how it fits, an answer of the shop and a trace of every change; points for them, once for each line of an order.

alter table product.reviews
  add column option_name app.localized,
  add column design_src text,
  add column height_from integer check (height_from between 140 and 195 and height_from % 5 = 0),
  add column weight_from integer check (weight_from between 35 and 115 and weight_from % 5 = 0),
  add column size_feel text check (size_feel in ('SMALL', 'TRUE', 'LARGE')),
  add column photo_count integer not null default 0 check (photo_count >= 0),
  add column has_photos boolean generated always as (photo_count > 0) stored,
  add column is_rewarded boolean not null default false,
  add column edited_at timestamptz,
  add column hidden_reason text check (hidden_reason in ('ABUSE', 'ADVERTISING', 'PERSONAL_DATA', 'COPYRIGHT', 'UNRELATED')),
  add column hidden_at timestamptz,
  add column reply text check (reply <> ''),
  add column replied_at timestamptz,
  add constraint reviews_reply check ((reply is null) = (replied_at is null));
update product.reviews set hidden_reason = 'UNRELATED' where state = 'HIDDEN';
alter table product.reviews add constraint reviews_hidden check ((state = 'HIDDEN') = (hidden_reason is not null));
comment on column product.reviews.option_name is 'What was bought, as the line of the order says; the review outlives the option.';
comment on column product.reviews.design_src is 'The design as it was ordered, beside the photos of what came.';
comment on column product.reviews.height_from is 'Where the wearer''s range of height begins, in cm: measures are told as ranges only.';
comment on column product.reviews.weight_from is 'Where the wearer''s range of weight begins, in kg.';
comment on column product.reviews.is_rewarded is 'Points were promised for it, which readers are told.';
comment on column product.reviews.hidden_reason is 'A review is never deleted by the shop: it is hidden for a reason its writer is told.';
grant select (option_name, design_src, height_from, weight_from, size_feel, photo_count, has_photos, is_rewarded, edited_at, reply, replied_at)
  on product.reviews to shop_public;
grant select (hidden_reason, hidden_at) on product.reviews to shop_user;
revoke delete on product.reviews from shop_admin;
create index reviews_photos on product.reviews (has_photos desc, created_at desc, id desc) where deleted_at is null and state = 'ACT';
create index reviews_product_fit on product.reviews (product_id, height_from, weight_from) where deleted_at is null and state = 'ACT';

alter table product.review_images add column photo_id bigint references member.photos (id);
alter table product.review_images add constraint review_images_photo unique (photo_id);
update product.reviews set photo_count = (select count(*) from product.review_images where review_id = reviews.id);
select app.holds_photos('product.review_images');
select app.count_at_commit('product.review_images', 'product.reviews', 'review_id', 'photo_count', '1');
revoke select on product.review_images from shop_public;
grant select (id, review_id, src, position) on product.review_images to shop_public;
revoke delete on product.review_images from shop_admin;

create table product.review_revisions (
  id bigint generated always as identity primary key,
  review_id bigint not null references product.reviews (id) on delete cascade,
  score integer not null,
  content text not null,
  height_from integer,
  weight_from integer,
  size_feel text,
  photo_count integer not null,
  replaced_at timestamptz not null default now()
);
create index review_revisions_review on product.review_revisions (review_id, replaced_at);
comment on table product.review_revisions is 'What a review said before each change of its writer''s. Photos that were taken out are deleted; how many there were stays.';
create trigger never_changed before update on product.review_revisions for each row execute function app.forbid_change();
select app.protect('product.review_revisions', 'select');

create table product.review_reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references product.reviews (id) on delete cascade,
  user_id uuid references member.members (id) on delete set null,
  reason text not null check (reason in ('ABUSE', 'ADVERTISING', 'PERSONAL_DATA', 'COPYRIGHT', 'UNRELATED')),
  detail text not null default '',
  state text not null default 'WAITING' check (state in ('WAITING', 'UPHELD', 'REJECTED')),
  created_at timestamptz not null default now(),
  constraint review_reports_once unique (review_id, user_id)
);
create index review_reports_user on product.review_reports (user_id);
create index review_reports_waiting on product.review_reports (created_at) where state = 'WAITING';
comment on constraint review_reports_user_id_fkey on product.review_reports is '@fieldName member
@foreignFieldName review_reports';
select app.protect('product.review_reports', 'select, update');

alter table sales.point_entries add column order_product_id bigint references sales.order_products (id);
create unique index point_entries_review_once on sales.point_entries (order_product_id, reason)
  where type = 'EARNED' and reason in ('REVIEW', 'PHOTO_REVIEW') and order_product_id is not null;
create index point_entries_order_product on sales.point_entries (order_product_id) where order_product_id is not null;
comment on column sales.point_entries.order_product_id is
  'The line a review was written about. Its points are EARNED once for each reason; USED with the same reason is what was taken back.';
alter table sales.point_entries add constraint point_entries_review check (order_product_id is null or reason in ('REVIEW', 'PHOTO_REVIEW'));

select app.audit_all();
