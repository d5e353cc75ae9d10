-- Two signs that Unicode calls symbols show nothing: the empty cell of Braille and the note without a head. A name of them alone is empty
-- (rules/shop/visible-text.ts).
create or replace function app.is_visible_text(value text) returns boolean
language sql immutable parallel safe
as $$
  select value !~ '[\u0001-\u001f\u007f-\u009f]'
    and value !~ '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and value ~ '[^\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000\u200d\ufe0f\U0001d159]'
$$;

-- What stands of such a name is a dash, as where a name was missing before; a design of a shopper has none. A row is checked as a whole, so it is
-- mended as a whole.
create function pg_temp.shown(words jsonb) returns jsonb language sql immutable
as $$ select jsonb_object_agg(key, case when app.is_visible_writing(value) then value else '-' end) from jsonb_each_text(words) $$;
update product.artists set name = pg_temp.shown(name), description = pg_temp.shown(description)
  where not (app.is_short_name(name, 60) and app.is_short_writing(description, 2000));
update product.brands set name = pg_temp.shown(name), description = pg_temp.shown(description)
  where not (app.is_short_name(name, 60) and app.is_short_writing(description, 2000));
update product.graphics set name = pg_temp.shown(name), description = pg_temp.shown(description),
    keywords = array(select word from unnest(keywords) word where app.is_visible_text(word))
  where not (app.is_short_name(name, 60) and app.is_short_writing(description, 1000) and app.are_keywords(keywords));
update product.product_customs set name = '' where name <> '' and not app.is_visible_text(name);
drop function pg_temp.shown(jsonb);
