-- What every area stands on: the schemas, the member who asks, texts in languages, and the functions that give a table its policies and
-- triggers. A table's columns, constraints, indexes, policies, grants and comments stand together in the file of its area. GraphQL shows
-- comments of tables and columns as descriptions; "@fieldName member" names a relation there. The roles belong to the server
-- (db/roles.sql).

create schema app;         -- functions of policies and triggers; nothing here is readable through the data service
create schema identity;    -- secrets: password hashes, OpenID storage, one-time codes
create schema member;      -- people and what belongs to them
create schema product;     -- catalogue, artists, custom designs, reviews
create schema sales;       -- carts, orders, payments, coupons, points
create schema management;  -- what administrators publish: blocks, popups, terms, notices

grant usage on schema app, member, product, sales, management to shop_public, shop_admin, shop_service;
grant usage on schema app, identity, member to shop_identity;
grant usage on schema identity to shop_service;

create function app.me() returns uuid
language sql stable parallel safe
as $$ select coalesce(nullif(current_setting('app.user_id', true), '')::uuid, '00000000-0000-0000-0000-000000000000'::uuid) $$;
comment on function app.me() is 'The member this transaction runs for; the zero UUID is nobody (specification 6).';

-- The languages of the shop (rules/shop/locale.ts has them for the code): a further one replaces this function, and every check takes it.
create function app.locales() returns text[]
language sql immutable parallel safe
as $$ select array['ko', 'en', 'cn'] $$;
comment on function app.locales() is 'The languages of the interface, Korean first, from which the others are translated.';

-- A name of the shop is written in Korean; in a language that nobody wrote it in, it is read in English or Korean (rules/shop/locale.ts).
create function app.is_localized(value jsonb) returns boolean
language sql immutable parallel safe
as $$
  select case when jsonb_typeof(value) = 'object' then
    coalesce(value ->> 'ko' <> '', false) and coalesce(value ->> 'en' <> '', true)
    and value - app.locales() = '{}' and not jsonb_path_exists(value, 'strict $.* ? (@.type() <> "string")')
  else false end
$$;
comment on function app.is_localized(jsonb) is
  'Names of the shop are texts {ko}, filled, and other languages of app.locales() where somebody wrote them; nothing else is in them.';

create domain app.localized as jsonb constraint localized_has_korean check (value is null or app.is_localized(value));

-- What the shop publishes is written in Korean; a page may say it in other languages too. The columns that clients know stay as they are.
create function app.is_translations(value jsonb) returns boolean
language sql immutable parallel safe
as $$
  select jsonb_typeof(value) = 'object' and value - array_remove(app.locales(), 'ko') = '{}'
    and not exists (
      select 1 from jsonb_each(value) language
      where jsonb_typeof(language.value) <> 'object' or exists (
        select 1 from jsonb_each(case when jsonb_typeof(language.value) = 'object' then language.value else '{}' end) field
        where jsonb_typeof(field.value) <> 'string'))
$$;
comment on function app.is_translations(jsonb) is
  'Columns of a row in other languages than Korean: {en: {content: ...}, ...}, each language of app.locales() and each column optional.';
grant execute on function app.is_translations(jsonb) to shop_user, shop_admin, shop_service;

-- What artists, brands and members write through the data service keeps the limits of the forms. This is rules/shop/visible-text.ts, which
-- names the signs; db/test/checks.db.test.ts holds them together.
create function app.is_visible_text(value text) returns boolean
language sql immutable parallel safe
as $$
  select value !~ '[\u0001-\u001f\u007f-\u009f]'
    and value !~ '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and value !~ '(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff\ufe0f])\u200d'
    and value !~ '(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff#*0-9])\ufe0f'
    and value ~ '[^\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u200d\ufe0f\U00013441\U00013442\U0001d159]'
$$;
comment on function app.is_visible_text(text) is 'One line that shows what it holds: nothing invisible, no change of direction.';

-- Separators are line breaks where a text may have lines.
create function app.is_visible_writing(value text) returns boolean
language sql immutable parallel safe
as $$ select app.is_visible_text(regexp_replace(value, '\r?\n|[\t\u2028\u2029]', ' ', 'g')) $$;
comment on function app.is_visible_writing(text) is 'The same in lines.';

create function app.units(value text) returns integer
language sql immutable parallel safe
as $$ select char_length(value) + char_length(regexp_replace(value, '[^\U00010000-\U0010ffff]', '', 'g')) $$;
comment on function app.units(text) is 'Its length as forms count it, in UTF-16.';

create function app.is_short_name(value jsonb, most integer) returns boolean
language sql immutable parallel safe
as $$
  select not exists (
    select 1 from jsonb_each_text(value) written where not app.is_visible_text(written.value) or app.units(written.value) > most)
$$;
comment on function app.is_short_name(jsonb, integer) is 'Each language is one visible line of no more than so many characters.';

create function app.is_short_writing(value jsonb, most integer) returns boolean
language sql immutable parallel safe
as $$
  select not exists (
    select 1 from jsonb_each_text(value) written where not app.is_visible_writing(written.value) or app.units(written.value) > most)
$$;
comment on function app.is_short_writing(jsonb, integer) is
  'Each language is visible and no longer than so many characters; it may have lines.';

-- Bounded, because a keyword of a hundred thousand letters is found by nearly every search, and its artist writes it.
create function app.are_keywords(words text[]) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(array_ndims(words), 1) = 1 and cardinality(words) <= 20
    and not exists (select 1 from unnest(words) word where word is null or not app.is_visible_text(word) or app.units(word) > 30)
$$;
comment on function app.are_keywords(text[]) is 'A plain list of at most twenty words of at most thirty characters.';

create function app.is_own_picture(src text) returns boolean
language sql immutable parallel safe
as $$
  select src = '' or src ~ '^/cdn/(?:(?:[0-9a-f]{40}|[0-9a-f]{64})\.(?:avif|gif|jpg|png|svg|webp)|library/[1-9][0-9]{0,15}(?:-[1-9][0-9]?x[1-9][0-9]?)?)$'
$$;
comment on function app.is_own_picture(text) is 'The address of a picture the shop keeps (contract/images.ts), or none.';

-- What staff write by the data service leads where the forms would let it lead: no script, no other site in the dress of a path.
create function app.is_path(address text) returns boolean
language sql immutable parallel safe
as $$ select address ~ '^(?:/(?!/)[^\\\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*)?$' $$;
comment on function app.is_path(text) is 'A path of the shop (rules/shop/link.ts), or none.';

create function app.is_link(address text) returns boolean
language sql immutable parallel safe
as $$
  select app.is_path(address) or address ~ ('^https://[^\\\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff/]'
    '[^\\\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$')
$$;
comment on function app.is_link(text) is 'A path of the shop or an https address (rules/shop/link.ts), or none.';

-- The checks run as whoever writes the row.
grant execute on function app.me(), app.locales(), app.is_localized(jsonb), app.is_visible_text(text), app.is_visible_writing(text),
  app.units(text), app.is_short_name(jsonb, integer), app.is_short_writing(jsonb, integer), app.are_keywords(text[]),
  app.is_own_picture(text), app.is_path(text), app.is_link(text) to shop_public, shop_admin, shop_service, shop_identity;

-- Every table passes through here: row-level security on, the shop's own commands and administrators let in.
-- What visitors and members may do is written out beside each table; nothing written means nothing allowed.
create function app.protect(target regclass, admin_may text default 'select, insert, update, delete') returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy service_all on %s to shop_service using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to shop_service', target);
  if admin_may <> '' then
    execute format('create policy admin_all on %s to shop_admin using (true) with check (true)', target);
    execute format('grant %s on %s to shop_admin', admin_may, target);
  end if;
end $$;

create function app.forbid_change() returns trigger
language plpgsql
as $$ begin raise exception '% rows are never changed', tg_table_name using errcode = '23001'; end $$;
comment on function app.forbid_change() is 'For histories and ledgers: entries are added, never rewritten.';

create function app.touch_updated_at() returns trigger
language plpgsql
as $$ begin new.updated_at := now(); return new; end $$;

-- What members, artists and brands delete by the data service is deleted neither never nor for ever, and not days from now.
create function app.deleted_when_it_happens() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A demonstration's clock may be ahead of the machine's.
  clock constant timestamptz := now() + coalesce((select ahead_seconds from management.sandbox_clock), 0) * interval '1 second';
begin
  -- A browser may be hours wrong, and what stood in another tab may come late; a shop that old has no rows.
  if new.deleted_at > '2000-01-01T00:00:00Z' and new.deleted_at < clock + interval '1 day' then return new; end if;
  raise exception 'deleted_at is null, or about now' using errcode = '23514', constraint = 'deleted_when_it_happens';
end $$;
comment on function app.deleted_when_it_happens() is
  'A moment of deletion that a browser names lies not in the time to come, and is finite.';

-- What pages show is kept for a moment by every process that renders. A change of published rows is announced on the channel shop_changed,
-- once for each table and transaction, and every process makes its pages anew (server/web/service.ts).
create function app.announce_change() returns trigger
language plpgsql
as $$ begin perform pg_notify('shop_changed', tg_table_schema || '.' || tg_table_name); return null; end $$;
comment on function app.announce_change() is 'Tells every process that published rows of this table changed.';

-- Watches every column but counters and what is generated from others: counters change with every order, pages show them two seconds late
-- at most, and while a crowd claims a coupon, no page is made anew for each claim. A migration that adds a column to a watched table calls
-- it again, else a change of that column stays unannounced (db/test/announced.db.test.ts says so).
create function app.announce_changes_of(target regclass) returns void
language plpgsql
as $$
declare watched text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into watched from pg_attribute
  where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    and attname not in ('follower_count', 'issued_count', 'like_count', 'number_count', 'product_count', 'review_count', 'review_score_sum',
      'sales_count', 'spent_amount', 'stock_count', 'used_count');
  execute format('drop trigger if exists announce_change on %s', target);
  execute format('create trigger announce_change after insert or delete or truncate or update of %s on %s
    for each statement execute function app.announce_change()', watched, target);
end $$;

-- One order of locks (docs/reliability.md section 3, docs/decisions/017): counters wait until the commit, and edits of the catalogue come
-- one at a time.

-- A row that counts something changes its counter when the transaction commits, all counters of the transaction in one order. Locked in the
-- middle, in the order in which a client happens to name things, two members who like the same graphics in opposite orders, or an order and
-- a stock edit, would wait for each other in a circle.
create function app.note_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
-- Arguments: counted table, column that names its row, then pairs of counter and SQL for what one row adds to it.
-- The sums wait in a setting that lives as long as the transaction; a savepoint that is rolled back takes its own along.
declare
  pending jsonb := coalesce(nullif(current_setting('app.counts', true), ''), '{}')::jsonb;
  changed jsonb;
  parts text[] := '{}';
begin
  for i in 2 .. tg_nargs - 1 by 2 loop
    if tg_op <> 'DELETE' then
      parts := parts || format('select %1$I as id, %2$L as counter, (%3$s)::bigint as delta from added',
        tg_argv[1], tg_argv[i], tg_argv[i + 1]);
    end if;
    if tg_op <> 'INSERT' then
      parts := parts || format('select %1$I as id, %2$L as counter, -(%3$s)::bigint as delta from removed',
        tg_argv[1], tg_argv[i], tg_argv[i + 1]);
    end if;
  end loop;
  execute format(
    'select jsonb_object_agg(format(''%%s|%%s|%%s'', %L, id, counter), delta)
     from (select id, counter, sum(delta) as delta from (%s) each_row where id is not null group by id, counter having sum(delta) <> 0) summed',
    tg_argv[0], array_to_string(parts, ' union all ')) into changed;
  if changed is null then return null; end if;
  select jsonb_object_agg(key, delta) into pending
  from (select key, sum(value::bigint) as delta
        from (select * from jsonb_each_text(pending) union all select * from jsonb_each_text(changed)) both_maps group by key) summed;
  perform set_config('app.counts', pending::text, true);
  return null;
end $$;

create function app.apply_counts() returns trigger
language plpgsql security definer set search_path = ''
as $$
-- Runs at the commit for each counted row; the first one does it for all. (Not earlier: within one statement rows come before note_counts.)
declare
  pending text := current_setting('app.counts', true);
  change record;
begin
  if coalesce(pending, '') = '' then return null; end if;
  perform set_config('app.counts', '', true);
  perform app.share_catalogue();
  perform set_config('app.locks_in_order', 'on', true);
  for change in
    select split_part(key, '|', 1) as counted, split_part(key, '|', 2)::bigint as id,
      -- Stock is a plain sum; other counters were also set by hand, and never go below nothing.
      string_agg(format(case split_part(key, '|', 3) when 'stock_count' then '%1$I = %1$I + %2$s' else '%1$I = greatest(0, %1$I + %2$s)' end,
        split_part(key, '|', 3), '(' || value || ')'), ', ') as assignments
    from jsonb_each_text(pending::jsonb) where value <> '0' group by 1, 2 order by 1, 2
  loop
    execute format('update %s set %s where id = %s', change.counted, change.assignments, change.id);
  end loop;
  perform set_config('app.locks_in_order', '', true);
  return null;
end $$;

create function app.count_at_commit(source regclass, counted regclass, key_column text, variadic counters text[]) returns void
language plpgsql
as $$
declare
  arguments text := (select string_agg(quote_literal(part), ', ') from unnest(array[counted::text, key_column] || counters) part);
begin
  execute format('create trigger note_inserts after insert on %s referencing new table as added
    for each statement execute function app.note_counts(%s)', source, arguments);
  execute format('create trigger note_updates after update on %s referencing old table as removed new table as added
    for each statement execute function app.note_counts(%s)', source, arguments);
  execute format('create trigger note_deletes after delete on %s referencing old table as removed
    for each statement execute function app.note_counts(%s)', source, arguments);
  execute format('create constraint trigger apply_counts after insert or update or delete on %s deferrable initially deferred
    for each row execute function app.apply_counts()', source);
end $$;

-- The catalogue lock. Who locks rows of the catalogue in one order (the shop's commands, the counters) shares it; who may lock them in
-- any order (administrators, artists, brands, SQL by hand) holds it alone, from the first change to the commit.
create function app.share_catalogue() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock_shared(1936024941, 1) $$;

-- Forms of the catalogue touch a product, its options and what hangs on them in whatever order the form has them. They hold the lock alone
-- from the start, as administrators in SQL do: orders and counters wait for the moment an edit takes.
create function app.hold_catalogue() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(1936024941, 1) $$;
comment on function app.hold_catalogue() is 'Alone with the catalogue until the commit; taken before any of its rows.';
grant execute on function app.hold_catalogue() to shop_service;

-- Its triggers are named a_lock_catalogue, so that they come before every other trigger of the statement.
create function app.lock_catalogue() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_setting('app.locks_in_order', true) = 'on' then return null; end if;
  if current_setting('role') = 'shop_service' then
    perform pg_advisory_xact_lock_shared(1936024941, 1);
  else
    perform pg_advisory_xact_lock(1936024941, 1);
  end if;
  return null;
end $$;
