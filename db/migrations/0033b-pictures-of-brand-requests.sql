-- Pictures of their goods that brands send along with their requests (0029 holds photos, 0033 requests).

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
comment on constraint brand_request_images_brand_request_id_fkey on management.brand_request_images is '@fieldName brand_request
@foreignFieldName images';
comment on constraint brand_request_images_photo_id_fkey on management.brand_request_images is '@fieldName photo
@foreignFieldName brand_request_images';
select app.protect('management.brand_request_images', 'select');
select app.holds_photos('management.brand_request_images');

select app.audit_all();
