-- Members and what is theirs outside of orders. Sign-up, profile, block and withdrawal are commands with rules: neither members nor
-- administrators write member.members.

-- Whoever withdraws may return for 30 days, so the ID is nobody else's until then; a purged row holds none. Staff see masked_ columns,
-- which tell one person from another without saying who it is, until they ask for more (decision 047), and search by the beginning of a
-- mail or a name, or by the last digits of a phone.
create table member.members (
  id uuid primary key default uuidv7(),
  email text not null,
  name text not null,
  phone text,
  nickname text not null,
  birth_date date,
  locale text not null default 'ko' check (locale = any (app.locales())),
  is_email_consent boolean not null default false,
  is_sms_consent boolean not null default false,
  is_push_consent boolean not null default false,
  phone_verified_at timestamptz,
  tokens_valid_from timestamptz,
  blocked_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  profile_id bigint generated always as identity unique,
  ended_sign_ins text[] not null default '{}',
  withdrawal_reason text check (length(withdrawal_reason) <= 500),
  purged_at timestamptz,
  masked_name text generated always as (case when char_length(name) < 2 then name when char_length(name) = 2 then left(name, 1) || '*'
    else left(name, 1) || repeat('*', least(char_length(name) - 2, 6)) || right(name, 1) end) virtual,
  masked_email text generated always as (left(email, 2) || '***' || substring(email from position('@' in email))) virtual,
  masked_phone text generated always as (
    case when char_length(phone) < 8 then repeat('*', char_length(phone)) else left(phone, 3) || '-****-' || right(phone, 4) end) virtual,
  blocked_reason text check (length(blocked_reason) between 1 and 500),
  staff_note text not null default '' check (char_length(staff_note) <= 2000),
  constraint members_email_format check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  constraint members_blocked check (blocked_reason is null or blocked_at is not null)
);
create unique index members_verified_phone_key on member.members (phone) where phone_verified_at is not null;
create index members_withdrawn on member.members (withdrawn_at) where withdrawn_at is not null and purged_at is null;
create unique index members_email_key on member.members (email);
create index members_email_begins on member.members (email text_pattern_ops);
create index members_name_begins on member.members (name text_pattern_ops);
create index members_nickname_begins on member.members (nickname text_pattern_ops);
create index members_phone_ends on member.members (reverse(phone) text_pattern_ops) where phone is not null;
create index members_newest on member.members (created_at desc, id);
comment on table member.members is 'One person with an account; the e-mail is the ID (specification 3.30, 5).';
comment on column member.members.tokens_valid_from is
  'Access tokens issued before are refused where it matters: checkout, payment, profile.';
comment on column member.members.profile_id is 'The number strangers know a member by; the id itself stays with the member.';
comment on column member.members.ended_sign_ins is
  'Sign-ins that ended one by one in the last minutes: their access tokens are no longer valid (rules/member/sign-in/standing.ts).';
comment on column member.members.purged_at is 'When nothing of the person was left in this row; what hangs on its id belongs to nobody.';
comment on column member.members.blocked_reason is 'Why staff closed the account; for staff alone.';
comment on column member.members.staff_note is 'What staff note about the member; for staff alone, and forgotten with the member.';
comment on index member.members_verified_phone_key is 'Who withdrew may return, so the phone is theirs until they are forgotten.';
create trigger touch before update on member.members for each row execute function app.touch_updated_at();
select app.protect('member.members', 'select (id, nickname, locale, is_email_consent, is_sms_consent, is_push_consent, phone_verified_at,
  tokens_valid_from, blocked_at, withdrawn_at, created_at, updated_at, profile_id, ended_sign_ins, withdrawal_reason, purged_at,
  masked_name, masked_email, masked_phone, blocked_reason, staff_note)');
create policy own_select on member.members for select to shop_user using (id = (select app.me()));
create policy identity_all on member.members to shop_identity using (true) with check (true);
grant select (id, email, name, phone, nickname, birth_date, locale, is_email_consent, is_sms_consent, is_push_consent, phone_verified_at,
  created_at, profile_id) on member.members to shop_user;
grant select, update (tokens_valid_from, withdrawn_at, ended_sign_ins, withdrawal_reason) on member.members to shop_identity;

create table member.profiles (
  user_id uuid not null unique,
  nickname text not null,
  image_src text constraint profiles_image_src_leads check (app.is_path(image_src)),
  is_public boolean not null default false,
  id bigint primary key references member.members (profile_id) on delete cascade
);
comment on table member.profiles is 'What strangers may know of a member. Public from the first review on, kept by triggers.';
comment on constraint profiles_id_fkey on member.profiles is E'@fieldName member\n@foreignFieldName profile';
select app.protect('member.profiles', 'select, update');
create policy public_select on member.profiles for select to shop_public using (is_public or user_id = (select app.me()));
grant select (nickname, image_src, id) on member.profiles to shop_public;

create function app.copy_nickname_to_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into member.profiles (id, user_id, nickname) values (new.profile_id, new.id, new.nickname)
  on conflict (id) do update set nickname = excluded.nickname;
  return null;
end $$;
create trigger copy_nickname after insert or update of nickname on member.members
  for each row execute function app.copy_nickname_to_profile();

-- Strangers read nothing of somebody who withdrew; whoever returns is seen again as before.
create function app.show_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update member.profiles set is_public = new.withdrawn_at is null
    and exists (select 1 from product.reviews where user_id = new.id and deleted_at is null and state = 'ACT')
  where id = new.profile_id;
  return null;
end $$;
create trigger show_profile after update of withdrawn_at on member.members for each row execute function app.show_profile();

create function app.my_standing()
returns table (blocked_at timestamptz, withdrawn_at timestamptz, tokens_valid_from timestamptz, ended_sign_ins text[])
language sql stable security definer set search_path = ''
as $$ select blocked_at, withdrawn_at, tokens_valid_from, ended_sign_ins from member.members where id = app.me() $$;
comment on function app.my_standing() is
  'What decides whether the token of the asking member is still valid; no row for a member who is gone. rules/member/sign-in/standing.ts decides.';
grant execute on function app.my_standing() to shop_public, shop_admin, shop_service, shop_identity;

-- Changed by commands alone.
create table member.member_roles (
  user_id uuid not null references member.members (id) on delete cascade,
  role text not null check (role in ('admin', 'user', 'artist', 'brand')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table member.member_roles is 'Roles beyond visitor; read when a token is issued (specification 6).';
comment on constraint member_roles_user_id_fkey on member.member_roles is E'@fieldName member\n@foreignFieldName roles';
select app.protect('member.member_roles', 'select');
create policy own_select on member.member_roles for select to shop_user using (user_id = (select app.me()));
create policy identity_select on member.member_roles for select to shop_identity using (true);
grant select on member.member_roles to shop_user, shop_identity;

create table member.delivery_destinations (
  id bigint generated always as identity primary key,
  user_id uuid not null default app.me() references member.members (id) on delete cascade,
  name text not null default '',
  recipient text not null check (recipient <> ''),
  phone text not null,
  zip_code text not null check (zip_code ~ '^[0-9]{5}$'),
  address text not null check (address <> ''),
  detail_address text not null default '',
  shipping_request text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  masked_recipient text generated always as (
    case when char_length(recipient) < 2 then recipient when char_length(recipient) = 2 then left(recipient, 1) || '*'
    else left(recipient, 1) || repeat('*', least(char_length(recipient) - 2, 6)) || right(recipient, 1) end) virtual,
  masked_phone text generated always as (
    case when char_length(phone) < 8 then repeat('*', char_length(phone)) else left(phone, 3) || '-****-' || right(phone, 4) end) virtual,
  masked_address text generated always as (split_part(address, ' ', 1) || ' ' || split_part(address, ' ', 2) || ' ***') virtual,
  masked_shipping_request text generated always as (
    case when shipping_request = '' then '' else left(shipping_request, 2) || '***' end) virtual
);
create index delivery_destinations_user on member.delivery_destinations (user_id) where deleted_at is null;
create unique index delivery_destinations_one_default on member.delivery_destinations (user_id) where is_default and deleted_at is null;
comment on table member.delivery_destinations is 'Saved addresses (specification 3.29, Delivery destination).';
comment on constraint delivery_destinations_user_id_fkey on member.delivery_destinations is '@fieldName member';
select app.protect('member.delivery_destinations', 'select (id, user_id, name, zip_code, is_default, created_at, deleted_at,
  masked_recipient, masked_phone, masked_address, masked_shipping_request)');
create policy own_select on member.delivery_destinations for select to shop_user using (user_id = (select app.me()));
grant select on member.delivery_destinations to shop_user;

-- Photos that members send in. A photo belongs to who sent it and waits until something holds it: a review, a question, a claim. What
-- nothing holds is deleted by a job.
create table member.photos (
  id bigint generated always as identity primary key,
  user_id uuid references member.members (id) on delete set null,
  src text not null check (src like '/cdn/%'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  is_held boolean not null default false,
  created_at timestamptz not null default now()
);
create index photos_waiting on member.photos (created_at) where not is_held;
create index photos_user on member.photos (user_id);
create index photos_src on member.photos (src);
comment on table member.photos is
  'Pictures sent in by members: upright, without metadata, bounded. Only the shop''s commands write here; what holds a photo (app.holds_photos) shows it to whom it may.';
comment on constraint photos_user_id_fkey on member.photos is E'@fieldName member\n@foreignFieldName photos';
select app.protect('member.photos', 'select');

create function app.hold_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
-- A photo has one holder; its address is copied to where it is shown.
begin
  if tg_op = 'DELETE' then
    update member.photos set is_held = false where id = old.photo_id;
    return old;
  end if;
  if new.photo_id is not null then
    update member.photos set is_held = true where id = new.photo_id and not is_held returning src into new.src;
    if not found then
      raise exception 'photo % is held already, or does not exist', new.photo_id using errcode = '23505', constraint = 'photos_one_holder';
    end if;
  end if;
  return new;
end $$;

create function app.holds_photos(holder regclass) returns void
language plpgsql
as $$
begin
  execute format('create trigger hold_photo before insert on %s for each row execute function app.hold_photo()', holder);
  execute format('create trigger release_photo after delete on %s
    for each row when (old.photo_id is not null) execute function app.hold_photo()', holder);
end $$;
comment on function app.holds_photos(regclass) is
  'For tables with photo_id (references member.photos) and src: a row holds its photo, once; when the row goes, by hand or by cascade, the photo waits to be deleted.';
