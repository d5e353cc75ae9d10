-- expand: colleagues confirm what an unattended screen must not allow by a passkey, instead of their password.
create table identity.passkeys (
  id text primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 40),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on identity.passkeys (user_id);
comment on table identity.passkeys is 'The public halves of passkeys; id and key come from the authenticator.';
select app.protect('identity.passkeys', '');
create policy identity_all on identity.passkeys to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.passkeys to shop_identity;

alter table identity.sign_ins add column proved_at timestamptz;
comment on column identity.sign_ins.proved_at is 'When its member last confirmed by a passkey that they are still there.';
