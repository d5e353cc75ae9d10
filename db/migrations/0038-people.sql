-- People in the back office (decision 051): members are found by mail, name and the last digits of a phone; coupons have a budget, limits for each
-- member and lists of numbers; points are given and taken by hand; questions wait in one queue; visits are counted.

-- Members: what is typed into the search is the beginning of a mail or a name, or the last digits of a phone.
create index members_email_begins on member.members (email text_pattern_ops);
create index members_name_begins on member.members (name text_pattern_ops);
create index members_nickname_begins on member.members (nickname text_pattern_ops);
create index members_phone_ends on member.members (reverse(phone) text_pattern_ops) where phone is not null;
create index members_newest on member.members (created_at desc, id);
alter table member.members
  add column blocked_reason text check (length(blocked_reason) between 1 and 500),
  add constraint members_blocked check (blocked_reason is null or blocked_at is not null);
comment on column member.members.blocked_reason is 'Why staff closed the account; for staff alone.';
grant select (blocked_reason) on member.members to shop_admin;
-- A block ends sessions and a withdrawal has rules: both are commands, as signing up is.
revoke insert, update on member.members from shop_admin;

-- Coupons.
alter table sales.coupons
  add column budget_amount integer check (budget_amount > 0),
  add column per_member_limit integer not null default 1 check (per_member_limit between 1 and 100),
  add column used_count integer not null default 0 check (used_count >= 0),
  add column spent_amount bigint not null default 0 check (spent_amount >= 0),
  add column number_count integer not null default 0 check (number_count >= 0);
comment on column sales.coupons.budget_amount is 'Won: once orders have taken so much off, no more copies are handed out. Copies in members'' hands stay good.';
comment on column sales.coupons.per_member_limit is 'How many copies one member may have, used ones included.';
comment on column sales.coupons.used_count is 'Copies that an order holds or has used.';
comment on column sales.coupons.spent_amount is 'What those orders took off, won.';
comment on column sales.coupons.number_count is 'Numbers of its lists, which open it once each.';

alter table sales.coupon_claims
  add column copy integer not null default 1 check (copy between 1 and 100),
  add column discount_amount integer not null default 0 check (discount_amount >= 0);
alter table sales.coupon_claims drop constraint coupon_claims_once;
alter table sales.coupon_claims add constraint coupon_claims_once unique (coupon_id, user_id, copy);
comment on constraint coupon_claims_once on sales.coupon_claims is 'This coupon has already been issued.';
comment on column sales.coupon_claims.copy is 'Which copy of its member''s it is, from 1 to the limit of the coupon.';
comment on column sales.coupon_claims.discount_amount is 'What the order that holds it takes off by it, won; 0 while no order does.';

-- A copy that goes back to its member takes nothing off.
create function app.free_coupon_claim() returns trigger
language plpgsql set search_path = ''
as $$ begin new.discount_amount := 0; return new; end $$;
revoke execute on function app.free_coupon_claim() from public;
create trigger free_coupon_claim before update on sales.coupon_claims
  for each row when (new.order_id is null and new.discount_amount <> 0) execute function app.free_coupon_claim();

update sales.coupons set used_count = (select count(*) from sales.coupon_claims where coupon_id = coupons.id and order_id is not null);
select app.count_at_commit('sales.coupon_claims', 'sales.coupons', 'coupon_id',
  'used_count', '(order_id is not null)::integer', 'spent_amount', 'discount_amount');

create table sales.coupon_numbers (
  number text primary key check (number ~ '^[0-9A-Z]{4,40}$'),
  coupon_id bigint not null references sales.coupons (id) on delete cascade,
  claim_id bigint references sales.coupon_claims (id) on delete set null,
  claimed_at timestamptz,
  created_at timestamptz not null default now()
);
create index coupon_numbers_coupon on sales.coupon_numbers (coupon_id, created_at, number);
create unique index coupon_numbers_claim on sales.coupon_numbers (claim_id);
comment on table sales.coupon_numbers is 'Numbers that open a coupon once each, generated here or brought along; capitals and digits, without the strokes they are printed with.';
comment on constraint coupon_numbers_coupon_id_fkey on sales.coupon_numbers is '@fieldName coupon
@foreignFieldName coupon_numbers';
comment on constraint coupon_numbers_claim_id_fkey on sales.coupon_numbers is '@fieldName claim
@foreignFieldName coupon_numbers';
select app.protect('sales.coupon_numbers', 'select');

-- Counters are no change that pages must hear of.
create or replace function app.announce_changes_of(target regclass) returns void
language plpgsql
as $$
declare watched text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into watched from pg_attribute
  where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    and attname not in ('follower_count', 'issued_count', 'like_count', 'number_count', 'product_count', 'review_count', 'review_score_sum', 'sales_count', 'spent_amount',
      'stock_count', 'used_count');
  execute format('drop trigger if exists announce_change on %s', target);
  execute format('create trigger announce_change after insert or delete or truncate or update of %s on %s
    for each statement execute function app.announce_change()', watched, target);
end $$;
select app.announce_changes_of('sales.coupons');

-- What holders of a coupon were promised, limits, and points that never go below nothing are rules of commands: the data service gives staff the rows to
-- read alone.
revoke insert, update, delete on sales.coupons, sales.coupon_products, sales.coupon_graphics from shop_admin;
revoke insert, update on sales.coupon_claims from shop_admin;
revoke insert on sales.point_entries from shop_admin;

-- Points by hand: why, in words that the member reads too.
alter table sales.point_entries add column note text not null default '' check (length(note) <= 200);
alter table sales.point_entries add constraint point_entries_by_hand check (note = '' or reason = 'ADMIN');
comment on column sales.point_entries.note is 'Why staff gave or took these points; the member is told it.';

-- Questions wait since somebody asked last.
alter table member.inquiries add column waiting_since timestamptz;
update member.inquiries asked set waiting_since = coalesce(
  (select max(created_at) from member.inquiry_messages where inquiry_id = asked.id and author = 'MEMBER'), asked.created_at)
where status = 'PENDING';
alter table member.inquiries add constraint inquiries_waiting check ((status = 'PENDING') = (waiting_since is not null));
create index inquiries_waiting on member.inquiries (waiting_since, id) where waiting_since is not null and deleted_at is null;
create index inquiries_newest on member.inquiries (created_at desc, id) where deleted_at is null;
comment on column member.inquiries.waiting_since is 'Since when the one who asked waits for an answer; null while nobody does.';

create function app.note_waiting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status <> 'PENDING' then
    new.waiting_since := null;
  elsif new.waiting_since is null then
    new.waiting_since := case when tg_op = 'INSERT' then new.created_at else now() end;
  end if;
  return new;
end $$;
revoke execute on function app.note_waiting() from public;
create trigger note_waiting before insert or update of status, waiting_since on member.inquiries for each row execute function app.note_waiting();

create table management.canned_answers (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 60),
  content text not null check (length(content) between 1 and 2000),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index canned_answers_place on management.canned_answers (position, id) where deleted_at is null;
comment on table management.canned_answers is 'Answers that staff begins with; {words} in braces are filled in when they are sent (rules/community/canned-answer.ts).';
select app.protect('management.canned_answers', 'select, insert, update');

-- What waits for a person is counted on every visit of the dashboard: by indexes of what is open alone.
create index payment_cancellations_failed on sales.payment_cancellations (created_at) where status = 'FAILED';
create index orders_paid on sales.orders (payment_date) include (payment_amount) where payment_date is not null;
create index review_reports_open on product.review_reports (review_id) where state = 'WAITING';

-- What visits tell: counts for each Korean day, never a visitor. Written by the shop alone, added up in each process first.
create table management.visit_counts (
  day date not null,
  measure text not null check (measure in ('STEP', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  page text not null default '' check (length(page) <= 20),
  device text not null check (device in ('PHONE', 'DESKTOP')),
  bucket integer not null check (bucket between 0 and 63),
  count bigint not null check (count > 0),
  primary key (day, measure, page, device, bucket)
);
comment on table management.visit_counts is 'How many sampled visits of a day reached a step, or measured a web vital within a bucket (rules/shop/visit.ts).';
select app.protect('management.visit_counts', 'select');

create table management.search_misses (
  day date not null,
  term text not null check (length(term) between 1 and 40),
  count bigint not null check (count > 0),
  primary key (day, term)
);
create index search_misses_often on management.search_misses (day, count desc);
comment on table management.search_misses is 'What was looked for and not found, as the shop compares words; what seems to lead to a person is never kept.';
select app.protect('management.search_misses', 'select');

select app.audit_all();
