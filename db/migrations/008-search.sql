-- What a search looks through. Row-level security lets no operator but a leakproof one use an index of a protected table, and neither
-- `like` nor `@>` is leakproof: over graphics themselves every search would read the whole table. So the words of what is shown stand in
-- tables of their own, which hold nothing that visitors may not read and need no condition: a row is there while its thing is shown. Pairs
-- of neighbours rather than the trigrams of pg_trgm, because two syllables are a whole Korean word (딸기, 모자), and because this needs no
-- extension and no locale of the server. rules/shop/search.ts says the same of what a shopper types; a test compares both.

create function app.search_stem(line text) returns text
language sql immutable parallel safe
as $$ select regexp_replace(line, '([a-z0-9]{2}[a-rt-z0-9])s$', '\1') $$;
comment on function app.search_stem(text) is
  'A word without the s of an English plural: caps is looked for as cap (rules/shop/search.ts does the same).';

create function app.words_of(name jsonb) returns text[]
language sql immutable parallel safe
as $$ select array(select word.value from jsonb_each_text(name) word order by word.key) $$;
comment on function app.words_of(jsonb) is
  'A name in every language it is written in, so that a further language is found without a word here.';

-- A line for every place where a word begins, so that one condition (a line that begins so, or that is so) says both: hat does not find
-- what, and 강러너스 finds nothing, while 한강러너스 and 러너스 do.
create function app.search_words(variadic names text[]) returns text
language sql immutable parallel safe
as $$
  with word as (
    select given.place, piece.at, piece.raw, regexp_replace(piece.raw, '[^[:alnum:]]', '', 'g') as plain
    from unnest(names) with ordinality as given (name, place)
    cross join lateral regexp_split_to_table(lower(normalize(given.name, NFKC) collate pg_c_utf8), '\s+') with ordinality as piece (raw, at)
  ), line as (
    -- From each word to the end of the name: blanks count for nothing.
    select place, 0 as kind, at,
      string_agg(plain, '') over (partition by place order by at rows between current row and unbounded following) as line from word
    union all select place, 1, at, plain from word
    -- From within a word to its end: behind a hyphen, and at every sign of a script that writes words together. A last sign alone is no
    -- word (티 of 파티): a blank behind it lets it be begun only.
    union all select place, 2, at, regexp_replace(regexp_replace(substr(raw, start), '[^[:alnum:]]', '', 'g'), '^.$', '\& ')
      from word cross join lateral generate_series(2, length(raw)) start
      where substr(raw, start, 1) ~ '[[:alnum:]]' and (substr(raw, start - 1, 1) ~ '[^[:alnum:]]'
        or substr(raw, start - 1, 2) ~ '[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af]')
    union all select place, 3, at, part from word cross join lateral regexp_split_to_table(raw, '[^[:alnum:]]+') part
  )
  select coalesce(E'\n' || string_agg(line, E'\n' order by place, kind, at, line) || E'\n', '') from (
    select distinct on (stem) place, kind, at, stem as line from (select place, kind, at, app.search_stem(line) as stem from line) stems
    where stem <> '' order by stem, place, kind, at
  ) once $$;
comment on function app.search_words(text[]) is
  'Names as a search compares them: lower case, letters and digits only, a line from every place where a word begins, each once, with an empty line around all.';

create function app.search_grams(words text) returns text[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(distinct gram collate pg_c_utf8), '{}') from (
    select sign, lead(sign) over (order by place) as next from unnest(string_to_array(words, null)) with ordinality as signs (sign, place)
  ) signs
  cross join lateral (values (sign), (sign || next)) grams (gram)
  where gram is not null and gram !~ E'\n' $$;
comment on function app.search_grams(text) is 'Every sign and every pair of neighbours on a line: what an index can find.';

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

-- words: whatever finds it: its artist, brand and categories too, keywords (a strawberry may be called 설향), and the graphics a product
-- carries. own_words: its own name, because a search lists first what bears the words in its own name. Names change seldom, so the indexes
-- are without a list of changes waiting to be sorted in, which every search would read first.
create table product.graphic_search (
  graphic_id bigint primary key references product.graphics (id) on delete cascade,
  words text not null,
  grams text[] not null generated always as (app.search_grams(words)) stored,
  own_words text not null default ''
);
create index graphic_search_grams on product.graphic_search using gin (grams) with (fastupdate = off);
comment on table product.graphic_search is 'The words of the graphics that are shown: their names and the names of their artists.';
comment on column product.graphic_search.own_words is 'The words of the graphic''s own name among its words.';
comment on constraint graphic_search_graphic_id_fkey on product.graphic_search is '@foreignFieldName search';
select app.protect('product.graphic_search', 'select');
create policy public_select on product.graphic_search for select to shop_public using (true);
grant select on product.graphic_search to shop_public;

create table product.product_search (
  product_id bigint primary key references product.products (id) on delete cascade,
  words text not null,
  grams text[] not null generated always as (app.search_grams(words)) stored,
  own_words text not null default ''
);
create index product_search_grams on product.product_search using gin (grams) with (fastupdate = off);
comment on table product.product_search is
  'The words of the products that are shown: their names and the names of brand, category and the category above.';
comment on column product.product_search.words is
  'All the words that find the product: of its name, brand, category and the categories above, and of the graphics it carries.';
comment on column product.product_search.own_words is
  'What the product is, among its words: its own name, its category and the categories above.';
comment on constraint product_search_product_id_fkey on product.product_search is '@foreignFieldName search';
select app.protect('product.product_search', 'select');
create policy public_select on product.product_search for select to shop_public using (true);
grant select on product.product_search to shop_public;

create table product.artist_search (
  artist_id bigint primary key references product.artists (id) on delete cascade,
  words text not null,
  grams text[] not null generated always as (app.search_grams(words)) stored
);
create index artist_search_grams on product.artist_search using gin (grams) with (fastupdate = off);
comment on table product.artist_search is 'The words of the artists that are shown: names and address.';
comment on constraint artist_search_artist_id_fkey on product.artist_search is '@foreignFieldName search';
select app.protect('product.artist_search', 'select');
create policy public_select on product.artist_search for select to shop_public using (true);
grant select on product.artist_search to shop_public;

-- One function for each table finds the words of these rows anew; what is not shown any more goes. They run with the owner's rights, inside
-- the triggers that call them; what an administrator did stands in the audit log of the thing itself.
create function app.refresh_graphic_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.graphic_search s using product.graphics g
    where s.graphic_id = any (changed) and g.id = s.graphic_id and (g.deleted_at is not null or g.state <> 'ACT');
  insert into product.graphic_search (graphic_id, words, own_words)
    select g.id, app.search_words(variadic app.words_of(g.name) || app.words_of(a.name) || g.keywords),
      app.search_words(variadic app.words_of(g.name))
    from product.graphics g join product.artists a on a.id = g.artist_id
    where g.id = any (changed) and g.deleted_at is null and g.state = 'ACT' order by g.id
    on conflict (graphic_id) do update set words = excluded.words, own_words = excluded.own_words
      where (graphic_search.words, graphic_search.own_words) is distinct from (excluded.words, excluded.own_words) $$;

create function app.refresh_product_search(changed bigint[]) returns void
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

create function app.refresh_artist_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.artist_search s using product.artists a
    where s.artist_id = any (changed) and a.id = s.artist_id and (a.deleted_at is not null or a.state <> 'ACT');
  insert into product.artist_search (artist_id, words)
    select id, app.search_words(variadic app.words_of(name) || path_name) from product.artists
    where id = any (changed) and deleted_at is null and state = 'ACT' order by id
    on conflict (artist_id) do update set words = excluded.words where artist_search.words <> excluded.words $$;

-- Updates by column, so that a like or a sale (which changes counters) costs nothing here; inserts once for a whole statement. A graphic's
-- words are those of its products too.
create function app.search_graphics_anew() returns trigger
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
create trigger search_added after insert on product.graphics referencing new table as added
  for each statement execute function app.search_graphics_anew();
create trigger search_changed after update of name, keywords, artist_id, state, deleted_at on product.graphics
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
    perform app.refresh_product_search(array(select shown.product_id from product.graphic_products shown
      join product.graphics g on g.id = shown.graphic_id where g.artist_id = new.id));
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
    perform app.refresh_product_search(array(
      with recursive below as (
        select new.id as id union select c.id from below join product.categories c on c.parent_id = below.id
      ) select p.id from product.products p join below on below.id = p.category_id));
  end if;
  return null;
end $$;
create trigger search_changed after update of name on product.brands for each row execute function app.search_products_of_anew();
create trigger search_changed after update of name, parent_id on product.categories
  for each row execute function app.search_products_of_anew();

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

create table management.search_synonyms (
  id bigint generated always as identity primary key,
  words text not null check (char_length(words) between 3 and 200),
  position integer not null default 0
);
comment on table management.search_synonyms is
  'Words that mean the same to a shopper, with commas: whoever searches for one finds what bears another.';
select app.protect('management.search_synonyms', 'select');
create policy public_select on management.search_synonyms for select to shop_public using (true);
grant select on management.search_synonyms to shop_public;
select app.announce_changes_of('management.search_synonyms');

insert into management.search_synonyms (words, position) values
  ('후디, 후드티, 후드, hoodie, hoody, hood, 连帽衫', 1),
  ('스웨트셔츠, 맨투맨, sweatshirt', 2),
  ('긴소매, 긴팔, 롱슬리브, long sleeve, 长袖', 3),
  ('티셔츠, 티, 반팔, 반팔티, t-shirt, tee, T恤, 短袖', 4),
  ('토트백, 에코백, tote bag, tote, eco bag, 帆布包', 5),
  ('모자, 캡, 볼캡, hat, cap, ball cap, 帽子', 6),
  ('폰케이스, 핸드폰케이스, 휴대폰케이스, phone case, 手机壳', 7),
  ('머그, 컵, 머그컵, mug, cup, 马克杯, 杯子', 8),
  ('노트, 공책, notebook, 笔记本', 9),
  ('배지, 뱃지, 핀, badge, pin, 徽章', 10);

create table management.search_misses (
  day date not null,
  term text not null check (length(term) between 1 and 40),
  count bigint not null check (count > 0),
  primary key (day, term)
);
create index search_misses_often on management.search_misses (day, count desc);
comment on table management.search_misses is
  'What was looked for and not found, as the shop compares words; what seems to lead to a person is never kept.';
select app.protect('management.search_misses', 'select');
