-- The back office: personal data masked until somebody asks for it, and every write of staff in the log, those of commands too.

-- What tells one person from another without saying who it is. The base columns are the commands' own (rules/member/personal-data.ts).
create function pg_temp.mask_name(name text) returns text language sql immutable as $$
  select format('case when char_length(%1$I) < 2 then %1$I when char_length(%1$I) = 2 then left(%1$I, 1) || ''*''
    else left(%1$I, 1) || repeat(''*'', least(char_length(%1$I) - 2, 6)) || right(%1$I, 1) end', name) $$;
create function pg_temp.mask_phone(name text) returns text language sql immutable as $$
  select format('case when char_length(%1$I) < 8 then repeat(''*'', char_length(%1$I)) else left(%1$I, 3) || ''-****-'' || right(%1$I, 4) end', name) $$;
create function pg_temp.mask_email(name text) returns text language sql immutable as $$
  select format('left(%1$I, 2) || ''***'' || substring(%1$I from position(''@'' in %1$I))', name) $$;
create function pg_temp.mask_address(name text) returns text language sql immutable as $$
  select format('split_part(%1$I, '' '', 1) || '' '' || split_part(%1$I, '' '', 2) || '' ***''', name) $$;

do $$
declare
  personal constant text[][] := array[
    ['member.members', 'name', 'name'], ['member.members', 'email', 'email'], ['member.members', 'phone', 'phone'],
    ['member.delivery_destinations', 'recipient', 'name'], ['member.delivery_destinations', 'phone', 'phone'],
    ['member.delivery_destinations', 'address', 'address'],
    ['sales.orders', 'orderer_name', 'name'], ['sales.orders', 'orderer_phone', 'phone'], ['sales.orders', 'orderer_email', 'email'],
    ['sales.orders', 'recipient', 'name'], ['sales.orders', 'recipient_phone', 'phone'], ['sales.orders', 'address', 'address'],
    ['management.brand_requests', 'contact_name', 'name'], ['management.brand_requests', 'email', 'email'],
    ['management.brand_requests', 'phone', 'phone']];
  unmasked constant text[][] := array[['member.members', 'birth_date'], ['member.delivery_destinations', 'detail_address'],
    ['sales.orders', 'detail_address']];
  one text[];
  masked text;
  target text;
  shown text;
begin
  foreach one slice 1 in array personal loop
    execute format('select pg_temp.mask_%s(%L)', one[3], one[2]) into masked;
    execute format('alter table %s add column %I text generated always as (%s) virtual', one[1], 'masked_' || one[2], masked);
  end loop;
  foreach target in array array['member.members', 'member.delivery_destinations', 'sales.orders', 'management.brand_requests'] loop
    select string_agg(quote_ident(attname), ', ' order by attnum) into shown
    from pg_attribute where attrelid = target::regclass and attnum > 0 and not attisdropped
      and not exists (select 1 from generate_subscripts(personal, 1) i where personal[i][1] = target and personal[i][2] = attname)
      and not exists (select 1 from generate_subscripts(unmasked, 1) i where unmasked[i][1] = target and unmasked[i][2] = attname);
    execute format('revoke select on %s from shop_admin', target);
    execute format('grant select (%s) on %s to shop_admin', shown, target);
  end loop;
end $$;
drop function pg_temp.mask_name, pg_temp.mask_phone, pg_temp.mask_email, pg_temp.mask_address;

-- The log: looks at personal data beside writes, found by the row they are about, and read through commands alone, which mask what is personal.
alter table management.audit_entries drop constraint audit_entries_action_check;
alter table management.audit_entries
  add constraint audit_entries_action_check check (action in ('INSERT', 'UPDATE', 'DELETE', 'LOOK')),
  add column row_id text generated always as (coalesce(row_after ->> 'id', row_before ->> 'id', row_after ->> 'user_id', row_before ->> 'user_id')) stored;
create index audit_entries_row on management.audit_entries (table_name, row_id, id desc);
create index audit_entries_staff on management.audit_entries (user_id, id desc);
comment on table management.audit_entries is 'Every write of staff, by trigger, and every look at personal data (design 11).';
revoke select on management.audit_entries from shop_admin;

-- A command of staff runs as the shop itself and says who asked: app.staff_id, set for its transaction (server/commands/staff.ts).
create or replace function app.audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- An account that money goes back to is forgotten when the money is there: the log never holds it.
  kept_out constant text[] := case when tg_table_name = 'refund_accounts' then array['number', 'holder'] else '{}' end;
begin
  insert into management.audit_entries (user_id, table_name, action, row_before, row_after)
  values (coalesce(nullif(current_setting('app.staff_id', true), '')::uuid, app.me()), tg_table_schema || '.' || tg_table_name, tg_op,
    case when tg_op <> 'INSERT' then to_jsonb(old) - kept_out end, case when tg_op <> 'DELETE' then to_jsonb(new) - kept_out end);
  return null;
end $$;

create or replace function app.audit_all() returns void
language plpgsql
as $$
declare target regclass;
begin
  for target in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('member', 'product', 'sales', 'management') and c.relkind = 'r' and c.relname <> 'audit_entries'
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit_admin')
  loop
    execute format('create trigger audit_admin after insert or update on %s for each row when (current_user in (''shop_admin'', ''shop_artist'', ''shop_brand'') or current_setting(''app.staff_id'', true) <> '''') execute function app.audit()', target);
    -- A cascade deletes as the owner, while the role that was taken on still says who asked: what went along is kept too.
    execute format('create trigger audit_admin_delete after delete on %s for each row when (current_setting(''role'') in (''shop_admin'', ''shop_artist'', ''shop_brand'') or current_setting(''app.staff_id'', true) <> '''') execute function app.audit()', target);
  end loop;
end $$;

do $$
declare known record;
begin
  for known in select tgname, tgrelid::regclass as target from pg_trigger where tgname in ('audit_admin', 'audit_admin_delete') loop
    execute format('drop trigger %I on %s', known.tgname, known.target);
  end loop;
end $$;
select app.audit_all();
