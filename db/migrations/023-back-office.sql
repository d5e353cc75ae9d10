-- The back office (decision 047): who works here, what they keep, upload and write, and the log of what they did.

create table management.staff_invitations (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  role text not null check (role in ('admin', 'artist', 'brand')),
  artist_id bigint references product.artists (id) on delete cascade,
  brand_id bigint references product.brands (id) on delete cascade,
  token_hash text not null unique,
  invited_by uuid not null references member.members (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  accepted_by uuid references member.members (id) on delete set null,
  constraint staff_invitations_of check (artist_id is null or role = 'artist'),
  constraint staff_invitations_of_brand check (brand_id is null or role = 'brand')
);
create unique index staff_invitations_open on management.staff_invitations (email, role) where ended_at is null;
create index staff_invitations_inviter on management.staff_invitations (invited_by);
create index staff_invitations_accepted on management.staff_invitations (accepted_by);
create index staff_invitations_artist on management.staff_invitations (artist_id);
create index staff_invitations_brand on management.staff_invitations (brand_id);
comment on table management.staff_invitations is
  'Who was asked to work here; the mail holds the token, the row its SHA-256. artist_id and brand_id: whom the account will stand for.';
comment on constraint staff_invitations_invited_by_fkey on management.staff_invitations is
  E'@fieldName inviter\n@foreignFieldName invitations_sent';
comment on constraint staff_invitations_accepted_by_fkey on management.staff_invitations is
  E'@fieldName acceptor\n@foreignFieldName invitations_accepted';
select app.protect('management.staff_invitations', '');

create table management.saved_views (
  id bigint generated always as identity primary key,
  user_id uuid not null default app.me(),
  page text not null check (page ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 40),
  state jsonb not null check (jsonb_typeof(state) = 'object' and length(state::text) <= 4000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  constraint saved_views_name unique (user_id, page, name)
);
create index saved_views_page on management.saved_views (page);
comment on table management.saved_views is
  'Filters of a list of the back office that somebody keeps; whoever reads one checks it, because lists change.';
select app.protect('management.saved_views', '');
create policy kept_select on management.saved_views for select to shop_admin using (is_shared or user_id = (select app.me()));
create policy own_insert on management.saved_views for insert to shop_admin with check (user_id = (select app.me()));
create policy own_delete on management.saved_views for delete to shop_admin using (user_id = (select app.me()));
grant select, insert (page, name, state, is_shared), delete on management.saved_views to shop_admin;

-- The library (decision 054): what staff put into the shop, under an address that stays when the file behind it is replaced. Everybody
-- reads what a picture shows and where the eye should stay.
create table management.pictures (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  folder text not null default '' check (length(folder) <= 60),
  src text not null check (src like '/cdn/%'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  version integer not null default 1 check (version > 0),
  focal_x integer not null default 50 check (focal_x between 0 and 100),
  focal_y integer not null default 50 check (focal_y between 0 and 100),
  alt jsonb not null default '{}' check (jsonb_typeof(alt) = 'object'),
  made_from bigint references management.pictures (id) on delete set null,
  uploaded_by uuid references member.members (id) on delete set null,
  created_at timestamptz not null default now(),
  replaced_at timestamptz,
  deleted_at timestamptz
);
create index pictures_newest on management.pictures (id desc) where deleted_at is null;
create index pictures_folder on management.pictures (folder, id desc) where deleted_at is null;
create index pictures_made_from on management.pictures (made_from) where made_from is not null;
create index pictures_uploaded_by on management.pictures (uploaded_by);
comment on table management.pictures is
  'Pictures of the shop''s own by number: /cdn/library/<id> shows the file of src, whichever that is now. focal_x and focal_y in percent from the left and the top: what a cut keeps. Only the shop''s commands write here.';
comment on column management.pictures.alt is 'What the picture shows, by language; any may be missing.';
comment on constraint pictures_made_from_fkey on management.pictures is E'@fieldName original\n@foreignFieldName cuts';
comment on constraint pictures_uploaded_by_fkey on management.pictures is E'@fieldName uploader\n@foreignFieldName uploaded_pictures';
select app.protect('management.pictures', 'select');
create policy public_select on management.pictures for select to shop_public using (deleted_at is null);
grant select (id, focal_x, focal_y, alt, deleted_at) on management.pictures to shop_public;
select app.announce_changes_of('management.pictures');

create table management.content_documents (
  kind text not null check (kind ~ '^[a-z-]{2,40}$'),
  row_id bigint not null,
  field text not null check (field ~ '^[a-z_]{2,40}$'),
  doc jsonb not null check (jsonb_typeof(doc) = 'object'),
  primary key (kind, row_id, field)
);
comment on table management.content_documents is
  'The document that a column of HTML was written from, for the editor of the back office; it counts as long as it still gives that HTML.';
select app.protect('management.content_documents', '');

create table management.drafts (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z-]{2,40}$'),
  row_id bigint,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  made_by uuid references member.members (id) on delete cascade,
  created_at timestamptz not null
);
create index drafts_made_by on management.drafts (made_by);
create index drafts_age on management.drafts (created_at);
comment on table management.drafts is
  'What somebody wrote and wants to see as shoppers would (decision 061): kept for the hour in which its preview opens, never shown otherwise.';
comment on constraint drafts_made_by_fkey on management.drafts is E'@fieldName author\n@foreignFieldName drafts';
select app.protect('management.drafts', '');

create table management.uploads (
  src text primary key check (src like '/cdn/%'),
  created_at timestamptz not null
);
create index uploads_age on management.uploads (created_at);
comment on table management.uploads is
  'Files that were sent before the thing they are for: a job looks at each once after a week and deletes those that nothing names.';
select app.protect('management.uploads', '');

-- What visits tell: counts for each Korean day, never a visitor. Written by the shop alone, added up in each process first.
create table management.visit_counts (
  day date not null,
  measure text not null check (measure in ('STEP', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  page text not null default '' check (length(page) <= 20),
  device text not null check (device in ('PHONE', 'DESKTOP')),
  bucket integer not null check (bucket between 0 and 63),
  count bigint not null check (count > 0),
  primary key (day, measure, page, device, bucket)
);
comment on table management.visit_counts is
  'How many sampled visits of a day reached a step, or measured a web vital within a bucket (rules/shop/visit.ts).';
select app.protect('management.visit_counts', 'select');

-- An administrator shops like anybody else, in the role admin (specification 6), and writes to the log what a member does. No select for
-- members: a log that its subject can read invites using it as storage.
create table management.logs (
  id bigint generated always as identity primary key,
  user_id uuid not null default app.me(),
  type text not null check (length(type) <= 40),
  target text not null check (length(target) <= 200),
  description text not null default '' check (length(description) <= 2000),
  created_at timestamptz not null default now()
);
create index logs_user on management.logs (user_id, created_at desc);
comment on table management.logs is
  'What members did to their own things, e.g. DELETE on product.product_custom_layers (specification 7). Written, not read, by members.';
create trigger never_changed before update on management.logs for each row execute function app.forbid_change();
select app.protect('management.logs', 'select, insert (user_id, type, target, description)');
create policy own_insert on management.logs for insert to shop_user with check (user_id = (select app.me()));
grant insert (user_id, type, target, description) on management.logs to shop_user;

-- Read through commands alone, which mask what is personal. It never changes, but for a person who is forgotten (app.forgets): who did what
-- when stays, the rows themselves go.
create table management.audit_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null default app.me(),
  table_name text not null,
  action text not null check (action in ('INSERT', 'UPDATE', 'DELETE', 'LOOK')),
  row_before jsonb,
  row_after jsonb,
  created_at timestamptz not null default app.shop_now(),
  row_id text generated always as (
    coalesce(row_after ->> 'id', row_before ->> 'id', row_after ->> 'user_id', row_before ->> 'user_id')) stored
);
create index audit_entries_table on management.audit_entries (table_name, created_at desc);
create index audit_entries_row on management.audit_entries (table_name, row_id, id desc);
create index audit_entries_staff on management.audit_entries (user_id, id desc);
-- Searches by a number: of a thing, an order or its parcel, or one that a row bears. Not partial: PostgreSQL keeps statistics of what they
-- hold then, without which it takes an order for a twohundredth of the log.
create index audit_entries_row_id on management.audit_entries (row_id, id desc);
create index audit_entries_number on management.audit_entries ((coalesce(row_after, row_before) ->> 'number'));
create index audit_entries_order on management.audit_entries ((coalesce(row_after, row_before) ->> 'order_id'));
comment on table management.audit_entries is 'Every write of staff, by trigger, and every look at personal data (decision 047).';
create trigger never_changed before update or delete on management.audit_entries for each row
  when (current_setting('app.forgets', true) is distinct from 'on') execute function app.forbid_change();
select app.protect('management.audit_entries', '');

-- A command of staff runs as the shop itself and says who asked: app.staff_id, set for its transaction (server/transaction/staff.ts).
create function app.audit() returns trigger
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

-- A migration with a new table calls it again; db/test/access/grants.db.test.ts notices when one forgot.
create function app.audit_all() returns void
language plpgsql
as $$
declare target regclass;
begin
  for target in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('member', 'product', 'sales', 'management') and c.relkind = 'r' and c.relname <> 'audit_entries'
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
