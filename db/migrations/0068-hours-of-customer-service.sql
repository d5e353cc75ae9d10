-- Hours of customer service stood in the program: who runs the shop could not change them.

alter table management.shop_info
  add column service_from text not null default '10:00',
  add column service_until text not null default '19:00',
  add column lunch_from text not null default '12:30',
  add column lunch_until text not null default '14:00',
  add column service_days text[] not null default '{MON,TUE,WED,THU,FRI}',
  add column is_open_on_holidays boolean not null default false,
  add constraint shop_info_service_days_check check (cardinality(service_days) > 0
    and service_days <@ array['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']),
  add constraint shop_info_service_hours_check check (service_from ~ '^([01][0-9]|2[0-3]):[0-5]0$'
    and service_until ~ '^([01][0-9]|2[0-3]):[0-5]0$' and service_from < service_until),
  add constraint shop_info_lunch_check check (lunch_from = '' and lunch_until = ''
    or lunch_from ~ '^([01][0-9]|2[0-3]):[0-5]0$' and lunch_until ~ '^([01][0-9]|2[0-3]):[0-5]0$'
      and service_from < lunch_from and lunch_from < lunch_until and lunch_until < service_until);
comment on column management.shop_info.service_from is 'When customer service begins, a time of day in Korea, in steps of ten minutes as all of them.';
comment on column management.shop_info.service_until is 'When customer service ends.';
comment on column management.shop_info.lunch_from is 'When its lunch begins, within its hours; empty for none.';
comment on column management.shop_info.lunch_until is 'When its lunch ends; empty for none.';
comment on column management.shop_info.service_days is 'Days of the week on which it is there.';
comment on column management.shop_info.is_open_on_holidays is 'It is there on holidays that fall on such a day too.';
select app.announce_changes_of('management.shop_info');
