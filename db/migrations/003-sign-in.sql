-- Secrets: no role of the data service has any grant in schema identity. What several processes of one shop must know alike stands here too
-- (signing keys, waits after failed sign-ins, used proofs, answers to refreshes). Only the keys are worth a crash: unlogged tables are
-- emptied by one, which costs nobody more than one renewed wait.

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
  is_private_email boolean not null default false,
  is_mail_off boolean not null default false,
  sealed_refresh_token text,
  primary key (vendor, subject),
  constraint social_accounts_one_of_each unique (user_id, vendor)
);
comment on table identity.social_accounts is 'A social account is vendor and subject, never the e-mail (take-over).';
comment on column identity.social_accounts.is_private_email is
  'The address is a relay of Apple: mail arrives there only from senders that are registered with Apple.';
comment on column identity.social_accounts.is_mail_off is 'The person told Apple to forward no more mail of this shop.';
comment on column identity.social_accounts.sealed_refresh_token is
  'Apple''s, kept to end the link there too when it ends here; sealed with a key derived from SECRET.';
select app.protect('identity.social_accounts', '');
create policy identity_all on identity.social_accounts to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.social_accounts to shop_identity;

-- Apple's answer names a person, and nothing about a person is stored before the consents are given: it travels sealed instead.
create table identity.social_attempts (
  id uuid primary key default uuidv7(),
  vendor text not null,
  browser_hash text not null,
  state text not null unique,
  nonce text not null,
  code_verifier text not null,
  return_to text not null default '/',
  ticket_hash text unique,
  ticket_purpose text check (ticket_purpose in ('login', 'sign-up', 'link')),
  result jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  answered_at timestamptz,
  user_id uuid references member.members (id) on delete cascade
);
create index social_attempts_expiry on identity.social_attempts (expires_at);
create index social_attempts_user on identity.social_attempts (user_id);
comment on table identity.social_attempts is
  'One social sign-in under way, bound to the browser that started it; ends in a one-time ticket.';
comment on column identity.social_attempts.answered_at is 'When the provider''s answer came: a second one with this state is refused.';
comment on column identity.social_attempts.user_id is 'The member who links an account to their own, for an attempt that is no sign-in.';
select app.protect('identity.social_attempts', '');
create policy identity_all on identity.social_attempts to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.social_attempts to shop_identity;

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
comment on table identity.oidc_payloads is
  'Storage of oidc-provider. Ids of bearer secrets are SHA-256, so a leaked dump holds no usable token.';
select app.protect('identity.oidc_payloads', '');
create policy identity_all on identity.oidc_payloads to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.oidc_payloads to shop_identity;

create table identity.signing_keys (
  kid text primary key,
  sealed_jwk text not null,
  signs_from timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table identity.signing_keys is
  'Private keys of access tokens, sealed with a key derived from SECRET: a dump without SECRET signs nothing.';
select app.protect('identity.signing_keys', '');
create policy identity_all on identity.signing_keys to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.signing_keys to shop_identity;

create table identity.sign_ins (
  id text primary key,
  grant_id text not null unique,
  user_id uuid not null references member.members (id) on delete cascade,
  browser text not null,
  system text not null,
  ip text,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz not null
);
create index sign_ins_user on identity.sign_ins (user_id, last_seen_at desc);
create index sign_ins_expiry on identity.sign_ins (expires_at);
comment on table identity.sign_ins is
  'One sign-in of one browser; its access tokens carry the id as sid. Ended ones stay while their access tokens would have lived.';
select app.protect('identity.sign_ins', '');
create policy identity_all on identity.sign_ins to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.sign_ins to shop_identity;

create unlogged table identity.refresh_replies (
  name text primary key,
  next_name text not null,
  sealed_reply text not null,
  expires_at timestamptz not null
);
create index refresh_replies_expiry on identity.refresh_replies (expires_at);
comment on table identity.refresh_replies is
  'The answer to a refresh, sealed, for the seconds in which a second tab or a lost answer asks again at any process.';
select app.protect('identity.refresh_replies', '');
create policy identity_all on identity.refresh_replies to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.refresh_replies to shop_identity;

create table identity.verification_codes (
  id uuid primary key default uuidv7(),
  purpose text not null check (purpose in ('SIGN_UP', 'FIND_ID', 'FIND_PASSWORD', 'PHONE_CHANGE', 'WALLET')),
  target text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  verified_at timestamptz,
  used_at timestamptz,
  user_id uuid references member.members (id) on delete cascade,
  proof_hash text unique,
  proof_expires_at timestamptz,
  constraint verification_codes_proof check ((proof_hash is null) = (proof_expires_at is null))
);
create index verification_codes_target on identity.verification_codes (target, purpose, created_at desc);
create index verification_codes_user on identity.verification_codes (user_id);
create index verification_codes_by_time on identity.verification_codes (created_at);
comment on table identity.verification_codes is 'One-time codes by SMS or mail, stored hashed (specification 5).';
comment on column identity.verification_codes.tries is 'Wrong codes; after the right one, uses of its proof that led to nothing.';
comment on column identity.verification_codes.user_id is
  'Whose phone it will be (PHONE_CHANGE), or whose password may be set (FIND_PASSWORD, once ID and phone were found to belong together).';
comment on column identity.verification_codes.proof_hash is
  'SHA-256 of what the right code was exchanged for; counts once, until proof_expires_at.';
select app.protect('identity.verification_codes', '');
create policy identity_all on identity.verification_codes to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.verification_codes to shop_identity;

create unlogged table identity.sign_in_waits (
  key text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_waits_expiry on identity.sign_in_waits (expires_at);
comment on table identity.sign_in_waits is 'Failed sign-ins by ID, address and browser, keys hashed, and the wait that grew from them.';
select app.protect('identity.sign_in_waits', '');
create policy identity_all on identity.sign_in_waits to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.sign_in_waits to shop_identity;

create unlogged table identity.used_proofs (
  nonce text primary key,
  expires_at timestamptz not null
);
create index used_proofs_expiry on identity.used_proofs (expires_at);
comment on table identity.used_proofs is 'Puzzles of sign-in that were handed in: each counts once, right or wrong.';
select app.protect('identity.used_proofs', '');
create policy identity_all on identity.used_proofs to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.used_proofs to shop_identity;

create unlogged table identity.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on identity.rate_limits (expire);
comment on table identity.rate_limits is 'Counters of rate-limiter-flexible; its column names, created here so that it need not.';
select app.protect('identity.rate_limits', '');
create policy identity_all on identity.rate_limits to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.rate_limits to shop_identity;

create table identity.security_events (
  id bigint generated always as identity primary key,
  user_id uuid,
  type text not null,
  cause text not null default '',
  ip text,
  created_at timestamptz not null default now(),
  browser text not null default '',
  system text not null default ''
);
create index security_events_user on identity.security_events (user_id, created_at desc);
create index security_events_age on identity.security_events (created_at);
comment on table identity.security_events is 'Sign-ins, refusals and their internal cause; never a password or a token.';
create trigger never_changed before update on identity.security_events for each row execute function app.forbid_change();
select app.protect('identity.security_events', '');
create policy identity_all on identity.security_events to shop_identity using (true) with check (true);
grant select, insert, delete on identity.security_events to shop_identity;
