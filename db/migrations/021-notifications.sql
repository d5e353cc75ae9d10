-- What members are told: an inbox, and messages by consent, to a phone or a mailbox (decision 045).

create table member.notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  event text not null check (event in ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock',
    'review_hidden', 'review_shown', 'brand_answered', 'cash_receipt', 'terms_changed', 'graphic_reviewed')),
  values jsonb not null check (jsonb_typeof(values) = 'object'),
  link text not null check (link ~ '^/([^/\\]|$)'),
  once_key text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  constraint notifications_once unique (user_id, event, once_key)
);
create index notifications_inbox on member.notifications (user_id, id desc);
create index notifications_unread on member.notifications (user_id) where read_at is null;
create index notifications_due on member.notifications (due_at) where delivered_at is null;
create index notifications_by_time on member.notifications (created_at);
comment on table member.notifications is
  'What a member is told: the inbox, and what messages are written from. Not management.notices, which everybody reads.';
comment on column member.notifications.values is 'What the sentence of the event is filled with (rules/member/notification.ts).';
comment on column member.notifications.link is 'A path of the shop.';
comment on column member.notifications.once_key is 'A member is told once of what has the same key; null is always told.';
comment on column member.notifications.due_at is
  'From then on its messages may be written: what advertises waits for the end of the quiet hours.';
comment on column member.notifications.delivered_at is 'When it was decided by which channels it goes, and its messages were written.';
comment on constraint notifications_user_id_fkey on member.notifications is E'@fieldName member\n@foreignFieldName notifications';
select app.protect('member.notifications', 'select');
create policy own_select on member.notifications for select to shop_user using (user_id = (select app.me()));
grant select (id, user_id, event, values, link, created_at, read_at) on member.notifications to shop_user;

-- Like app.queue_message: the job is there as soon as the row is, and a sweeper finds rows that the queue has missed.
create function app.queue_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.add_job('deliver-notification', json_build_object('id', new.id), max_attempts => 12, priority => 15);
  return null;
exception when invalid_schema_name or undefined_function or undefined_table or insufficient_privilege then
  return null;
end $$;
comment on function app.queue_notification() is 'Lets the messages of a notification be written soon.';
create trigger queue_notification after insert on member.notifications for each row execute function app.queue_notification();

create table member.notification_mutes (
  user_id uuid not null references member.members (id) on delete cascade,
  event text not null check (event in ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock',
    'review_hidden', 'review_shown', 'brand_answered', 'cash_receipt', 'terms_changed', 'graphic_reviewed')),
  created_at timestamptz not null default now(),
  primary key (user_id, event)
);
comment on table member.notification_mutes is 'Events a member wants no messages about; the inbox has them all the same.';
comment on constraint notification_mutes_user_id_fkey on member.notification_mutes is E'@fieldName member\n@foreignFieldName notification_mutes';
select app.protect('member.notification_mutes', 'select');
create policy own_select on member.notification_mutes for select to shop_user using (user_id = (select app.me()));
grant select on member.notification_mutes to shop_user;

-- A message that advertises and met the night on its way waits for the morning.
create table member.messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references member.members (id) on delete cascade,
  channel text not null check (channel in ('SMS', 'MAIL')),
  recipient text not null check (recipient <> ''),
  event text not null,
  locale text not null check (locale = any (app.locales())),
  sealed_values text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'LAPSED', 'REFUSED')),
  tries integer not null default 0,
  claimed_until timestamptz,
  error text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  finished_at timestamptz,
  send_after timestamptz
);
create index messages_waiting on member.messages (created_at) where state = 'WAITING';
create index messages_by_time on member.messages (created_at);
create index messages_user on member.messages (user_id);
comment on table member.messages is
  'Every message the shop sends, written with what it tells of and sent by a job. Some carry codes: no role of the data service reads it.';
comment on column member.messages.sealed_values is
  'What the template is filled with, sealed with a key derived from SECRET, because some of it opens doors. Emptied once a real carrier has it.';
comment on column member.messages.claimed_until is 'A process is sending it until then at the latest.';
comment on column member.messages.expires_at is 'From then on it is not sent any more: a code that is over helps nobody.';
comment on column member.messages.send_after is 'Not before; null is at once.';
select app.protect('member.messages', '');

-- The queue of jobs makes its own tables when the first process with jobs starts; until then, and whenever it cannot be reached, a
-- sweeper finds the rows (server/nouns/message/sweep-messages-job.ts). Codes go before everything that may arrive later.
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
comment on function app.queue_message() is 'The job is there as soon as the row is, in the same transaction.';
create trigger queue_message after insert on member.messages for each row execute function app.queue_message();
