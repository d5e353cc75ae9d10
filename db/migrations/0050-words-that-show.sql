-- What artists, brands and members write through the data service keeps the limits of the forms. `->> 'ko'` of an object is a text too, so that a name
-- could be {ko: {...}}, and every list that showed it failed.

-- Some of what was written in a language: the words and numbers in it, whatever they are wrapped in.
create function pg_temp.words_in(value jsonb) returns text language sql immutable
as $$ select nullif(btrim(string_agg(leaf #>> '{}', ' ')), '')
  from jsonb_path_query(value, 'strict $.** ? (@.type() == "string" || @.type() == "number")') leaf $$;
create function pg_temp.mended(value jsonb) returns jsonb language sql immutable
as $$ select jsonb_strip_nulls(jsonb_build_object('ko', coalesce(ko, en, cn, '-'), 'en', coalesce(en, ko, cn, '-'), 'cn', cn))
  from (select pg_temp.words_in(value -> 'ko') as ko, pg_temp.words_in(value -> 'en') as en, pg_temp.words_in(value -> 'cn') as cn) $$;

create or replace function app.is_localized(value jsonb) returns boolean
language sql immutable parallel safe
as $$
  select case when jsonb_typeof(value) = 'object' then
    coalesce(jsonb_typeof(value -> 'ko') = 'string' and jsonb_typeof(value -> 'en') = 'string', false)
    and value ->> 'ko' <> '' and value ->> 'en' <> ''
    and coalesce(jsonb_typeof(value -> 'cn') = 'string', not value ? 'cn') and value - 'ko' - 'en' - 'cn' = '{}'
  else false end
$$;
comment on function app.is_localized(jsonb) is 'Names of the shop are texts {ko, en}, both filled, and cn where somebody wrote it; nothing else is in them.';

do $$
declare held record; broken boolean;
begin
  for held in
    select c.oid::regclass as target, a.attname as name, n.nspname = 'sales' as is_copy
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.atttypid = 'app.localized'::regtype and c.relkind = 'r' and not a.attisdropped
  loop
    execute format('select exists (select 1 from %s where not app.is_localized(%I))', held.target, held.name) into broken;
    continue when not broken;
    -- What orders keep is never changed again: this once its triggers look away.
    if held.is_copy then execute format('alter table %s disable trigger user', held.target); end if;
    execute format('update %s set %I = pg_temp.mended(%2$I) where not app.is_localized(%2$I)', held.target, held.name);
    if held.is_copy then execute format('alter table %s enable trigger user', held.target); end if;
  end loop;
end $$;
alter domain app.localized drop constraint localized_has_ko_and_en;
alter domain app.localized add constraint localized_has_ko_and_en check (value is null or app.is_localized(value));

-- The rules of rules/shop/visible-text.ts for what the data service takes without a command; db/test/visible-text.db.test.ts holds them together.
create function app.is_visible_text(value text) returns boolean
language sql immutable parallel safe
as $$
  select value !~ '[\u0001-\u001f\u007f-\u009f]'
    and value !~ '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and value ~ '[^\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u200d\ufe0f]'
$$;
comment on function app.is_visible_text(text) is 'One line that shows what it holds: nothing invisible, no change of direction.';
create function app.is_visible_writing(value text) returns boolean
language sql immutable parallel safe
as $$ select app.is_visible_text(regexp_replace(value, '\r?\n|\t', ' ', 'g')) $$;
comment on function app.is_visible_writing(text) is 'The same in lines.';

create function app.units(value text) returns integer
language sql immutable parallel safe
as $$ select char_length(value) + char_length(regexp_replace(value, '[^\U00010000-\U0010ffff]', '', 'g')) $$;
comment on function app.units(text) is 'Its length as forms count it, in UTF-16.';

create function app.is_short_name(value jsonb, most integer) returns boolean
language sql immutable parallel safe
as $$ select not exists (select 1 from jsonb_each_text(value) written where not app.is_visible_text(written.value) or app.units(written.value) > most) $$;
create function app.is_short_writing(value jsonb, most integer) returns boolean
language sql immutable parallel safe
as $$ select not exists (select 1 from jsonb_each_text(value) written where not app.is_visible_writing(written.value) or app.units(written.value) > most) $$;
comment on function app.is_short_name(jsonb, integer) is 'Each language is one visible line of no more than so many characters.';
comment on function app.is_short_writing(jsonb, integer) is 'Each language is visible and no longer than so many characters; it may have lines.';

create function app.are_keywords(words text[]) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(array_ndims(words), 1) = 1 and cardinality(words) <= 20
    and not exists (select 1 from unnest(words) word where word is null or not app.is_visible_text(word) or app.units(word) > 30)
$$;
comment on function app.are_keywords(text[]) is 'A plain list of at most twenty words of at most thirty characters.';

create function app.is_own_picture(src text) returns boolean
language sql immutable parallel safe
as $$ select src = '' or src ~ '^/cdn/(?:[0-9a-f]{64}\.(?:avif|gif|jpg|png|svg|webp)|library/[1-9][0-9]{0,15}(?:-[1-9][0-9]?x[1-9][0-9]?)?)$' $$;
comment on function app.is_own_picture(text) is 'The address of a picture the shop keeps (contract/images.ts), or none.';

revoke execute on function app.is_visible_text(text), app.is_visible_writing(text), app.units(text), app.is_short_name(jsonb, integer),
  app.is_short_writing(jsonb, integer), app.are_keywords(text[]), app.is_own_picture(text) from public;
grant execute on function app.is_visible_text(text), app.is_visible_writing(text), app.units(text), app.is_short_name(jsonb, integer),
  app.is_short_writing(jsonb, integer), app.are_keywords(text[]), app.is_own_picture(text) to shop_public, shop_admin, shop_service, shop_identity;

-- What stands is mended: hidden characters go, the rest is cut where the form would have stopped, and foreign pictures are taken down.
create function pg_temp.shown(value text, most integer, is_line boolean) returns text language sql immutable
as $$ select nullif(btrim(left(btrim(regexp_replace(regexp_replace(value, case when is_line then '[\u0001-\u001f\u007f-\u009f]' else '(?!\n)[\u0001-\u001f\u007f-\u009f]' end, ' ', 'g'),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g')),
    most - (app.units(left(value, most)) - char_length(left(value, most))))), '') $$;
create function pg_temp.cut(value jsonb, most integer, is_line boolean) returns jsonb language sql immutable
as $$ select pg_temp.mended(coalesce(jsonb_object_agg(key, pg_temp.shown(words, most, is_line)), '{}')) from jsonb_each_text(value) as of(key, words) $$;
update product.artists set name = pg_temp.cut(name, 60, true) where not app.is_short_name(name, 60);
update product.brands set name = pg_temp.cut(name, 60, true) where not app.is_short_name(name, 60);
update product.graphics set name = pg_temp.cut(name, 60, true) where not app.is_short_name(name, 60);
update product.artists set description = pg_temp.cut(description, 2000, false) where not app.is_short_writing(description, 2000);
update product.brands set description = pg_temp.cut(description, 2000, false) where not app.is_short_writing(description, 2000);
update product.graphics set description = pg_temp.cut(description, 1000, false) where not app.is_short_writing(description, 1000);
update product.graphics set keywords = coalesce((select array_agg(word) from
  (select distinct pg_temp.shown(word, 30, true) as word from unnest(keywords) word order by word limit 20) words where word is not null), '{}')
  where not app.are_keywords(keywords);
update product.artists set image_src = '' where not app.is_own_picture(image_src);
update product.artists set profile_src = '' where not app.is_own_picture(profile_src);
update product.brands set logo_src = '' where not app.is_own_picture(logo_src);
update product.brands set image_src = '' where not app.is_own_picture(image_src);
update product.product_customs set name = coalesce(pg_temp.shown(name, 60, true), '') where name <> '' and not app.is_visible_text(name);
drop function pg_temp.cut(jsonb, integer, boolean), pg_temp.shown(text, integer, boolean), pg_temp.mended(jsonb), pg_temp.words_in(jsonb);

alter table product.artists
  add constraint artists_name_short check (app.is_short_name(name, 60)),
  add constraint artists_description_short check (app.is_short_writing(description, 2000)),
  add constraint artists_image_own check (app.is_own_picture(image_src)),
  add constraint artists_profile_own check (app.is_own_picture(profile_src));
alter table product.brands
  add constraint brands_name_short check (app.is_short_name(name, 60)),
  add constraint brands_description_short check (app.is_short_writing(description, 2000)),
  add constraint brands_logo_own check (app.is_own_picture(logo_src)),
  add constraint brands_image_own check (app.is_own_picture(image_src));
-- A list of lists made the former check fail instead of refusing.
alter table product.graphics drop constraint graphics_keywords_check, drop constraint graphics_keywords_short;
alter table product.graphics
  add constraint graphics_name_short check (app.is_short_name(name, 60)),
  add constraint graphics_description_short check (app.is_short_writing(description, 1000)),
  add constraint graphics_keywords_check check (app.are_keywords(keywords));
alter table product.product_customs add constraint product_customs_name_shown check (name = '' or app.is_visible_text(name));

-- What the shop has approved is sold under the name it was approved with.
create function app.keep_approved_name() returns trigger
language plpgsql set search_path = ''
as $$ begin raise exception 'the shop alone renames a work that is on sale' using errcode = '23514', constraint = 'graphics_approved_name'; end $$;
revoke execute on function app.keep_approved_name() from public;
create trigger keep_approved_name before update of name on product.graphics
  for each row when (current_user = 'shop_artist' and old.state = 'ACT' and new.name is distinct from old.name) execute function app.keep_approved_name();
