-- More of what a shopper calls a thing by (0019 has the tables). A graphic is also found by the keywords its artist gave it, because a
-- strawberry may be called 설향; a product also by the graphics it carries, their keywords and their artists.

alter table product.graphics add column keywords text[] not null default '{}'
  check (cardinality(keywords) <= 20 and array_position(keywords, null) is null);
comment on column product.graphics.keywords is 'What the graphic shows, in the words people look for it by; searched, not shown.';
grant update (keywords) on product.graphics to shop_artist;
-- Which graphics a search page shows depends on them.
select app.announce_changes_of('product.graphics');

create or replace function app.refresh_graphic_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.graphic_search s using product.graphics g
    where s.graphic_id = any (changed) and g.id = s.graphic_id and (g.deleted_at is not null or g.state <> 'ACT');
  insert into product.graphic_search (graphic_id, words)
    select g.id, app.search_words(variadic array[g.name ->> 'ko', g.name ->> 'en', a.name ->> 'ko', a.name ->> 'en'] || g.keywords)
    from product.graphics g join product.artists a on a.id = g.artist_id
    where g.id = any (changed) and g.deleted_at is null and g.state = 'ACT' order by g.id
    on conflict (graphic_id) do update set words = excluded.words where graphic_search.words <> excluded.words $$;

create or replace function app.refresh_product_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.product_search s using product.products p
    where s.product_id = any (changed) and p.id = s.product_id and (p.deleted_at is not null or p.state = 'STOP');
  insert into product.product_search (product_id, words)
    select p.id, app.search_words(variadic array[p.name ->> 'ko', p.name ->> 'en', b.name ->> 'ko', b.name ->> 'en',
      c.name ->> 'ko', c.name ->> 'en', above.name ->> 'ko', above.name ->> 'en'] || coalesce(works.words, '{}'))
    from product.products p join product.brands b on b.id = p.brand_id
    left join product.categories c on c.id = p.category_id left join product.categories above on above.id = c.parent_id
    left join lateral (
      select array_agg(word order by shown.position, g.id, word) as words
      from product.graphic_products shown
      join product.graphics g on g.id = shown.graphic_id and g.deleted_at is null and g.state = 'ACT'
      join product.artists a on a.id = g.artist_id
      cross join lateral unnest(array[g.name ->> 'ko', g.name ->> 'en', a.name ->> 'ko', a.name ->> 'en'] || g.keywords) word
      where shown.product_id = p.id
    ) works on true
    where p.id = any (changed) and p.deleted_at is null and p.state <> 'STOP' order by p.id
    on conflict (product_id) do update set words = excluded.words where product_search.words <> excluded.words $$;

-- A graphic's words are those of its products too.
create or replace function app.search_graphics_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'INSERT' then
    perform app.refresh_graphic_search(array(select id from added));
  else
    perform app.refresh_graphic_search(array[new.id]);
    perform app.refresh_product_search(array(select product_id from product.graphic_products where graphic_id = new.id));
  end if;
  return null;
end $$;
drop trigger search_changed on product.graphics;
create trigger search_changed after update of name, keywords, artist_id, state, deleted_at on product.graphics
  for each row execute function app.search_graphics_anew();

create or replace function app.search_artists_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'INSERT' then
    perform app.refresh_artist_search(array(select id from added));
    return null;
  end if;
  perform app.refresh_artist_search(array[new.id]);
  if old.name <> new.name then
    perform app.refresh_graphic_search(array(select id from product.graphics where artist_id = new.id));
    perform app.refresh_product_search(array(select shown.product_id from product.graphic_products shown
      join product.graphics g on g.id = shown.graphic_id where g.artist_id = new.id));
  end if;
  return null;
end $$;

create function app.search_shown_works_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform app.refresh_product_search(array(select product_id from changed));
  return null;
end $$;
create trigger search_added after insert on product.graphic_products referencing new table as changed
  for each statement execute function app.search_shown_works_anew();
create trigger search_removed after delete on product.graphic_products referencing old table as changed
  for each statement execute function app.search_shown_works_anew();
revoke execute on function app.search_shown_works_anew() from public;

select app.refresh_product_search(array(select id from product.products));

-- Lists end with what cannot be bought, whatever they are sorted by.
alter table product.products add column is_sold_out boolean not null generated always as (stock_count <= 0) stored;
comment on column product.products.is_sold_out is 'True when no option has anything left: such products come last in every list.';
drop index product.products_newest, product.products_popular, product.products_sold, product.products_price;
create index products_listed on product.products (is_sold_out, position, id) where deleted_at is null and state = 'ACT';
create index products_newest on product.products (is_sold_out, created_at desc, id desc) where deleted_at is null and state = 'ACT';
create index products_popular on product.products (is_sold_out, like_count desc, id desc) where deleted_at is null and state = 'ACT';
create index products_sold on product.products (is_sold_out, sales_count desc, id desc) where deleted_at is null and state = 'ACT';
create index products_cheapest on product.products (is_sold_out, selling_price, id) where deleted_at is null and state = 'ACT';
create index products_dearest on product.products (is_sold_out, selling_price desc, id desc) where deleted_at is null and state = 'ACT';
