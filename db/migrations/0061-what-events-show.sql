-- Events show the products and graphics they are about, as exhibitions do.

create table management.banner_products (
  banner_id bigint not null references management.banners (id) on delete cascade,
  product_id bigint not null references product.products (id) on delete cascade,
  position integer not null default 0,
  primary key (banner_id, product_id)
);
create index banner_products_product on management.banner_products (product_id);
comment on table management.banner_products is 'The products an event shows on its page.';
comment on constraint banner_products_banner_id_fkey on management.banner_products is '@fieldName banner
@foreignFieldName banner_products';
comment on constraint banner_products_product_id_fkey on management.banner_products is '@fieldName product
@foreignFieldName banner_products';
select app.protect('management.banner_products');
create policy public_select on management.banner_products for select to shop_public
  using (exists (select 1 from management.banners shown where shown.id = banner_id));
grant select on management.banner_products to shop_public;

create table management.banner_graphics (
  banner_id bigint not null references management.banners (id) on delete cascade,
  graphic_id bigint not null references product.graphics (id) on delete cascade,
  position integer not null default 0,
  primary key (banner_id, graphic_id)
);
create index banner_graphics_graphic on management.banner_graphics (graphic_id);
comment on table management.banner_graphics is 'The graphics an event shows on its page.';
comment on constraint banner_graphics_banner_id_fkey on management.banner_graphics is '@fieldName banner
@foreignFieldName banner_graphics';
comment on constraint banner_graphics_graphic_id_fkey on management.banner_graphics is '@fieldName graphic
@foreignFieldName banner_graphics';
select app.protect('management.banner_graphics');
create policy public_select on management.banner_graphics for select to shop_public
  using (exists (select 1 from management.banners shown where shown.id = banner_id));
grant select on management.banner_graphics to shop_public;

select app.audit_all();
select app.announce_changes_of('management.banner_products');
select app.announce_changes_of('management.banner_graphics');
