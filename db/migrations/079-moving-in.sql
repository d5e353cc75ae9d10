-- expand: what comes along from another shop: members with their consents and points, reviews, and the addresses it had.

alter table member.consents add column source text constraint consents_source_check check (source in ('CAFE24', 'SMARTSTORE', 'OTHER'));
comment on column member.consents.source is 'The shop where it was given, for one that came along with a member; null for our own.';

alter table sales.point_entries drop constraint point_entries_reason_check,
  add constraint point_entries_reason_check check (reason in ('SIGN_UP', 'PURCHASE', 'REVIEW', 'PHOTO_REVIEW', 'REVIEW_RESTORED',
    'DESCENDANT', 'EVENT', 'ORDER', 'ORDER_CANCELLED', 'ORDER_RETURNED', 'EXPIRY', 'ADMIN', 'MOVED', 'OFFSET'));
create unique index point_entries_moved_once on sales.point_entries (user_id) where reason = 'MOVED' and type = 'EARNED';
comment on index sales.point_entries_moved_once is 'A balance comes along once, however often its file is read.';

-- A review from elsewhere has neither an order here nor a member: its writer is told as the file masked them.
alter table product.reviews
  alter column order_product_id drop not null,
  alter column user_id drop not null,
  alter column profile_id drop not null,
  alter column profile_id drop default,
  add column writer text constraint reviews_writer check (char_length(writer) <= 40),
  add column moved_key text constraint reviews_moved_once unique,
  add constraint reviews_moved check (case when moved_key is null then order_product_id is not null and user_id is not null and writer is null
    else order_product_id is null and user_id is null and writer is not null end);
comment on column product.reviews.writer is 'Who wrote a review that came from another shop, masked; null for a member''s own.';
comment on column product.reviews.moved_key is 'What such a review is known by, so that it comes along once.';
grant select (writer) on product.reviews to shop_public;

create table management.old_addresses (
  id bigint generated always as identity primary key,
  address text constraint old_addresses_address unique,
  number text constraint old_addresses_number unique check (number ~ '^[A-Za-z0-9_-]{1,40}$'),
  target text check (app.is_path(target) and target <> '' and length(target) <= 500),
  product_id bigint constraint old_addresses_product unique references product.products (id) on delete cascade,
  created_at timestamptz not null,
  constraint old_addresses_way check ((address is null) = (target is null) and (number is null) = (product_id is null)
    and (address is null) <> (number is null))
);
comment on table management.old_addresses is
  'Where an address of the shop before leads now: a path to a path, or the number it knew a product by to the product. Asked when a page is not found.';
comment on constraint old_addresses_product_id_fkey on management.old_addresses is E'@fieldName product\n@foreignFieldName old_addresses';
select app.protect('management.old_addresses', '');
select app.audit_all();
