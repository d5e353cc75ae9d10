-- A search lists what bears the words in its own name before what it found by brand, category or artist. The words of the own name stand
-- beside all the words, in the same spelling; the grams of all words find both.

alter table product.product_search add column own_words text not null default '';
alter table product.graphic_search add column own_words text not null default '';
comment on column product.product_search.own_words is 'The words of the product''s own name among its words.';
comment on column product.graphic_search.own_words is 'The words of the graphic''s own name among its words.';

create or replace function app.refresh_graphic_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.graphic_search s using product.graphics g
    where s.graphic_id = any (changed) and g.id = s.graphic_id and (g.deleted_at is not null or g.state <> 'ACT');
  insert into product.graphic_search (graphic_id, words, own_words)
    select g.id, app.search_words(variadic array[g.name ->> 'ko', g.name ->> 'en', a.name ->> 'ko', a.name ->> 'en'] || g.keywords),
      app.search_words(g.name ->> 'ko', g.name ->> 'en')
    from product.graphics g join product.artists a on a.id = g.artist_id
    where g.id = any (changed) and g.deleted_at is null and g.state = 'ACT' order by g.id
    on conflict (graphic_id) do update set words = excluded.words, own_words = excluded.own_words
      where (graphic_search.words, graphic_search.own_words) is distinct from (excluded.words, excluded.own_words) $$;

create or replace function app.refresh_product_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.product_search s using product.products p
    where s.product_id = any (changed) and p.id = s.product_id and (p.deleted_at is not null or p.state = 'STOP');
  insert into product.product_search (product_id, words, own_words)
    select p.id, app.search_words(variadic array[p.name ->> 'ko', p.name ->> 'en', b.name ->> 'ko', b.name ->> 'en',
      c.name ->> 'ko', c.name ->> 'en', above.name ->> 'ko', above.name ->> 'en'] || coalesce(works.words, '{}')),
      app.search_words(p.name ->> 'ko', p.name ->> 'en')
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
    on conflict (product_id) do update set words = excluded.words, own_words = excluded.own_words
      where (product_search.words, product_search.own_words) is distinct from (excluded.words, excluded.own_words) $$;

select app.refresh_graphic_search(array(select id from product.graphics));
select app.refresh_product_search(array(select id from product.products));
