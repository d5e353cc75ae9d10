-- What a search looks through. Row-level security lets no operator but a leakproof one use an index of a protected table, and neither
-- `like` nor `@>` is leakproof: over graphics themselves every search would read the whole table. So the words of what is shown stand in
-- tables of their own, which hold nothing that visitors may not read and need no condition: a row is there while its thing is shown.
-- Pairs of neighbours rather than the trigrams of pg_trgm, because two syllables are a whole Korean word (딸기, 모자), and because this
-- needs no extension and no locale of the server. rules/shop/search.ts says the same of what a shopper types; a test compares both.

create function app.search_words(variadic names text[]) returns text
language sql immutable parallel safe
as $$
  select coalesce(string_agg(word, E'\n' order by place), '') from (
    select min(place) as place, word from (
      select place, regexp_replace(lower(normalize(name, NFKC) collate pg_c_utf8), '[^[:alnum:]]', '', 'g') as word
      from unnest(names) with ordinality as given (name, place)
    ) plain where word <> '' group by word
  ) once $$;
comment on function app.search_words(text[]) is 'Names as a search compares them: lower case, letters and digits only, each name on a line, each once.';

create function app.search_grams(words text) returns text[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(distinct gram collate pg_c_utf8), '{}') from (
    select sign, lead(sign) over (order by place) as next from unnest(string_to_array(words, null)) with ordinality as signs (sign, place)
  ) signs
  cross join lateral (values (sign), (sign || next)) grams (gram)
  where gram is not null and gram !~ E'\n' $$;
comment on function app.search_grams(text) is 'Every sign and every pair of neighbours on a line: what an index can find.';

create table product.graphic_search (
  graphic_id bigint primary key references product.graphics (id) on delete cascade,
  words text not null,
  grams text[] not null generated always as (app.search_grams(words)) stored
);
create table product.product_search (
  product_id bigint primary key references product.products (id) on delete cascade,
  words text not null,
  grams text[] not null generated always as (app.search_grams(words)) stored
);
create table product.artist_search (
  artist_id bigint primary key references product.artists (id) on delete cascade,
  words text not null,
  grams text[] not null generated always as (app.search_grams(words)) stored
);
comment on table product.graphic_search is 'The words of the graphics that are shown: their names and the names of their artists.';
comment on table product.product_search is 'The words of the products that are shown: their names and the names of brand, category and the category above.';
comment on table product.artist_search is 'The words of the artists that are shown: names and address.';
comment on constraint graphic_search_graphic_id_fkey on product.graphic_search is '@foreignFieldName search';
comment on constraint product_search_product_id_fkey on product.product_search is '@foreignFieldName search';
comment on constraint artist_search_artist_id_fkey on product.artist_search is '@foreignFieldName search';
-- Names change seldom: without a list of changes waiting to be sorted in, which every search would read through first.
create index graphic_search_grams on product.graphic_search using gin (grams) with (fastupdate = off);
create index product_search_grams on product.product_search using gin (grams) with (fastupdate = off);
create index artist_search_grams on product.artist_search using gin (grams) with (fastupdate = off);

select app.protect('product.graphic_search', 'select');
select app.protect('product.product_search', 'select');
select app.protect('product.artist_search', 'select');
create policy public_select on product.graphic_search for select to shop_public using (true);
create policy public_select on product.product_search for select to shop_public using (true);
create policy public_select on product.artist_search for select to shop_public using (true);
grant select on product.graphic_search, product.product_search, product.artist_search to shop_public;

-- One function for each table finds the words of these rows anew; what is not shown any more goes. They run with the owner's rights, inside
-- the triggers that call them; what an administrator did stands in the audit log of the thing itself.

create function app.refresh_graphic_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.graphic_search s using product.graphics g
    where s.graphic_id = any (changed) and g.id = s.graphic_id and (g.deleted_at is not null or g.state <> 'ACT');
  insert into product.graphic_search (graphic_id, words)
    select g.id, app.search_words(g.name ->> 'ko', g.name ->> 'en', a.name ->> 'ko', a.name ->> 'en')
    from product.graphics g join product.artists a on a.id = g.artist_id
    where g.id = any (changed) and g.deleted_at is null and g.state = 'ACT' order by g.id
    on conflict (graphic_id) do update set words = excluded.words where graphic_search.words <> excluded.words $$;

create function app.refresh_product_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.product_search s using product.products p
    where s.product_id = any (changed) and p.id = s.product_id and (p.deleted_at is not null or p.state = 'STOP');
  insert into product.product_search (product_id, words)
    select p.id, app.search_words(p.name ->> 'ko', p.name ->> 'en', b.name ->> 'ko', b.name ->> 'en',
      c.name ->> 'ko', c.name ->> 'en', above.name ->> 'ko', above.name ->> 'en')
    from product.products p join product.brands b on b.id = p.brand_id
    left join product.categories c on c.id = p.category_id left join product.categories above on above.id = c.parent_id
    where p.id = any (changed) and p.deleted_at is null and p.state <> 'STOP' order by p.id
    on conflict (product_id) do update set words = excluded.words where product_search.words <> excluded.words $$;

create function app.refresh_artist_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.artist_search s using product.artists a
    where s.artist_id = any (changed) and a.id = s.artist_id and (a.deleted_at is not null or a.state <> 'ACT');
  insert into product.artist_search (artist_id, words)
    select id, app.search_words(name ->> 'ko', name ->> 'en', path_name) from product.artists
    where id = any (changed) and deleted_at is null and state = 'ACT' order by id
    on conflict (artist_id) do update set words = excluded.words where artist_search.words <> excluded.words $$;

revoke execute on function app.search_words(text[]), app.search_grams(text), app.refresh_graphic_search(bigint[]),
  app.refresh_product_search(bigint[]), app.refresh_artist_search(bigint[]) from public;

-- Updates by column, so that a like or a sale (which changes counters) costs nothing here; inserts once for a whole statement.

create function app.search_graphics_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'INSERT' then perform app.refresh_graphic_search(array(select id from added));
  else perform app.refresh_graphic_search(array[new.id]); end if;
  return null;
end $$;
create trigger search_added after insert on product.graphics referencing new table as added
  for each statement execute function app.search_graphics_anew();
create trigger search_changed after update of name, artist_id, state, deleted_at on product.graphics
  for each row execute function app.search_graphics_anew();

create function app.search_products_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'INSERT' then perform app.refresh_product_search(array(select id from added));
  else perform app.refresh_product_search(array[new.id]); end if;
  return null;
end $$;
create trigger search_added after insert on product.products referencing new table as added
  for each statement execute function app.search_products_anew();
create trigger search_changed after update of name, brand_id, category_id, state, deleted_at on product.products
  for each row execute function app.search_products_anew();

create function app.search_artists_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'INSERT' then
    perform app.refresh_artist_search(array(select id from added));
    return null;
  end if;
  perform app.refresh_artist_search(array[new.id]);
  if old.name <> new.name then
    perform app.refresh_graphic_search(array(select id from product.graphics where artist_id = new.id));
  end if;
  return null;
end $$;
create trigger search_added after insert on product.artists referencing new table as added
  for each statement execute function app.search_artists_anew();
create trigger search_changed after update of name, path_name, state, deleted_at on product.artists
  for each row execute function app.search_artists_anew();

create function app.search_products_of_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_table_name = 'brands' then
    perform app.refresh_product_search(array(select id from product.products where brand_id = new.id));
  else
    perform app.refresh_product_search(array(select p.id from product.products p join product.categories c on c.id = p.category_id
      where new.id in (c.id, c.parent_id)));
  end if;
  return null;
end $$;
create trigger search_changed after update of name on product.brands for each row execute function app.search_products_of_anew();
create trigger search_changed after update of name, parent_id on product.categories for each row execute function app.search_products_of_anew();

revoke execute on function app.search_graphics_anew(), app.search_products_anew(), app.search_artists_anew(),
  app.search_products_of_anew() from public;

select app.refresh_graphic_search(array(select id from product.graphics));
select app.refresh_product_search(array(select id from product.products));
select app.refresh_artist_search(array(select id from product.artists));
