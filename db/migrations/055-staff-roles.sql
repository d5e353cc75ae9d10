-- What a member of staff does. The token says admin, as before; these say which of the shop's permissions that gives
-- (rules/member/rights/permission.ts). Whoever was an administrator stays one with every right: an owner.

alter table member.member_roles add column staff_roles text[] not null default '{}';
update member.member_roles set staff_roles = '{owner}' where role = 'admin';
alter table member.member_roles
  add constraint member_roles_staff_known check (staff_roles <@ array['owner', 'manager', 'desk', 'production', 'content', 'support',
    'accounting', 'reader']),
  add constraint member_roles_staff check ((role = 'admin') = (cardinality(staff_roles) > 0));
comment on column member.member_roles.staff_roles is 'What an administrator does in the office; read at each request.';

-- An older process on this database makes administrators without saying so, and means all rights.
create function app.staff_without_roles() returns trigger
language plpgsql set search_path = ''
as $$ begin new.staff_roles := '{owner}'; return new; end $$;
create trigger staff_without_roles before insert on member.member_roles
  for each row when (new.role = 'admin' and cardinality(new.staff_roles) = 0) execute function app.staff_without_roles();

alter table management.staff_invitations add column staff_roles text[] not null default '{}';
update management.staff_invitations set staff_roles = '{owner}' where role = 'admin';
alter table management.staff_invitations
  add constraint staff_invitations_staff check (role = 'admin' or staff_roles = '{}');
comment on column management.staff_invitations.staff_roles is 'The staff roles an administrator begins with; none means owner.';

-- The other staff roles are roles of the database, with a part of what administrators have. Which part is said by the one table of
-- permissions and applied at the start when it has changed (db/staff-rights.ts): {"shop_desk": {"sales.orders": ["select"]}}.
create function app.admit_staff(rights jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  staff constant text[] := array(select jsonb_object_keys(rights));
  target record;
  held record;
  policy record;
  granted text;
begin
  execute format('grant usage on schema app, member, product, sales, management to %s', array_to_string(staff, ', '));
  for granted in select p.oid::regprocedure::text from pg_catalog.pg_proc p where p.pronamespace = 'app'::regnamespace
    and has_function_privilege('shop_admin', p.oid, 'execute') and prokind = 'f' loop
    execute format('grant execute on function %s to %s', granted, array_to_string(staff, ', '));
  end loop;
  for target in select c.oid, format('%I.%I', n.nspname, c.relname) as name, n.nspname || '.' || c.relname as plain,
      c.relacl::text || coalesce((select string_agg(a.attacl::text, '') from pg_catalog.pg_attribute a where a.attrelid = c.oid), '') as acl
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('member', 'product', 'sales', 'management') and c.relkind in ('r', 'p', 'v') loop
    for held in select unnest(staff) as role loop
      if position(held.role in coalesce(target.acl, '')) > 0 then execute format('revoke all on %s from %I', target.name, held.role); end if;
    end loop;
    for held in select s.role, v.verb from unnest(staff) s (role), jsonb_array_elements_text(rights -> s.role -> target.plain) v (verb) loop
      if has_table_privilege('shop_admin', target.oid, held.verb) then
        execute format('grant %s on %s to %I', held.verb, target.name, held.role);
      else
        select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into granted from pg_catalog.pg_attribute a
        where a.attrelid = target.oid and a.attnum > 0 and not a.attisdropped and has_column_privilege('shop_admin', target.oid, a.attnum, held.verb);
        execute format('grant %s (%s) on %s to %I', held.verb, granted, target.name, held.role);
      end if;
    end loop;
    -- Which rows these roles see: those that administrators see.
    for policy in select polname, array(select r.rolname from pg_catalog.pg_roles r where r.oid = any (polroles)) as roles
      from pg_catalog.pg_policy where polrelid = target.oid and 'shop_admin'::regrole::oid = any (polroles) loop
      execute format('alter policy %I on %s to %s', policy.polname, target.name, (select string_agg(quote_ident(role), ', ') from (
        select unnest(policy.roles) as role except select unnest(staff)
        union select s from unnest(staff) s where jsonb_exists(rights -> s, target.plain)) kept));
    end loop;
  end loop;
end $$;
comment on function app.admit_staff(jsonb) is 'Gives each staff role its part of the rights of administrators, and takes what it had besides.';
revoke execute on function app.admit_staff(jsonb), app.staff_without_roles() from public;
