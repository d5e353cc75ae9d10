-- The ground every later migration stands on: schemas and the few functions that policies share.
-- Roles belong to the whole server and need other rights: db/roles.sql makes them, before any migration.

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

create function app.is_localized(value jsonb) returns boolean
language sql immutable parallel safe
as $$ select jsonb_typeof(value) = 'object' and coalesce(value ->> 'ko', '') <> '' and coalesce(value ->> 'en', '') <> '' $$;
comment on function app.is_localized(jsonb) is 'Names of the shop are {ko, en}; both must be filled.';

create domain app.localized as jsonb constraint localized_has_ko_and_en check (value is null or app.is_localized(value));

-- Every table passes through here: row-level security on, the shop''s own commands and administrators let in.
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
