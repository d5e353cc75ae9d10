-- Creates the roles of the shop and its logins, and lets the database's owner switch to the roles. Runs before every migration; when
-- everything exists, it changes nothing and needs no rights. For an owner without CREATEROLE, a superuser runs it once (docs/operating.md):
--   PGOPTIONS="-c seam.owner=seam" psql --dbname=seam --file=db/roles.sql
-- or in any SQL console: set seam.owner = 'seam'; and then this file. Without the setting, the owner is the role that runs it.
-- The logins have the owner's password, which a superuser copies; anybody else says it: set seam.password = '...';

do $$
declare
  owner name := coalesce(nullif(current_setting('seam.owner', true), ''), current_user);
  password text := nullif(current_setting('seam.password', true), '');
  is_superuser constant boolean := (select rolsuper from pg_roles where rolname = current_user);
  members constant text[] := array['shop_public', 'shop_user', 'shop_artist', 'shop_brand', 'shop_admin', 'shop_desk', 'shop_production',
    'shop_content', 'shop_support', 'shop_accounting', 'shop_reader'];
  role_name text;
  membership text[];
  login record;
  is_new boolean;
begin
  if current_setting('server_version_num')::int < 180000 then
    raise exception 'Seam needs PostgreSQL 18 or newer, and this is %', current_setting('server_version');
  end if;
  if getdatabaseencoding() <> 'UTF8' then
    raise exception 'Seam needs a database in UTF8, and "%" is in %: make it with template template0 encoding ''UTF8'' (docs/operating.md)',
      current_database(), getdatabaseencoding();
  end if;

  foreach role_name in array array['shop_public', 'shop_user', 'shop_artist', 'shop_brand', 'shop_admin', 'shop_service', 'shop_identity',
    'shop_desk', 'shop_production', 'shop_content', 'shop_support', 'shop_accounting', 'shop_reader'] loop
    if not exists (select 1 from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin', role_name);
      -- Another database on this server is being migrated at the same time.
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- The owner's login can switch to a role, but does not inherit its rights.
    if not pg_has_role(owner, role_name, 'SET') then
      execute format('grant %I to %I with inherit false, set true', role_name, owner);
    end if;
  end loop;

  -- Members inherit the rights of visitors, artists and brands those of members.
  foreach membership slice 1 in array array[['shop_public', 'shop_user'], ['shop_user', 'shop_artist'], ['shop_user', 'shop_brand']] loop
    if not pg_has_role(membership[2]::name, membership[1]::name, 'USAGE') then
      execute format('grant %I to %I with inherit true, set false', membership[1], membership[2]);
    end if;
  end loop;

  -- One login for each pool of connections (db/open.ts). It inherits nothing: it runs as the one role it takes on at once, or, where members
  -- and staff share connections, as the one that a transaction takes on, and without that has no rights. Its limits are set here once and
  -- may be altered.
  if password is null and is_superuser then
    select rolpassword into password from pg_authid where rolname = owner and rolpassword like 'SCRAM%';
  end if;
  for login in select owner || '_' || kind as name, roles, role, seconds from (values ('public', array['shop_public'], 'shop_public', 5),
    ('members', members, null, 5), ('service', array['shop_service', 'shop_public'], 'shop_service', 15),
    ('identity', array['shop_identity'], 'shop_identity', 15)) pools (kind, roles, role, seconds) loop
    is_new := not exists (select from pg_roles where rolname = login.name);
    if is_new then
      begin
        execute format('create role %I login noinherit', login.name);
      exception when duplicate_object or unique_violation then is_new := false;
      end;
    end if;
    if is_new or nullif(current_setting('seam.password', true), '') is not null
      or is_superuser and password is not null
      and exists (select from pg_authid where rolname = login.name and rolpassword is distinct from password) then
      execute format('alter role %I password %L', login.name, password);
    end if;
    foreach role_name in array login.roles loop
      if not pg_has_role(login.name::name, role_name, 'SET') then
        execute format('grant %I to %I with inherit false, set true', role_name, login.name);
      end if;
    end loop;
    if not exists (select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole where r.rolname = login.name and s.setdatabase = 0) then
      if login.role is not null then execute format('alter role %I set role = %L', login.name, login.role); end if;
      execute format('alter role %I set statement_timeout = %L', login.name, login.seconds || 's');
      execute format('alter role %I set idle_in_transaction_session_timeout = %L', login.name, '15s');
      execute format('alter role %I set timezone = %L', login.name, 'UTC');
      execute format('alter role %I set jit = off', login.name);
    end if;
  end loop;
end $$;
