-- People, their secrets, and what they own outside of orders.

create table member.members (
  id uuid primary key default uuidv7(),
  email text not null,
  name text not null,
  phone text,
  nickname text not null,
  birth_date date,
  locale text not null default 'ko' check (locale in ('ko', 'en', 'cn')),
  is_email_consent boolean not null default false,
  is_sms_consent boolean not null default false,
  is_push_consent boolean not null default false,
  phone_verified_at timestamptz,
  tokens_valid_from timestamptz,
  blocked_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint members_email_format check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254)
);
create unique index members_email_key on member.members (email) where withdrawn_at is null;
comment on table member.members is 'One person with an account; the e-mail is the ID (specification 3, 5).';
comment on column member.members.tokens_valid_from is 'Access tokens issued before are refused where it matters: checkout, payment, profile.';
create trigger touch before update on member.members for each row execute function app.touch_updated_at();
select app.protect('member.members', 'select, insert, update');
create policy own_select on member.members for select to shop_user using (id = (select app.me()));
grant select (id, email, name, phone, nickname, birth_date, locale, is_email_consent, is_sms_consent, is_push_consent, phone_verified_at, created_at) on member.members to shop_user;
create policy identity_all on member.members to shop_identity using (true) with check (true);
grant select, update (tokens_valid_from) on member.members to shop_identity;
-- no insert, update, delete for members: sign-up, profile and withdrawal are commands with rules.

create table member.profiles (
  user_id uuid primary key references member.members (id) on delete cascade,
  nickname text not null,
  image_src text,
  is_public boolean not null default false
);
comment on table member.profiles is 'What strangers may know of a member. Public from the first review on, kept by triggers.';
comment on constraint profiles_user_id_fkey on member.profiles is '@fieldName member
@foreignFieldName profile';
select app.protect('member.profiles', 'select, update');
create policy public_select on member.profiles for select to shop_public using (is_public or user_id = (select app.me()));
grant select (user_id, nickname, image_src) on member.profiles to shop_public;

create function app.copy_nickname_to_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into member.profiles (user_id, nickname) values (new.id, new.nickname)
  on conflict (user_id) do update set nickname = excluded.nickname;
  return null;
end $$;
create trigger copy_nickname after insert or update of nickname on member.members for each row execute function app.copy_nickname_to_profile();

create table member.member_roles (
  user_id uuid not null references member.members (id) on delete cascade,
  role text not null check (role in ('admin', 'user', 'artist', 'brand')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table member.member_roles is 'Roles beyond visitor; read when a token is issued (specification 6).';
comment on constraint member_roles_user_id_fkey on member.member_roles is '@fieldName member
@foreignFieldName roles';
select app.protect('member.member_roles');
create policy own_select on member.member_roles for select to shop_user using (user_id = (select app.me()));
grant select on member.member_roles to shop_user;
create policy identity_select on member.member_roles for select to shop_identity using (true);
grant select on member.member_roles to shop_identity;

create table member.consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  type text not null check (type in ('TERMS', 'PERSONAL_INFORMATION', 'PURCHASE', 'OVER_14', 'EMAIL', 'SMS', 'PUSH')),
  is_given boolean not null,
  terms_id bigint,
  given_at timestamptz not null default now()
);
comment on table member.consents is 'Which consent was given or withdrawn when, and to which text (specification 5).';
comment on constraint consents_user_id_fkey on member.consents is '@fieldName member';
create index consents_user on member.consents (user_id, type, given_at desc);
create trigger never_changed before update on member.consents for each row execute function app.forbid_change();
select app.protect('member.consents', 'select');
create policy own_select on member.consents for select to shop_user using (user_id = (select app.me()));
grant select on member.consents to shop_user;

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
  deleted_at timestamptz
);
create index delivery_destinations_user on member.delivery_destinations (user_id) where deleted_at is null;
create unique index delivery_destinations_one_default on member.delivery_destinations (user_id) where is_default and deleted_at is null;
comment on table member.delivery_destinations is 'Saved addresses (specification 3, Delivery destination).';
comment on constraint delivery_destinations_user_id_fkey on member.delivery_destinations is '@fieldName member';
select app.protect('member.delivery_destinations', 'select');
create policy own_select on member.delivery_destinations for select to shop_user using (user_id = (select app.me()));
grant select on member.delivery_destinations to shop_user;

create table member.wallets (
  user_id uuid primary key references member.members (id) on delete cascade,
  email text not null unique,
  address text not null unique,
  connected_at timestamptz not null default now()
);
comment on table member.wallets is 'One connected wallet per member; "This wallet is already connected." is this table''s uniqueness (specification 8).';
comment on constraint wallets_user_id_fkey on member.wallets is '@fieldName member
@foreignFieldName wallet';
select app.protect('member.wallets', 'select');
create policy own_select on member.wallets for select to shop_user using (user_id = (select app.me()));
grant select on member.wallets to shop_user;

-- Secrets. No role of the data service has any grant in schema identity.

create table identity.credentials (
  user_id uuid primary key references member.members (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);
comment on table identity.credentials is 'argon2id hashes in PHC form; apart from members so that no member query can ever reach them.';
select app.protect('identity.credentials', '');
create policy identity_all on identity.credentials to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.credentials to shop_identity;

create table identity.social_accounts (
  vendor text not null check (vendor in ('google', 'apple', 'kakao')),
  subject text not null,
  user_id uuid not null references member.members (id) on delete cascade,
  email text,
  linked_at timestamptz not null default now(),
  primary key (vendor, subject)
);
create index social_accounts_user on identity.social_accounts (user_id);
comment on table identity.social_accounts is 'A social account is vendor and subject, never the e-mail (take-over).';
select app.protect('identity.social_accounts', '');
create policy identity_all on identity.social_accounts to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.social_accounts to shop_identity;

create table identity.oidc_payloads (
  kind text not null,
  id text not null,
  grant_id text,
  uid text,
  account_id text,
  payload jsonb not null,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (kind, id)
);
create index oidc_payloads_grant on identity.oidc_payloads (grant_id);
create index oidc_payloads_account on identity.oidc_payloads (account_id);
create index oidc_payloads_expiry on identity.oidc_payloads (expires_at);
create unique index oidc_payloads_uid on identity.oidc_payloads (uid) where uid is not null;
comment on table identity.oidc_payloads is 'Storage of oidc-provider. Ids of bearer secrets are SHA-256, so a leaked dump holds no usable token.';
select app.protect('identity.oidc_payloads', '');
create policy identity_all on identity.oidc_payloads to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.oidc_payloads to shop_identity;

create table identity.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
comment on table identity.rate_limits is 'Counters of rate-limiter-flexible; its column names, created here so that it need not.';
select app.protect('identity.rate_limits', '');
create policy identity_all on identity.rate_limits to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.rate_limits to shop_identity;

create table identity.verification_codes (
  id uuid primary key default uuidv7(),
  purpose text not null check (purpose in ('SIGN_UP', 'FIND_ID', 'FIND_PASSWORD', 'PHONE_CHANGE', 'WALLET')),
  target text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  verified_at timestamptz,
  used_at timestamptz
);
create index verification_codes_target on identity.verification_codes (target, purpose, created_at desc);
comment on table identity.verification_codes is 'One-time codes by SMS or mail, stored hashed (specification 5).';
select app.protect('identity.verification_codes', '');
create policy identity_all on identity.verification_codes to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.verification_codes to shop_identity;

create table identity.social_attempts (
  id uuid primary key default uuidv7(),
  vendor text not null,
  browser_hash text not null,
  state text not null unique,
  nonce text not null,
  code_verifier text not null,
  return_to text not null default '/',
  form jsonb,
  ticket_hash text unique,
  ticket_purpose text check (ticket_purpose in ('login', 'sign-up', 'link')),
  result jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table identity.social_attempts is 'One social sign-in under way, bound to the browser that started it; ends in a one-time ticket.';
select app.protect('identity.social_attempts', '');
create policy identity_all on identity.social_attempts to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.social_attempts to shop_identity;

create table identity.security_events (
  id bigint generated always as identity primary key,
  user_id uuid,
  type text not null,
  cause text not null default '',
  ip text,
  created_at timestamptz not null default now()
);
create index security_events_user on identity.security_events (user_id, created_at desc);
comment on table identity.security_events is 'Sign-ins, refusals and their internal cause; never a password or a token.';
create trigger never_changed before update on identity.security_events for each row execute function app.forbid_change();
select app.protect('identity.security_events', '');
create policy identity_all on identity.security_events to shop_identity using (true) with check (true);
grant select, insert on identity.security_events to shop_identity;
