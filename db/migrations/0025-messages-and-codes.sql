-- Messages to people (a phone, a mailbox), and codes by phone: each code is bound to who asked, and a right one becomes a proof that counts once.

create table identity.messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references member.members (id) on delete cascade,
  channel text not null check (channel in ('SMS', 'MAIL')),
  recipient text not null check (recipient <> ''),
  event text not null,
  locale text not null check (locale in ('ko', 'en', 'cn')),
  sealed_values text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'LAPSED', 'REFUSED')),
  tries integer not null default 0,
  claimed_until timestamptz,
  error text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  finished_at timestamptz
);
create index messages_waiting on identity.messages (created_at) where state = 'WAITING';
create index messages_by_time on identity.messages (created_at);
create index messages_user on identity.messages (user_id);
comment on table identity.messages is 'Every message the shop sends, written with what it tells of and sent by a job. Here and not in schema member: some carry codes.';
comment on column identity.messages.sealed_values is 'What the template is filled with, sealed with a key derived from SECRET, because some of it opens doors. Emptied once a real carrier has it.';
comment on column identity.messages.expires_at is 'From then on it is not sent any more: a code that is over helps nobody.';
comment on column identity.messages.claimed_until is 'A process is sending it until then at the latest.';
select app.protect('identity.messages', '');

-- The queue of jobs makes its own tables when the first process with jobs starts; until then, and whenever it cannot be reached, a
-- sweeper finds the rows (server/jobs/sweep-messages.ts). Codes go before everything that may arrive later.
create function app.queue_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.add_job(
    'send-message', json_build_object('id', new.id), max_attempts => 12, priority => case when new.expires_at is null then 20 else 10 end);
  return null;
exception when invalid_schema_name or undefined_function or undefined_table or insufficient_privilege then
  return null;
end $$;
revoke execute on function app.queue_message() from public;
comment on function app.queue_message() is 'The job is there as soon as the row is, in the same transaction.';
create trigger queue_message after insert on identity.messages for each row execute function app.queue_message();

alter table identity.verification_codes
  add column user_id uuid references member.members (id) on delete cascade,
  add column proof_hash text unique,
  add column proof_expires_at timestamptz,
  add constraint verification_codes_proof check ((proof_hash is null) = (proof_expires_at is null));
create index verification_codes_user on identity.verification_codes (user_id);
create index verification_codes_by_time on identity.verification_codes (created_at);
comment on column identity.verification_codes.user_id is 'Whose phone it will be (PHONE_CHANGE), or whose password may be set (FIND_PASSWORD, once ID and phone were found to belong together).';
comment on column identity.verification_codes.proof_hash is 'SHA-256 of what the right code was exchanged for; counts once, until proof_expires_at.';
comment on column identity.verification_codes.tries is 'Wrong codes; after the right one, uses of its proof that led to nothing.';

-- One spelling of a phone, and one member who has proved it.
update member.members set phone = regexp_replace(phone, '[^0-9]', '', 'g') where phone ~ '[^0-9]';
update member.members older set phone_verified_at = null
  where phone_verified_at is not null and exists (
    select 1 from member.members newer
    where newer.phone = older.phone and newer.phone_verified_at is not null and (newer.phone_verified_at, newer.id) > (older.phone_verified_at, older.id));
create unique index members_verified_phone_key on member.members (phone) where phone_verified_at is not null;
comment on index member.members_verified_phone_key is 'Who withdrew may return, so the phone is theirs until they are forgotten.';
