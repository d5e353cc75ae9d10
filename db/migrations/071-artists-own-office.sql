-- expand: what an artist does in their own office: who they are, where their money goes, stopping a sale, asking for another price.
grant update (name) on product.artists to shop_artist;
grant select (business_number) on sales.payees to shop_artist;

alter table product.graphics add column withdrawn_at timestamptz;
comment on column product.graphics.withdrawn_at is 'When its artist stopped its sale; only then may they take it up again. What the shop stopped stays stopped.';
select app.announce_changes_of('product.graphics');

create table product.price_wishes (
  graphic_id bigint primary key references product.graphics (id) on delete cascade,
  price integer not null check (price between 0 and 10000000),
  wished_at timestamptz not null default now(),
  answer text not null default '' check (length(answer) <= 500),
  answered_at timestamptz
);
create index price_wishes_open on product.price_wishes (wished_at) where answered_at is null;
comment on table product.price_wishes is 'The price that an artist last asked for, won, and why the shop did not follow it; empty where it did.';
comment on constraint price_wishes_graphic_id_fkey on product.price_wishes is E'@fieldName graphic\n@foreignFieldName price_wish';
select app.protect('product.price_wishes', 'select');
create policy own_select on product.price_wishes for select to shop_artist
  using (graphic_id in (select id from product.graphics where artist_id in (select app.my_artist_ids())));
grant select on product.price_wishes to shop_artist;
select app.audit_all();

-- When the month that was closed is paid.
alter table management.shop_rules add column pay_day integer not null default 15 check (pay_day between 1 and 28);
comment on column management.shop_rules.pay_day is 'The day of the following month on which artists and brands are paid.';
grant select (pay_day) on management.shop_rules to shop_public;
select app.announce_changes_of('management.shop_rules');

-- Artists apply as brands do.
alter table management.brand_requests
  add column kind text not null default 'BRAND' check (kind in ('BRAND', 'ARTIST'));
comment on column management.brand_requests.kind is 'Whether a brand applies, or an artist; brand_name is then the name they work under.';
grant select (kind) on management.brand_requests to shop_admin;
