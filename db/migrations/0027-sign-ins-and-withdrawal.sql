-- Where a member is signed in, sign-ins ended one by one, and leaving: 30 days to return, then the person is forgotten and what the law
-- wants of the trade is kept apart.

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
comment on table identity.sign_ins is 'One sign-in of one browser; its access tokens carry the id as sid. Ended ones stay while their access tokens would have lived.';
select app.protect('identity.sign_ins', '');
create policy identity_all on identity.sign_ins to shop_identity using (true) with check (true);
grant select, insert, update, delete on identity.sign_ins to shop_identity;

-- Sign-ins from before this migration: nobody knows which browser they were.
insert into identity.sign_ins (id, grant_id, user_id, browser, system, signed_in_at, last_seen_at, expires_at)
select rtrim(translate(left(encode(sha256(convert_to(grants.id, 'UTF8')), 'base64'), 22), '+/', '-_'), '='), grants.id, members.id, 'unknown', 'unknown',
  coalesce(to_timestamp((grants.payload ->> 'iat')::double precision), now()), now(), grants.expires_at
from identity.oidc_payloads grants join member.members on members.id::text = grants.account_id
where grants.kind = 'Grant' and grants.expires_at is not null;

alter table identity.security_events add column browser text not null default '', add column system text not null default '';
create index security_events_age on identity.security_events (created_at);
grant delete on identity.security_events to shop_identity;

alter table member.members
  add column ended_sign_ins text[] not null default '{}',
  add column withdrawal_reason text check (length(withdrawal_reason) <= 500),
  add column purged_at timestamptz;
comment on column member.members.ended_sign_ins is 'Sign-ins that ended one by one in the last minutes: their access tokens count no more (rules/member/standing.ts).';
comment on column member.members.purged_at is 'When nothing of the person was left in this row; what hangs on its id belongs to nobody.';
create index members_withdrawn on member.members (withdrawn_at) where withdrawn_at is not null and purged_at is null;
grant update (ended_sign_ins, withdrawn_at, withdrawal_reason) on member.members to shop_identity;

-- Whoever withdraws may return for 30 days, so the ID is nobody else's until then; a purged row holds none.
update member.members set email = id::text || '@withdrawn.invalid' where withdrawn_at is not null;
drop index member.members_email_key;
create unique index members_email_key on member.members (email);

drop function app.my_standing();
create function app.my_standing()
returns table (blocked_at timestamptz, withdrawn_at timestamptz, tokens_valid_from timestamptz, ended_sign_ins text[])
language sql stable security definer set search_path = ''
as $$ select blocked_at, withdrawn_at, tokens_valid_from, ended_sign_ins from member.members where id = app.me() $$;
comment on function app.my_standing() is 'What decides whether the token of the asking member still counts; no row for a member who is gone. rules/member/standing.ts decides.';
revoke execute on function app.my_standing() from public;
grant execute on function app.my_standing() to shop_public, shop_admin, shop_service, shop_identity;

create table sales.trade_records (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('ORDER', 'INQUIRY')),
  reference text not null,
  sealed_record text not null,
  kept_until timestamptz not null,
  created_at timestamptz not null default now(),
  constraint trade_records_once unique (kind, reference)
);
create index trade_records_kept on sales.trade_records (kept_until);
comment on table sales.trade_records is 'Who bought and asked what, of members who are forgotten: sealed with a key from SECRET, kept as long as the e-commerce act wants, read by nobody but whoever runs the shop.';
select app.protect('sales.trade_records', '');
select app.audit_all();

-- The audit log never changes, but for a person who is forgotten: who did what when stays, the rows themselves go.
drop trigger never_changed on management.audit_entries;
create trigger never_changed before update or delete on management.audit_entries for each row
  when (current_setting('app.forgets', true) is distinct from 'on') execute function app.forbid_change();

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
revoke execute on function app.show_profile() from public;
create trigger show_profile after update of withdrawn_at on member.members for each row execute function app.show_profile();
