-- Creates the roles of the shop and lets the database's owner switch to them. Runs before every migration; when everything exists, it
-- changes nothing and needs no rights. For an owner without CREATEROLE, a superuser runs it once (docs/operating.md):
--   PGOPTIONS="-c seam.owner=seam" psql --dbname=seam --file=db/roles.sql
-- or in any SQL console: set seam.owner = 'seam'; and then this file. Without the setting, the owner is the role that runs it.

do $$
declare
  owner name := coalesce(nullif(current_setting('seam.owner', true), ''), current_user);
  role_name text;
  membership text[];
begin
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
end $$;
