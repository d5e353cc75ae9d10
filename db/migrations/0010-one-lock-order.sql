-- One order of locks (docs/reliability.md section 3, docs/decisions/017): counters wait until the commit, edits of the catalogue come one
-- at a time, and a claimed idempotency key names the process that works on it.

-- Counters. A row that counts something changes its counter when the transaction commits, all counters of the transaction in one order.
-- Before, each counter was locked in the middle, in the order in which the client happened to name things: two members who liked the
-- same graphics in opposite orders, or an order and a stock edit, waited for each other in a circle.

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
      parts := parts || format('select %1$I as id, %2$L as counter, (%3$s)::bigint as delta from added', tg_argv[1], tg_argv[i], tg_argv[i + 1]);
    end if;
    if tg_op <> 'INSERT' then
      parts := parts || format('select %1$I as id, %2$L as counter, -(%3$s)::bigint as delta from removed', tg_argv[1], tg_argv[i], tg_argv[i + 1]);
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

-- The catalogue lock. Who locks rows of the catalogue in one order (the shop's commands, the counters) shares it; who may lock them in
-- any order (administrators, artists, brands, SQL by hand) holds it alone, from the first change to the commit.
create function app.share_catalogue() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock_shared(1936024941, 1) $$;

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

do $$
declare target text;
begin
  foreach target in array array['product.products', 'product.product_options', 'product.graphics', 'product.artists', 'product.brands', 'product.reviews'] loop
    -- Named so that it comes before every other trigger of the statement.
    execute format('create trigger a_lock_catalogue before update or delete on %s for each statement execute function app.lock_catalogue()', target);
  end loop;
end $$;

-- A member's own flags change in one transaction at a time: two tabs that like the same things in opposite orders would wait for each
-- other's rows.
create function app.lock_own_flags() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_setting('role') in ('shop_user', 'shop_artist', 'shop_brand') then
    perform pg_advisory_xact_lock(hashtextextended('flags ' || current_setting('app.user_id', true), 0));
  end if;
  return null;
end $$;

create function app.count_at_commit(source regclass, counted regclass, key_column text, variadic counters text[]) returns void
language plpgsql
as $$
declare
  arguments text := (select string_agg(quote_literal(part), ', ') from unnest(array[counted::text, key_column] || counters) part);
begin
  execute format('create trigger note_inserts after insert on %s referencing new table as added for each statement execute function app.note_counts(%s)', source, arguments);
  execute format('create trigger note_updates after update on %s referencing old table as removed new table as added for each statement execute function app.note_counts(%s)', source, arguments);
  execute format('create trigger note_deletes after delete on %s referencing old table as removed for each statement execute function app.note_counts(%s)', source, arguments);
  execute format('create constraint trigger apply_counts after insert or update or delete on %s deferrable initially deferred for each row execute function app.apply_counts()', source);
end $$;

drop trigger sum_stock on product.product_options;
drop trigger count_products on product.graphic_products;
drop trigger count_likes on product.graphic_likes;
drop trigger count_likes on product.product_likes;
drop trigger count_followers on product.artist_follows;
drop trigger count_followers on product.brand_follows;
drop trigger count_likes on product.review_likes;
drop trigger count_unlikes on product.review_unlikes;
drop trigger count_review on product.reviews;
drop function app.sum_product_stock();
drop function app.count_graphic_products();
drop function app.count_flag();
drop function app.count_review();

select app.count_at_commit('product.product_options', 'product.products', 'product_id', 'stock_count', 'case when state = ''ACT'' then stock_count else 0 end');
select app.count_at_commit('product.graphic_products', 'product.graphics', 'graphic_id', 'product_count', '1');
select app.count_at_commit('product.graphic_likes', 'product.graphics', 'graphic_id', 'like_count', '(deleted_at is null)::integer');
select app.count_at_commit('product.product_likes', 'product.products', 'product_id', 'like_count', '(deleted_at is null)::integer');
select app.count_at_commit('product.artist_follows', 'product.artists', 'artist_id', 'follower_count', '(deleted_at is null)::integer');
select app.count_at_commit('product.brand_follows', 'product.brands', 'brand_id', 'follower_count', '(deleted_at is null)::integer');
select app.count_at_commit('product.review_likes', 'product.reviews', 'review_id', 'like_count', '(deleted_at is null)::integer');
select app.count_at_commit('product.review_unlikes', 'product.reviews', 'review_id', 'unlike_count', '(deleted_at is null)::integer');
select app.count_at_commit('product.reviews', 'product.products', 'product_id',
  'review_count', '(deleted_at is null and state = ''ACT'')::integer',
  'review_score_sum', 'case when deleted_at is null and state = ''ACT'' then score else 0 end');

do $$
declare target text;
begin
  foreach target in array array['product.graphic_likes', 'product.product_likes', 'product.artist_follows', 'product.brand_follows', 'product.review_likes', 'product.review_unlikes'] loop
    execute format('create trigger a_lock_own_flags before insert or update or delete on %s for each statement execute function app.lock_own_flags()', target);
  end loop;
end $$;

-- What count_review did beside counting: the first review that is shown makes its writer's profile public.
create function app.show_reviewer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update member.profiles set is_public = true where user_id = new.user_id and not is_public;
  return null;
end $$;
create trigger show_reviewer after insert or update of state, deleted_at on product.reviews
  for each row when (new.deleted_at is null and new.state = 'ACT') execute function app.show_reviewer();

-- Idempotency keys of requests under way name the process that works on them. It holds an advisory lock of that number as long as it
-- lives, so a key whose process was killed is free at once, whichever process is asked next.
alter table sales.idempotency_keys add column holder bigint;
comment on column sales.idempotency_keys.holder is 'The process that works on the request: app.is_alive tells whether it still does.';

create function app.is_alive(process bigint) returns boolean
language sql volatile set search_path = ''
as $$
  select exists (
    select 1 from pg_catalog.pg_locks
    where locktype = 'advisory' and granted and objsubid = 1 and (classid::bigint << 32 | objid::bigint) = process
      and database = (select oid from pg_catalog.pg_database where datname = current_database()))
$$;
comment on function app.is_alive(bigint) is 'Whether the process that took this number still has its connection.';

revoke execute on function app.note_counts(), app.apply_counts(), app.share_catalogue(), app.lock_catalogue(), app.lock_own_flags(),
  app.count_at_commit(regclass, regclass, text, text[]), app.show_reviewer(), app.is_alive(bigint) from public;
grant execute on function app.is_alive(bigint) to shop_service;
