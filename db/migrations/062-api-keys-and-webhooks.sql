-- expand
-- Programs of others (decision 101): keys of the API, and who is told of orders over HTTP.

create table management.api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['orders:read', 'orders:addresses', 'stock:read', 'stock:write']),
  secret_hash text not null,
  made_by uuid not null references member.members (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  last_used_at timestamptz
);
create index api_keys_maker on management.api_keys (made_by);
comment on table management.api_keys is
  'Clients of the token endpoint that are programs: id and secret are their client credentials, of the secret the row has the SHA-256.';
comment on column management.api_keys.made_by is 'Whoever answers for it: the log has what it writes under their name.';
comment on column management.api_keys.last_used_at is 'To the minute.';
comment on constraint api_keys_made_by_fkey on management.api_keys is E'@fieldName maker\n@foreignFieldName api_keys';
select app.protect('management.api_keys', '');
grant usage on schema management to shop_identity;
create policy identity_select on management.api_keys for select to shop_identity using (true);
grant select on management.api_keys to shop_identity;

create table management.webhooks (
  id bigint generated always as identity primary key,
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  sealed_secret text not null,
  made_by uuid not null references member.members (id),
  created_at timestamptz not null,
  failing_since timestamptz,
  closed_at timestamptz,
  ended_at timestamptz
);
create index webhooks_maker on management.webhooks (made_by);
comment on table management.webhooks is 'Addresses that are told of each change of an order.';
comment on column management.webhooks.sealed_secret is 'What deliveries are signed with, sealed with a key derived from SECRET.';
comment on column management.webhooks.failing_since is 'Since then no delivery has arrived; null after one that did.';
comment on column management.webhooks.closed_at is 'Nothing is sent after days of failure, until somebody opens it again.';
comment on constraint webhooks_made_by_fkey on management.webhooks is E'@fieldName maker\n@foreignFieldName webhooks';
select app.protect('management.webhooks', '');

create table management.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id bigint not null references management.webhooks (id) on delete cascade,
  type text not null,
  data jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'LAPSED')),
  tries integer not null default 0,
  claimed_until timestamptz,
  send_after timestamptz,
  answer text not null default '',
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index webhook_deliveries_waiting on management.webhook_deliveries (created_at) where state = 'WAITING';
create index webhook_deliveries_log on management.webhook_deliveries (webhook_id, created_at desc);
create index webhook_deliveries_by_time on management.webhook_deliveries (created_at);
comment on table management.webhook_deliveries is 'What is sent, written in the transaction of what it tells of; a job sends it, and again while it fails.';
comment on column management.webhook_deliveries.answer is 'What the last try was answered: a status, or why there was none.';
comment on constraint webhook_deliveries_webhook_id_fkey on management.webhook_deliveries is E'@fieldName webhook\n@foreignFieldName deliveries';
select app.protect('management.webhook_deliveries', '');

-- Like app.queue_message: a sweeper sends what the queue has missed.
create function app.queue_webhook() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.add_job('send-webhook', json_build_object('id', new.id), max_attempts => 1, priority => 25);
  return null;
exception when invalid_schema_name or undefined_function or undefined_table or insufficient_privilege then
  return null;
end $$;
comment on function app.queue_webhook() is 'Lets a delivery be sent soon.';
revoke execute on function app.queue_webhook() from public;
create trigger queue_webhook after insert on management.webhook_deliveries for each row execute function app.queue_webhook();

-- What was changed since: for programs that ask.
alter table sales.orders add column updated_at timestamptz not null default now();
grant select (updated_at) on sales.orders to shop_user, shop_admin;
create index orders_updated on sales.orders (updated_at, id);
create trigger touch before update on sales.orders for each row execute function app.touch_updated_at();
alter table product.product_options add column updated_at timestamptz not null default now();
create index product_options_updated on product.product_options (updated_at, id);
create trigger touch before update on product.product_options for each row execute function app.touch_updated_at();

create function app.tell_webhooks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A demonstration's clock may be ahead of the machine's.
  insert into management.webhook_deliveries (webhook_id, type, data, created_at)
  select id, 'order.changed', jsonb_build_object('order_number', new.order_number, 'step', new.step, 'updated_at', new.updated_at),
    now() + coalesce((select ahead_seconds from management.sandbox_clock), 0) * interval '1 second'
  from management.webhooks where ended_at is null and closed_at is null;
  return null;
end $$;
comment on function app.tell_webhooks() is 'An order was placed, or went on in the work of the house.';
revoke execute on function app.tell_webhooks() from public;
create trigger tell_webhooks_of_new after insert on sales.orders for each row execute function app.tell_webhooks();
create trigger tell_webhooks after update on sales.orders for each row
  when (old.step is distinct from new.step or old.tracking_number is distinct from new.tracking_number) execute function app.tell_webhooks();

-- Deliveries follow from orders, which are logged.
create or replace function app.audit_all() returns void
language plpgsql
as $$
declare target regclass;
begin
  for target in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('member', 'product', 'sales', 'management') and c.relkind = 'r' and c.relname <> 'audit_entries'
      and c.relname not in ('product_facets', 'product_lists', 'list_news', 'search_news', 'search_words', 'product_search', 'graphic_search', 'artist_search', 'webhook_deliveries')
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit_admin')
  loop
    execute format('create trigger audit_admin after insert or update on %s for each row
      when (current_user in (''shop_admin'', ''shop_artist'', ''shop_brand'') or current_setting(''app.staff_id'', true) <> '''')
      execute function app.audit()', target);
    -- A cascade deletes as the owner, while the role that was taken on still says who asked: what went along is kept too.
    execute format('create trigger audit_admin_delete after delete on %s for each row
      when (current_setting(''role'') in (''shop_admin'', ''shop_artist'', ''shop_brand'') or current_setting(''app.staff_id'', true) <> '''')
      execute function app.audit()', target);
  end loop;
end $$;
select app.audit_all();
