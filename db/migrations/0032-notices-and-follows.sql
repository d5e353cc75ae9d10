-- Notices to members: an inbox, and messages by consent (decision 045). Following: muting an artist, what is new since the last visit,
-- a daily digest of new graphics.

create table member.notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  event text not null check (event in ('order_moved', 'answered', 'coupon', 'points_ending', 'followed_artist', 'restock')),
  values jsonb not null check (jsonb_typeof(values) = 'object'),
  link text not null check (link ~ '^/([^/\\]|$)'),
  once_key text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  constraint notices_once unique (user_id, event, once_key)
);
create index notices_inbox on member.notices (user_id, id desc);
create index notices_unread on member.notices (user_id) where read_at is null;
create index notices_due on member.notices (due_at) where delivered_at is null;
create index notices_by_time on member.notices (created_at);
comment on table member.notices is 'What a member is told: the inbox, and what messages are written from. Not management.notices, which everybody reads.';
comment on column member.notices.values is 'What the sentence of the event is filled with (rules/member/notice.ts).';
comment on column member.notices.link is 'A path of the shop.';
comment on column member.notices.once_key is 'A member is told once of what has the same key; null is always told.';
comment on column member.notices.due_at is 'From then on its messages may be written: what advertises waits for the end of the quiet hours.';
comment on column member.notices.delivered_at is 'When it was decided by which channels it goes, and its messages were written.';
comment on constraint notices_user_id_fkey on member.notices is '@fieldName member
@foreignFieldName notices';
select app.protect('member.notices', 'select');
create policy own_select on member.notices for select to shop_user using (user_id = (select app.me()));
grant select (id, user_id, event, values, link, created_at, read_at) on member.notices to shop_user;

-- Like app.queue_message: the job is there as soon as the row is, and a sweeper finds rows that the queue has missed.
create function app.queue_notice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.add_job('deliver-notice', json_build_object('id', new.id), max_attempts => 12, priority => 15);
  return null;
exception when invalid_schema_name or undefined_function or undefined_table or insufficient_privilege then
  return null;
end $$;
revoke execute on function app.queue_notice() from public;
comment on function app.queue_notice() is 'Lets the messages of a notice be written soon.';
create trigger queue_notice after insert on member.notices for each row execute function app.queue_notice();

create table member.notice_mutes (
  user_id uuid not null references member.members (id) on delete cascade,
  event text not null check (event in ('order_moved', 'answered', 'coupon', 'points_ending', 'followed_artist', 'restock')),
  created_at timestamptz not null default now(),
  primary key (user_id, event)
);
comment on table member.notice_mutes is 'Events a member wants no messages about; the inbox has them all the same.';
comment on constraint notice_mutes_user_id_fkey on member.notice_mutes is '@fieldName member
@foreignFieldName notice_mutes';
select app.protect('member.notice_mutes', 'select');
create policy own_select on member.notice_mutes for select to shop_user using (user_id = (select app.me()));
grant select on member.notice_mutes to shop_user;

-- A message that advertises and met the night on its way waits for the morning.
alter table identity.messages add column send_after timestamptz;
comment on column identity.messages.send_after is 'Not before; null is at once.';

alter table product.artist_follows add column is_muted boolean not null default false;
comment on column product.artist_follows.is_muted is 'Followed, but left out of the digest.';
grant update (is_muted) on product.artist_follows to shop_user;

-- A graphic may wait for its review for weeks: it is new when it is shown, not when it was drawn.
alter table product.graphics add column published_at timestamptz;
update product.graphics set published_at = created_at where state = 'ACT' and deleted_at is null;
create function app.note_publication() returns trigger
language plpgsql set search_path = ''
as $$ begin new.published_at := case when tg_op = 'INSERT' then new.created_at else now() end; return new; end $$;
revoke execute on function app.note_publication() from public;
create trigger note_publication before insert or update of state, deleted_at on product.graphics
  for each row when (new.state = 'ACT' and new.deleted_at is null and new.published_at is null) execute function app.note_publication();
create index graphics_published on product.graphics (artist_id, published_at desc) where deleted_at is null and state = 'ACT';
comment on column product.graphics.published_at is 'When it was first shown; null while it never was.';
select app.announce_changes_of('product.graphics');

create table member.follow_visits (
  user_id uuid primary key references member.members (id) on delete cascade,
  visited_at timestamptz,
  new_since timestamptz,
  digested_at timestamptz
);
comment on table member.follow_visits is 'How far a member has seen what is new of whom they follow.';
comment on column member.follow_visits.visited_at is 'The last look at /mypage/follow.';
comment on column member.follow_visits.new_since is 'What is newer than this is marked as new: the end of the visit before this one.';
comment on column member.follow_visits.digested_at is 'Graphics published until then were in a digest, or will never be in one.';
select app.protect('member.follow_visits', '');

-- What administrators write in the new tables is logged like everything else.
select app.audit_all();
