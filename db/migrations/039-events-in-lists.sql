-- Anybody may read the tags of a listed product, also of an event that is not shown yet: what it will hold. An event is a list only, whose
-- rows are seen once the event is (028), and no tag.

create or replace function app.refresh_product_facets(changed bigint[]) returns void
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

create or replace function app.list_products_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  delete from product.product_lists l using changed
    where l.product_id = changed.product_id and not l.list = any (changed.tags) and not starts_with(l.list, 'plan:');
  insert into product.product_lists (list, product_id, is_sold_out, position, is_new, created_at, like_count, sales_count, selling_price)
    select list, p.id, p.is_sold_out, p.position, p.is_new, p.created_at, p.like_count, p.sales_count, p.selling_price
    from changed join product.products p on p.id = changed.product_id
    cross join lateral (select unnest(changed.tags) union all select 'plan:' || plan_id from product.plan_products where product_id = p.id) of_product (list)
    where list ~ '^(category|brand|artist|plan):' or list = 'is:custom'
    on conflict do nothing;
  return null;
end $$;

-- A product that joins or leaves an event.
create function app.list_events_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'DELETE' then
    delete from product.product_lists l using changed where l.product_id = changed.product_id and l.list = 'plan:' || changed.plan_id;
  else
    insert into product.product_lists (list, product_id, is_sold_out, position, is_new, created_at, like_count, sales_count, selling_price)
      select 'plan:' || changed.plan_id, p.id, p.is_sold_out, p.position, p.is_new, p.created_at, p.like_count, p.sales_count, p.selling_price
      from changed join product.product_facets f on f.product_id = changed.product_id join product.products p on p.id = f.product_id
      on conflict do nothing;
  end if;
  return null;
end $$;
drop trigger facets_added on product.plan_products;
drop trigger facets_removed on product.plan_products;
create trigger lists_added after insert on product.plan_products referencing new table as changed
  for each statement execute function app.list_events_anew();
create trigger lists_removed after delete on product.plan_products referencing old table as changed
  for each statement execute function app.list_events_anew();
revoke execute on function app.list_events_anew() from public;

update product.product_facets set tags = array(select tag from unnest(tags) tag where not starts_with(tag, 'plan:'))
  where product_id in (select product_id from product.plan_products);
comment on column product.product_facets.tags is
  'Words <kind>:<value>: category (its own and all above, by path_name), brand and artist (by id), colour (family), size, and is:custom, is:stock, is:sale.';
comment on column product.product_lists.list is 'A tag of product_facets: category, brand or artist with its value, or is:custom; or plan with the id of an event.';
