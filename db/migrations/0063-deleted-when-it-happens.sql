-- What members, artists and brands delete by the data service is deleted at a moment that can be: neither never nor for ever, and not days from now.

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
comment on function app.deleted_when_it_happens() is 'A moment of deletion that a browser names lies not in the time to come, and is finite.';
revoke execute on function app.deleted_when_it_happens() from public;

do $$
declare
  held record;
begin
  for held in
    select format('%I.%I', table_schema, table_name) as target
    from information_schema.columns
    where column_name = 'deleted_at' and table_schema in ('product', 'member', 'management', 'sales')
      and exists (
        select from unnest(array['shop_user', 'shop_artist', 'shop_brand']) as asker
        where has_column_privilege(asker, format('%I.%I', table_schema, table_name), column_name, 'insert, update')
      )
  loop
    execute format(
      'update %s set deleted_at = now() where deleted_at is not null and not (deleted_at > ''2000-01-01T00:00:00Z'' and deleted_at < ''2100-01-01T00:00:00Z'')',
      held.target);
    execute format(
      'create trigger deleted_when_it_happens before insert or update of deleted_at on %s for each row
         when (new.deleted_at is not null and current_user in (''shop_user'', ''shop_artist'', ''shop_brand''))
         execute function app.deleted_when_it_happens()',
      held.target);
  end loop;
end $$;
