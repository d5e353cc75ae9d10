-- What the shop promises leads somewhere, and what a buyer must be told stands beside the product: a coupon at sign-up, where an event
-- leads, since when a text holds, sizes by fit, the facts of the law, and being told when something is back.

alter table sales.coupons add column is_sign_up_gift boolean not null default false;
comment on column sales.coupons.is_sign_up_gift is 'Given to every new member with the sign-up, as long as it can be claimed.';
grant select (is_sign_up_gift) on sales.coupons to shop_public;

alter table management.banners
  add column link_name app.localized,
  add column link_url text not null default '',
  add constraint banners_link check ((link_name is null) = (link_url = ''));
comment on column management.banners.link_url is 'Where the button under the event leads: what it offers. A path of the shop, or an address.';
select app.announce_changes_of('management.banners');

-- Until now a text said when its row was last touched, which a restore or a corrected letter changed.
alter table management.terms add column revised_on date;
update management.terms set revised_on = (updated_at at time zone 'Asia/Seoul')::date;
alter table management.terms alter column revised_on set not null;
alter table management.terms alter column revised_on set default (now() at time zone 'Asia/Seoul')::date;
comment on column management.terms.revised_on is 'The day since which the text holds as it stands, in Korea.';
select app.announce_changes_of('management.terms');

create table product.size_measures (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  frame_id bigint,
  size text not null,
  measure text not null check (measure in ('LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE', 'WIDTH', 'HEIGHT', 'DEPTH', 'STRAP', 'HEAD', 'BRIM', 'FOOT')),
  value_mm integer not null check (value_mm between 1 and 5000),
  constraint size_measures_key unique nulls not distinct (product_id, frame_id, size, measure),
  constraint size_measures_frame_fkey foreign key (frame_id, product_id) references product.frames (id, product_id) on delete cascade
);
create index size_measures_frame on product.size_measures (frame_id);
comment on table product.size_measures is 'What a size measures, by fit: one value in mm for each row and column of the size table.';
comment on constraint size_measures_product_id_fkey on product.size_measures is '@fieldName product
@foreignFieldName size_measures';
comment on constraint size_measures_frame_fkey on product.size_measures is '@fieldName frame
@foreignFieldName size_measures';
select app.protect('product.size_measures');
create policy public_select on product.size_measures for select to shop_public using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.size_measures to shop_public;
select app.announce_changes_of('product.size_measures');

create table product.product_facts (
  product_id bigint primary key references product.products (id) on delete cascade,
  kind text not null check (kind in ('CLOTHING', 'BAG', 'ACCESSORY', 'HOUSEHOLD', 'GOODS')),
  material app.localized,
  contents app.localized,
  maker app.localized,
  origin app.localized,
  made_on app.localized,
  care app.localized,
  certification app.localized,
  warranty app.localized,
  contact app.localized
);
comment on table product.product_facts is 'What the Korean notice on product information (상품정보제공고시) wants told before a purchase; which of it, decides the kind.';
comment on column product.product_facts.contact is 'Who answers for it after the sale, with a telephone number; the shop''s own customer service when empty.';
comment on constraint product_facts_product_id_fkey on product.product_facts is '@fieldName product
@foreignFieldName facts';
select app.protect('product.product_facts');
create policy public_select on product.product_facts for select to shop_public using (exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.product_facts to shop_public;
select app.announce_changes_of('product.product_facts');

create table product.restock_requests (
  id bigint generated always as identity primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  product_id bigint not null,
  option_id bigint not null,
  created_at timestamptz not null default now(),
  restocked_at timestamptz,
  constraint restock_requests_once unique (user_id, option_id),
  constraint restock_requests_option_fkey foreign key (option_id, product_id) references product.product_options (id, product_id) on delete cascade
);
create index restock_requests_waiting on product.restock_requests (option_id) where restocked_at is null;
create index restock_requests_option on product.restock_requests (option_id, product_id);
comment on table product.restock_requests is 'A member wants to know when a sold-out option is back. restocked_at is when the clock found it back; My page says so.';
comment on constraint restock_requests_option_fkey on product.restock_requests is '@fieldName option
@foreignFieldName restock_requests';
select app.protect('product.restock_requests', 'select');
create policy own_select on product.restock_requests for select to shop_user using (user_id = (select app.me()));
grant select on product.restock_requests to shop_user;

-- What administrators write in the new tables is logged like everything else.
select app.audit_all();
