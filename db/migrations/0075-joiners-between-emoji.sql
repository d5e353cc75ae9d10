-- Hidden characters still passed: line and paragraph separators in one line, interlinear annotations and the object replacement character,
-- emoji joiners and variation selectors between letters, blank hieroglyphs (rules/shop/visible-text.ts).
create or replace function app.is_visible_text(value text) returns boolean
language sql immutable parallel safe
as $$
  select value !~ '[\u0001-\u001f\u007f-\u009f]'
    and value !~ '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and value !~ '(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff\ufe0f])\u200d'
    and value !~ '(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff#*0-9])\ufe0f'
    and value ~ '[^\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u200d\ufe0f\U00013441\U00013442\U0001d159]'
$$;

-- Separators are line breaks where a text may have lines.
create or replace function app.is_visible_writing(value text) returns boolean
language sql immutable parallel safe
as $$ select app.is_visible_text(regexp_replace(value, '\r?\n|[\t\u2028\u2029]', ' ', 'g')) $$;

-- The characters are removed from existing rows. A name of which nothing is left becomes a dash, and a shopper's design has none.
create function pg_temp.shown(value text, nothing text) returns text language sql immutable
as $$
  select case when app.is_visible_writing(mended) then mended else nothing end
  from (select regexp_replace(regexp_replace(value, '[\u2028\u2029]', ' ', 'g'),
    '[\ufff9-\ufffc]|(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff\ufe0f])\u200d|(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff#*0-9])\ufe0f',
    '', 'g') as mended) as clean
$$;
create function pg_temp.shown(words jsonb) returns jsonb language sql immutable
as $$ select jsonb_object_agg(key, pg_temp.shown(value, '-')) from jsonb_each_text(words) $$;
update product.artists set name = pg_temp.shown(name), description = pg_temp.shown(description)
  where not (app.is_short_name(name, 60) and app.is_short_writing(description, 2000));
update product.brands set name = pg_temp.shown(name), description = pg_temp.shown(description)
  where not (app.is_short_name(name, 60) and app.is_short_writing(description, 2000));
update product.graphics set name = pg_temp.shown(name), description = pg_temp.shown(description),
    keywords = array(select pg_temp.shown(word, null) from unnest(keywords) word where pg_temp.shown(word, null) is not null)
  where not (app.is_short_name(name, 60) and app.is_short_writing(description, 1000) and app.are_keywords(keywords));
update product.product_customs set name = pg_temp.shown(name, '') where name <> '' and not app.is_visible_text(name);
drop function pg_temp.shown(jsonb);
drop function pg_temp.shown(text, text);
