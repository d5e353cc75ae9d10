-- The roles of the shop, and the right of the database's owner to take them on. Runs before every migration and changes nothing when all
-- is there; then it needs no right either. For an owner without CREATEROLE a superuser runs it once (docs/operating.md):
--   PGOPTIONS="-c seam.owner=seam" psql --dbname=seam --file=db/roles.sql
-- or in any SQL console: set seam.owner = 'seam'; and then this file. Without the setting it is for the role that runs it.

do $$
declare
  owner name := coalesce(nullif(current_setting('seam.owner', true), ''), current_user);
  role_name text;
  membership text[];
begin
  foreach role_name in array array['shop_public', 'shop_user', 'shop_artist', 'shop_brand', 'shop_admin', 'shop_service', 'shop_identity'] loop
    if not exists (select 1 from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin', role_name);
      -- Another database of this server is being migrated in this moment.
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- The owner's login takes a role on, it never has its rights by itself.
    if not pg_has_role(owner, role_name, 'SET') then
      execute format('grant %I to %I with inherit false, set true', role_name, owner);
    end if;
  end loop;

  -- What a visitor may see a member may see, what a member may do artists and brands may do.
  foreach membership slice 1 in array array[['shop_public', 'shop_user'], ['shop_user', 'shop_artist'], ['shop_user', 'shop_brand']] loop
    if not pg_has_role(membership[2]::name, membership[1]::name, 'USAGE') then
      execute format('grant %I to %I with inherit true, set false', membership[1], membership[2]);
    end if;
  end loop;
end $$;
