-- What several processes of one shop must know alike: signing keys, waits after failed sign-ins, used proofs, answers to refreshes.
-- Only the keys are worth a crash: the other tables are unlogged, and an emptied one costs nobody more than one renewed wait.

create table identity.signing_keys (
  kid text primary key,
  sealed_jwk text not null,
  signs_from timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table identity.signing_keys is 'Private keys of access tokens, sealed with a key derived from SECRET: a dump without SECRET signs nothing.';
select app.protect('identity.signing_keys', '');
create policy identity_all on identity.signing_keys to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.signing_keys to shop_identity;

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

create unlogged table identity.refresh_replies (
  name text primary key,
  next_name text not null,
  sealed_reply text not null,
  expires_at timestamptz not null
);
create index refresh_replies_expiry on identity.refresh_replies (expires_at);
comment on table identity.refresh_replies is 'The answer to a refresh, sealed, for the seconds in which a second tab or a lost answer asks again at any process.';
select app.protect('identity.refresh_replies', '');
create policy identity_all on identity.refresh_replies to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.refresh_replies to shop_identity;

alter table identity.rate_limits set unlogged;
create index rate_limits_expiry on identity.rate_limits (expire);
