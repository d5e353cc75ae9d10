-- PostgreSQL 18 reads every virtual column of a table anew for each of its checks and each condition of its triggers, in every insert and
-- update: two of the three milliseconds that the update of an order took. Stored columns are computed once. Each table is written once.
do $$
declare
  masked record;
begin
  for masked in
    select a.attrelid::regclass as name,
      string_agg(format('drop column %I, add column %1$I text generated always as (%2$s) stored', a.attname, pg_get_expr(d.adbin, d.adrelid)),
        ', ' order by a.attnum) as columns,
      (select string_agg(format('grant select (%I) on %s to %s', c.attname, c.attrelid::regclass, grantee::regrole), '; ')
        from pg_attribute c, aclexplode(c.attacl) where c.attrelid = a.attrelid and c.attgenerated = 'v') as grants
    from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attgenerated = 'v' group by a.attrelid
  loop
    execute format('alter table %s %s', masked.name, masked.columns);
    if masked.grants is not null then execute masked.grants; end if;
  end loop;
end
$$;

-- Now the log would hold them: what it is not to hold, masked, and all else twice.
create or replace function app.audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- An account that money goes back to is forgotten when the money is there: the log never holds it.
  kept_out constant text[] := array(select attname from pg_catalog.pg_attribute where attrelid = tg_relid and attname like 'masked\_%')
    || case when tg_table_name = 'refund_accounts' then array['number', 'holder'] else '{}' end;
begin
  insert into management.audit_entries (user_id, table_name, action, row_before, row_after)
  values (coalesce(nullif(current_setting('app.staff_id', true), '')::uuid, app.me()), tg_table_schema || '.' || tg_table_name, tg_op,
    case when tg_op <> 'INSERT' then to_jsonb(old) - kept_out end, case when tg_op <> 'DELETE' then to_jsonb(new) - kept_out end);
  return null;
end $$;
