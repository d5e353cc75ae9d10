-- A search compared what was typed with any stretch of a name, so that t-shirt found sweatshirts, hat found what, and two syllables found the end of one
-- word with the beginning of the next. What is looked through is now a line for every place where a word begins, so that one condition (a line that
-- begins so, or that is so) says both: 강러너스 finds nothing, 한강러너스 and 러너스 do. Chinese names are looked through as well.

create function app.search_stem(line text) returns text
language sql immutable parallel safe
as $$ select regexp_replace(line, '([a-z0-9]{2}[a-rt-z0-9])s$', '\1') $$;
comment on function app.search_stem(text) is 'A word without the s of an English plural: caps is looked for as cap (rules/shop/search.ts does the same).';

create function app.words_of(name jsonb) returns text[]
language sql immutable parallel safe
as $$ select array(select word.value from jsonb_each_text(name) word order by word.key) $$;
comment on function app.words_of(jsonb) is 'A name in every language it is written in, so that a further language is found without a word here.';

create or replace function app.search_words(variadic names text[]) returns text
language sql immutable parallel safe
as $$
  with word as (
    select given.place, piece.at, piece.raw, regexp_replace(piece.raw, '[^[:alnum:]]', '', 'g') as plain
    from unnest(names) with ordinality as given (name, place)
    cross join lateral regexp_split_to_table(lower(normalize(given.name, NFKC) collate pg_c_utf8), '\s+') with ordinality as piece (raw, at)
  ), line as (
    -- From each word to the end of the name: blanks count for nothing.
    select place, 0 as kind, at, string_agg(plain, '') over (partition by place order by at rows between current row and unbounded following) as line from word
    union all select place, 1, at, plain from word
    -- From within a word to its end: behind a hyphen, and at every sign of a script that writes words together. A last sign alone is no word
    -- (티 of 파티): a blank behind it lets it be begun only.
    union all select place, 2, at, regexp_replace(regexp_replace(substr(raw, start), '[^[:alnum:]]', '', 'g'), '^.$', '\& ') from word cross join lateral generate_series(2, length(raw)) start
      where substr(raw, start, 1) ~ '[[:alnum:]]' and (substr(raw, start - 1, 1) ~ '[^[:alnum:]]'
        or substr(raw, start - 1, 2) ~ '[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af]')
    union all select place, 3, at, part from word cross join lateral regexp_split_to_table(raw, '[^[:alnum:]]+') part
  )
  select coalesce(E'\n' || string_agg(line, E'\n' order by place, kind, at, line) || E'\n', '') from (
    select distinct on (stem) place, kind, at, stem as line from (select place, kind, at, app.search_stem(line) as stem from line) stems
    where stem <> '' order by stem, place, kind, at
  ) once $$;
comment on function app.search_words(text[]) is 'Names as a search compares them: lower case, letters and digits only, a line from every place where a word begins, each once, with an empty line around all.';

comment on column product.product_search.words is 'All the words that find the product: of its name, brand, category and the category above, and of the graphics it carries.';
comment on column product.product_search.own_words is 'What the product is, among its words: its own name, its category and the category above.';

create or replace function app.refresh_graphic_search(changed bigint[]) returns void
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

create or replace function app.refresh_product_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.product_search s using product.products p
    where s.product_id = any (changed) and p.id = s.product_id and (p.deleted_at is not null or p.state = 'STOP');
  insert into product.product_search (product_id, words, own_words)
    select p.id, app.search_words(variadic own.words || app.words_of(b.name) || coalesce(works.words, '{}')),
      app.search_words(variadic own.words)
    from product.products p join product.brands b on b.id = p.brand_id
    left join product.categories c on c.id = p.category_id left join product.categories above on above.id = c.parent_id
    cross join lateral (select app.words_of(p.name) || app.words_of(c.name) || app.words_of(above.name) as words) own
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

create or replace function app.refresh_artist_search(changed bigint[]) returns void
language sql set search_path = ''
as $$
  delete from product.artist_search s using product.artists a
    where s.artist_id = any (changed) and a.id = s.artist_id and (a.deleted_at is not null or a.state <> 'ACT');
  insert into product.artist_search (artist_id, words)
    select id, app.search_words(variadic app.words_of(name) || path_name) from product.artists
    where id = any (changed) and deleted_at is null and state = 'ACT' order by id
    on conflict (artist_id) do update set words = excluded.words where artist_search.words <> excluded.words $$;

revoke execute on function app.search_stem(text), app.words_of(jsonb) from public;

select app.refresh_graphic_search(array(select id from product.graphics));
select app.refresh_product_search(array(select id from product.products));
select app.refresh_artist_search(array(select id from product.artists));

-- Words of the reference goods. A group that was changed by hand stays as it is, and none that was taken away comes back.
update management.search_synonyms as kept set words = told.now from (values
  ('후디, 후드티, 후드, hoodie', '후디, 후드티, 후드, hoodie, hoody, hood, 连帽衫'),
  ('긴소매, 긴팔, 롱슬리브', '긴소매, 긴팔, 롱슬리브, long sleeve, 长袖'),
  ('티셔츠, 반팔, 반팔티', '티셔츠, 티, 반팔, 반팔티, t-shirt, tee, T恤, 短袖'),
  ('토트백, 에코백', '토트백, 에코백, tote bag, tote, eco bag, 帆布包'),
  ('캡, 볼캡', '모자, 캡, 볼캡, hat, cap, ball cap, 帽子'),
  ('폰케이스, 핸드폰케이스, 휴대폰케이스', '폰케이스, 핸드폰케이스, 휴대폰케이스, phone case, 手机壳')
) as told (before, now) where kept.words = told.before;
insert into management.search_synonyms (words, position)
  select words, (select coalesce(max(position), 0) from management.search_synonyms) + row_number() over () from (values
    ('머그, 컵, 머그컵, mug, cup, 马克杯, 杯子'), ('노트, 공책, notebook, 笔记本'), ('배지, 뱃지, 핀, badge, pin, 徽章')
  ) as added (words);
