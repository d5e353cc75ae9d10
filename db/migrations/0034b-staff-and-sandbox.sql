-- Who was asked to work here, by mail; and the clock of a demonstration.

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
comment on table management.staff_invitations is 'Who was asked to work here; the mail holds the token, the row its SHA-256. artist_id and brand_id: whom the account will stand for.';
comment on constraint staff_invitations_invited_by_fkey on management.staff_invitations is '@fieldName inviter
@foreignFieldName invitations_sent';
comment on constraint staff_invitations_accepted_by_fkey on management.staff_invitations is '@fieldName acceptor
@foreignFieldName invitations_accepted';
select app.protect('management.staff_invitations', '');

create table management.sandbox_clock (
  id integer primary key default 1 check (id = 1),
  ahead_seconds bigint not null check (ahead_seconds between 0 and 34560000),
  moved_at timestamptz not null,
  moved_by uuid references member.members (id) on delete set null
);
create index sandbox_clock_by on management.sandbox_clock (moved_by);
comment on table management.sandbox_clock is 'A demonstration only: how far its clock is ahead of the machine''s, for every process (server/sandbox/).';
comment on constraint sandbox_clock_moved_by_fkey on management.sandbox_clock is '@fieldName mover
@foreignFieldName sandbox_moves';
select app.protect('management.sandbox_clock', '');

create function app.tell_sandbox_clock() returns trigger
language plpgsql
as $$ begin perform pg_notify('sandbox_clock', ''); return null; end $$;
revoke execute on function app.tell_sandbox_clock() from public;
create trigger told after insert or update on management.sandbox_clock for each row execute function app.tell_sandbox_clock();

-- Rows of the people who work here are looked at by staff; their own roles are changed by commands alone.
revoke insert, update, delete on member.member_roles from shop_admin;

select app.audit_all();
