-- expand: grades of members, by what they bought in the months before.

create table management.member_grades (
  id bigint generated always as identity primary key,
  name app.localized not null,
  threshold integer not null check (threshold between 1 and 100000000),
  bonus_percent integer not null check (bonus_percent between 0 and 50),
  coupon_id bigint references sales.coupons (id),
  deleted_at timestamptz
);
create index member_grades_coupon on management.member_grades (coupon_id);
comment on table management.member_grades is 'The grades that members reach by confirmed purchases, four at most.';
comment on column management.member_grades.threshold is 'Confirmed purchases of the months before that it takes, won.';
comment on column management.member_grades.bonus_percent is 'Added to the percentage of points that its members'' orders earn.';
comment on column management.member_grades.coupon_id is 'Issued to each of its members every month.';
comment on constraint member_grades_coupon_id_fkey on management.member_grades is E'@fieldName coupon\n@foreignFieldName member_grades';
select app.protect('management.member_grades', '');
select app.announce_changes_of('management.member_grades');

create table management.grade_months (
  month date primary key check (extract(day from month) = 1),
  graded_at timestamptz not null
);
comment on table management.grade_months is 'The months for which members were graded; the last one holds until the next is.';
select app.protect('management.grade_months', '');

create table member.month_grades (
  user_id uuid not null references member.members (id) on delete cascade,
  month date not null references management.grade_months (month),
  grade_id bigint not null references management.member_grades (id),
  spent_amount bigint not null check (spent_amount > 0),
  primary key (user_id, month)
);
create index month_grades_month on member.month_grades (month, grade_id);
create index month_grades_grade on member.month_grades (grade_id);
comment on table member.month_grades is 'The grade of a member in a month; who reached none has no row.';
comment on constraint month_grades_user_id_fkey on member.month_grades is E'@fieldName user\n@foreignFieldName month_grades';
comment on constraint month_grades_month_fkey on member.month_grades is E'@fieldName grade_month\n@foreignFieldName month_grades';
comment on constraint month_grades_grade_id_fkey on member.month_grades is E'@fieldName grade\n@foreignFieldName month_grades';
select app.protect('member.month_grades', '');

alter table management.shop_rules add column grade_months integer not null default 6 check (grade_months between 1 and 24);
comment on column management.shop_rules.grade_months is 'Months before the current one whose confirmed purchases decide the grade of a member.';
grant select (grade_months) on management.shop_rules to shop_public;
select app.announce_changes_of('management.shop_rules');

alter table management.campaigns
  add column grade_id bigint references management.member_grades (id),
  drop constraint campaigns_segment_check,
  add constraint campaigns_segment_check check (segment in ('FIRST_ORDER', 'INACTIVE', 'BEST', 'CART_LEFT', 'BIRTHDAY', 'SIZE_BOUGHT', 'GRADE')),
  add constraint campaigns_grade check ((segment = 'GRADE') = (grade_id is not null));
create index campaigns_grade_id on management.campaigns (grade_id);
comment on column management.campaigns.grade_id is 'The grade, for GRADE.';
comment on constraint campaigns_grade_id_fkey on management.campaigns is E'@fieldName grade\n@foreignFieldName campaigns';
select app.audit_all();
