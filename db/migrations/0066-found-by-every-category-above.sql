-- Categories stand in several levels: a product is found by the names of all that stand above it, not of the nearest alone.

create function app.words_of_categories(nearest bigint) returns text[]
language sql stable set search_path = ''
as $$
  with recursive above as (
    select id, parent_id, name, 0 as level from product.categories where id = nearest
    union all select c.id, c.parent_id, c.name, level + 1 from above join product.categories c on c.id = above.parent_id
  ) cycle id set is_circle using path
  select coalesce(array_agg(word.value order by level, word.at), '{}') from above
    cross join lateral unnest(app.words_of(name)) with ordinality as word (value, at) $$;
comment on function app.words_of_categories(bigint) is 'The names of a category and of all above it, the nearest first.';
revoke execute on function app.words_of_categories(bigint) from public;

create or replace function app.refresh_product_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.product_search s using product.products p
    where s.product_id = any (changed) and p.id = s.product_id and (p.deleted_at is not null or p.state = 'STOP');
  insert into product.product_search (product_id, words, own_words)
    select p.id, app.search_words(variadic own.words || app.words_of(b.name) || coalesce(works.words, '{}')),
      app.search_words(variadic own.words)
    from product.products p join product.brands b on b.id = p.brand_id
    cross join lateral (select app.words_of(p.name) || app.words_of_categories(p.category_id) as words) own
    left join lateral (
      select array_agg(word order by shown.position, g.id, word) as words
      from product.graphic_products shown
      join product.graphics g on g.id = shown.graphic_id and g.deleted_at is null and g.state = 'ACT'
      join product.artists a on a.id = g.artist_id
      cross join lateral unnest(app.words_of(g.name) || app.words_of(a.name) || g.keywords) word
      where shown.product_id = p.id
    ) works on true
    where p.id = any (changed) and p.deleted_at is null and p.state <> 'STOP' order by p.id
    on conflict (product_id) do update set words = excluded.words, own_words = excluded.own_words
      where (product_search.words, product_search.own_words) is distinct from (excluded.words, excluded.own_words) $$;

create or replace function app.search_products_of_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_table_name = 'brands' then
    perform app.refresh_product_search(array(select id from product.products where brand_id = new.id));
  else
    perform app.refresh_product_search(array(
      with recursive below as (
        select new.id as id union select c.id from below join product.categories c on c.parent_id = below.id
      ) select p.id from product.products p join below on below.id = p.category_id));
  end if;
  return null;
end $$;

comment on column product.product_search.words is 'All the words that find the product: of its name, brand, category and the categories above, and of the graphics it carries.';
comment on column product.product_search.own_words is 'What the product is, among its words: its own name, its category and the categories above.';

select app.refresh_product_search(array(select id from product.products));
