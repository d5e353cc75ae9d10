-- What lists are filtered by. Row-level security lets no operator but a leakproof one use an index of a protected table (008-search.sql), and
-- options, colours and artists are other tables: so what a product can be filtered by stands in one row of words, `<kind>:<value>`, which
-- one index finds in any combination. It holds nothing that visitors may not read, and a row is there while its product is listed.

-- A colour that is renamed or dyed has no family until the job of 026 finds it again.
create function app.forget_colour_family() returns trigger
language plpgsql set search_path = ''
as $$ begin new.family := null; return new; end $$;
create trigger forget_family before update of name, hex on product.colors for each row
  when ((old.name, old.hex) is distinct from (new.name, new.hex) and old.family is not distinct from new.family)
  execute function app.forget_colour_family();

create table product.product_facets (
  product_id bigint primary key references product.products (id) on delete cascade,
  tags text[] not null,
  price integer not null
);
create index product_facets_tags on product.product_facets using gin (tags) with (fastupdate = off);
create index product_facets_price on product.product_facets (price);
comment on table product.product_facets is 'What a listed product is filtered by, kept by triggers.';
comment on column product.product_facets.tags is
  'Words <kind>:<value>: category (its own and all above, by path_name), brand, artist and plan (by id), colour (family), size, and is:custom, is:stock, is:sale.';
comment on column product.product_facets.price is 'Its selling price in won.';
comment on constraint product_facets_product_id_fkey on product.product_facets is '@foreignFieldName facets';
select app.protect('product.product_facets', 'select');
create policy public_select on product.product_facets for select to shop_public using (true);
grant select on product.product_facets to shop_public;

-- Row by row through indexes: while a table is being filled, its statistics still say that reading it whole is cheap.
create function app.refresh_product_facets(changed bigint[]) returns void
language sql set search_path = '' set enable_seqscan = off
as $$
  delete from product.product_facets f using product.products p
    where f.product_id = any (changed) and p.id = f.product_id and (p.deleted_at is not null or p.state <> 'ACT');
  insert into product.product_facets (product_id, tags, price)
    select p.id, array(
      with recursive above as (
        select id, parent_id, path_name from product.categories where id = p.category_id
        union select c.id, c.parent_id, c.path_name from above join product.categories c on c.id = above.parent_id
      )
      select 'category:' || path_name from above
      union select 'brand:' || p.brand_id
      union select 'artist:' || g.artist_id from product.graphic_products shown
        join product.graphics g on g.id = shown.graphic_id and g.deleted_at is null and g.state = 'ACT'
        join product.artists a on a.id = g.artist_id and a.deleted_at is null and a.state = 'ACT'
        where shown.product_id = p.id
      union select 'plan:' || plan_id from product.plan_products where product_id = p.id
      union select 'colour:' || c.family from product.product_options o join product.colors c on c.id = o.color_id
        where o.product_id = p.id and o.state = 'ACT' and c.family is not null
      union select 'size:' || size from product.product_options where product_id = p.id and state = 'ACT' and size <> ''
      union select 'is:custom' where p.is_custom
      union select 'is:stock' where not p.is_sold_out
      -- A discount percent is shown: the same choice as isDiscountShown of rules/money/price.ts, which a test compares.
      union select 'is:sale' where case when p.selling_price = p.price then round(p.sale_rate) > 0
        else p.origin_price > 0 and round((p.origin_price - p.selling_price) * 100.0 / nullif(p.origin_price, 0)) > 0 end
      order by 1
    ), p.selling_price
    from product.products p where p.id = any (changed) and p.deleted_at is null and p.state = 'ACT' order by p.id
    on conflict (product_id) do update set tags = excluded.tags, price = excluded.price
      where (product_facets.tags, product_facets.price) is distinct from (excluded.tags, excluded.price) $$;

-- Updates by column, so that a like or a sale costs nothing here: of the stock only becoming sold out counts, and back.
create function app.facet_products_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'INSERT' then perform app.refresh_product_facets(array(select id from changed));
  else perform app.refresh_product_facets(array[new.id]); end if;
  return null;
end $$;
create trigger facets_added after insert on product.products referencing new table as changed
  for each statement execute function app.facet_products_anew();
create trigger facets_changed
  after update of brand_id, category_id, state, deleted_at, type, price, origin_price, promotion_price, sale_rate on product.products
  for each row execute function app.facet_products_anew();
create trigger facets_sold_out after update of stock_count on product.products
  for each row when (old.is_sold_out <> new.is_sold_out) execute function app.facet_products_anew();

create function app.facet_parts_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform app.refresh_product_facets(array(select distinct product_id from changed order by 1));
  return null;
end $$;
create trigger facets_added after insert on product.product_options referencing new table as changed
  for each statement execute function app.facet_parts_anew();
create trigger facets_removed after delete on product.product_options referencing old table as changed
  for each statement execute function app.facet_parts_anew();
create trigger facets_added after insert on product.graphic_products referencing new table as changed
  for each statement execute function app.facet_parts_anew();
create trigger facets_removed after delete on product.graphic_products referencing old table as changed
  for each statement execute function app.facet_parts_anew();
create trigger facets_added after insert on product.plan_products referencing new table as changed
  for each statement execute function app.facet_parts_anew();
create trigger facets_removed after delete on product.plan_products referencing old table as changed
  for each statement execute function app.facet_parts_anew();

create function app.facet_products_of_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_table_name in ('product_options', 'colors') then
    perform app.refresh_product_facets(array[new.product_id]);
  elsif tg_table_name = 'graphics' then
    perform app.refresh_product_facets(array(select product_id from product.graphic_products where graphic_id = new.id order by 1));
  elsif tg_table_name = 'artists' then
    perform app.refresh_product_facets(array(select distinct shown.product_id from product.graphic_products shown
      join product.graphics g on g.id = shown.graphic_id where g.artist_id = new.id order by 1));
  else
    perform app.refresh_product_facets(array(
      with recursive below as (
        select new.id as id union select c.id from below join product.categories c on c.parent_id = below.id
      ) select p.id from product.products p join below on below.id = p.category_id order by 1));
  end if;
  return null;
end $$;
create trigger facets_changed after update of size, color_id, state on product.product_options
  for each row execute function app.facet_products_of_anew();
-- Of whatever column: a name that changes takes the family away (above).
create trigger facets_changed after update on product.colors
  for each row when (old.family is distinct from new.family) execute function app.facet_products_of_anew();
create trigger facets_changed after update of artist_id, state, deleted_at on product.graphics
  for each row execute function app.facet_products_of_anew();
create trigger facets_changed after update of state, deleted_at on product.artists
  for each row execute function app.facet_products_of_anew();
create trigger facets_changed after update of path_name, parent_id on product.categories
  for each row execute function app.facet_products_of_anew();

select app.audit_all();
select app.refresh_product_facets(array(select id from product.products));
revoke execute on function app.forget_colour_family(), app.refresh_product_facets(bigint[]), app.facet_products_anew(), app.facet_parts_anew(),
  app.facet_products_of_anew() from public;
