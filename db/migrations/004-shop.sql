-- The shop itself: its company, what its operator may change of the rules, its days off, its mode and clock, and the terms that members
-- agree to.

-- A new shop invents nothing: its company is empty until somebody writes it (decision 070).
create table management.shop_info (
  id integer primary key default 1 check (id = 1),
  company_name text not null default '',
  ceo text not null default '',
  registration_number text not null default '',
  business_type text not null default '',
  business_category text not null default '',
  phone text not null default '',
  telecommunication_number text not null default '',
  email text not null default '',
  personal_information_admin text not null default '',
  zip_code text not null default '',
  address text not null default '',
  detail_address text not null default '',
  footer_title text not null default '',
  footer_content text not null default '',
  donation integer not null default 0 check (donation >= 0),
  banner_autoplay integer not null default 0 check (banner_autoplay >= 0),
  is_custom_main boolean not null default true,
  translations jsonb not null default '{}' check (app.is_translations(translations)),
  service_from text not null default '10:00',
  service_until text not null default '19:00',
  lunch_from text not null default '12:30',
  lunch_until text not null default '14:00',
  service_days text[] not null default '{MON,TUE,WED,THU,FRI}' check (cardinality(service_days) > 0
    and service_days <@ array['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']),
  is_open_on_holidays boolean not null default false,
  constraint shop_info_service_hours_check check (service_from ~ '^([01][0-9]|2[0-3]):[0-5]0$'
    and service_until ~ '^([01][0-9]|2[0-3]):[0-5]0$' and service_from < service_until),
  constraint shop_info_lunch_check check (lunch_from = '' and lunch_until = ''
    or lunch_from ~ '^([01][0-9]|2[0-3]):[0-5]0$' and lunch_until ~ '^([01][0-9]|2[0-3]):[0-5]0$'
    and service_from < lunch_from and lunch_from < lunch_until and lunch_until < service_until)
);
comment on table management.shop_info is
  'One row; empty columns are not written yet. banner_autoplay in milliseconds (0 stands still), donation in won so far.';
comment on column management.shop_info.translations is 'The words of its footer in other languages; what is missing is not shown there.';
comment on column management.shop_info.service_from is
  'When customer service begins, a time of day in Korea, in steps of ten minutes as all of them.';
comment on column management.shop_info.service_until is 'When customer service ends.';
comment on column management.shop_info.lunch_from is 'When its lunch begins, within its hours; empty for none.';
comment on column management.shop_info.lunch_until is 'When its lunch ends; empty for none.';
comment on column management.shop_info.service_days is 'Days of the week on which it is there.';
comment on column management.shop_info.is_open_on_holidays is 'It is there on holidays that fall on such a day too.';
select app.protect('management.shop_info', 'select, insert, update');
create policy public_select on management.shop_info for select to shop_public using (true);
grant select on management.shop_info to shop_public;
select app.announce_changes_of('management.shop_info');

create table management.shop_rules (
  id integer primary key default 1 check (id = 1),
  points_earn_percent integer not null default 1 check (points_earn_percent between 0 and 50),
  points_valid_months integer not null default 36 check (points_valid_months between 1 and 120),
  points_min_held integer not null default 1000 check (points_min_held between 0 and 1000000),
  review_text_points integer not null default 500 check (review_text_points between 0 and 100000),
  review_photo_points integer not null default 500 check (review_photo_points between 0 and 100000),
  deposit_days integer not null default 7 check (deposit_days between 1 and 7),
  confirm_days integer not null default 7 check (confirm_days between 7 and 60),
  pick_up_fee integer not null default 3000 check (pick_up_fee between 0 and 100000)
);
comment on table management.shop_rules is
  'One row. Read whenever a rule asks, so that a change counts at once; amounts in won and points, defaults those of rules/office/shop-rules.ts.';
insert into management.shop_rules default values;
select app.protect('management.shop_rules', 'select');
create policy public_select on management.shop_rules for select to shop_public using (true);
grant select on management.shop_rules to shop_public;
select app.announce_changes_of('management.shop_rules');

create table management.holidays (
  day date primary key,
  name app.localized not null,
  source text not null check (source <> '')
);
comment on table management.holidays is
  'Days on which customer service is closed beside weekends: public holidays, substitutes, days the shop itself takes off. Times of answers are promised up to the end of the last year that has a day here.';
comment on column management.holidays.source is 'The law or the notice the day comes from.';
select app.protect('management.holidays');
create policy public_select on management.holidays for select to shop_public using (true);
grant select on management.holidays to shop_public;

-- A live shop stays live: a start that forgot SEAM_MODE=live must not fill it with the demonstration and its accounts.
create table management.shop_mode (
  id integer primary key default 1 check (id = 1),
  is_live boolean not null,
  set_at timestamptz not null default now()
);
comment on table management.shop_mode is
  'Whether the first start of this shop was live or a demonstration. A start in the other mode is refused (server/process/shop-mode.ts).';
select app.protect('management.shop_mode', '');

create table management.sandbox_clock (
  id integer primary key default 1 check (id = 1),
  ahead_seconds bigint not null check (ahead_seconds between 0 and 34560000),
  moved_at timestamptz not null,
  moved_by uuid references member.members (id) on delete set null
);
create index sandbox_clock_by on management.sandbox_clock (moved_by);
comment on table management.sandbox_clock is
  'A demonstration only: how far its clock is ahead of the machine''s, for every process (server/sandbox/).';
comment on constraint sandbox_clock_moved_by_fkey on management.sandbox_clock is E'@fieldName mover\n@foreignFieldName sandbox_moves';
select app.protect('management.sandbox_clock', '');

create function app.tell_sandbox_clock() returns trigger
language plpgsql
as $$ begin perform pg_notify('sandbox_clock', ''); return null; end $$;
create trigger told after insert or update on management.sandbox_clock for each row execute function app.tell_sandbox_clock();

-- The moment the shop has: a demonstration's clock may be ahead of the machine's, and a preview supposes another time. Popups, events,
-- themed exhibitions and coupons are not readable before they begin by it.
create function app.shop_now() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    nullif(current_setting('app.supposed_now', true), '')::timestamptz,
    now() + coalesce((select ahead_seconds from management.sandbox_clock), 0) * interval '1 second'
  )
$$;
grant execute on function app.shop_now() to shop_public, shop_service;

-- Terms published for a later day wait beside the version in force, readable by everybody, until their day (server/nouns/terms/enforce-terms-job.ts).
-- What held before stays readable, for whoever agreed to it; what was withdrawn before its day never held.
create table management.terms (
  id bigint generated always as identity primary key,
  name app.localized not null,
  type text not null,
  content text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  revised_on date not null default (now() at time zone 'Asia/Seoul')::date,
  translations jsonb not null default '{}' check (app.is_translations(translations)),
  is_coming boolean not null default false,
  told_at timestamptz
);
create index terms_type on management.terms (type) where deleted_at is null;
-- One version to come for each type; what takes its place takes it down.
create unique index terms_coming on management.terms (type) where is_coming and deleted_at is null;
comment on column management.terms.revised_on is 'The day since which the text holds as it stands, in Korea.';
comment on column management.terms.translations is 'Its content in other languages; what is missing is read in Korean, which alone binds.';
comment on column management.terms.is_coming is
  'Published for a later day (revised_on): announced, but not in force. Nobody agrees to it yet.';
comment on column management.terms.told_at is 'When members were told of it; null: not yet, or nobody is.';
create trigger touch before update on management.terms for each row execute function app.touch_updated_at();
select app.protect('management.terms', 'select');
create policy public_select on management.terms for select to shop_public using (deleted_at is null or not is_coming);
grant select on management.terms to shop_public;
select app.announce_changes_of('management.terms');

-- Who agreed to terms agreed to their words (member.consents): those of a published version never change. A new version takes its place.
create function app.keep_terms() returns trigger
language plpgsql
as $$
begin
  if (new.type, new.name, new.content, new.revised_on, new.created_at)
    is distinct from (old.type, old.name, old.content, old.revised_on, old.created_at) then
    raise exception 'published terms are never changed, only followed by a new version' using errcode = '23001';
  end if;
  return new;
end $$;
create trigger never_changed before update on management.terms for each row execute function app.keep_terms();

-- The result of a marketing consent is told to its member, and who gave one is told again every two years (Network Act 50(7), 50-8). Both
-- are rows that never change: what was answered or still stands, when, and when that was told.
create table member.consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references member.members (id) on delete cascade,
  type text not null check (type in ('TERMS', 'PERSONAL_INFORMATION', 'PURCHASE', 'OVER_14', 'EMAIL', 'SMS', 'PUSH')),
  is_given boolean not null,
  terms_id bigint references management.terms (id),
  given_at timestamptz not null default now(),
  is_reminder boolean not null default false,
  told_at timestamptz
);
create index consents_user on member.consents (user_id, type, given_at desc);
create index consents_terms on member.consents (terms_id);
comment on table member.consents is 'Which consent was given or withdrawn when, and to which text (specification 5).';
comment on column member.consents.is_reminder is 'Not an answer: the member was reminded of a consent that stands.';
comment on column member.consents.told_at is
  'When the mail about this row was written; null for other consents, and in a shop without mail.';
comment on constraint consents_user_id_fkey on member.consents is '@fieldName member';
create trigger never_changed before update on member.consents for each row execute function app.forbid_change();
select app.protect('member.consents', 'select');
create policy own_select on member.consents for select to shop_user using (user_id = (select app.me()));
grant select on member.consents to shop_user;
