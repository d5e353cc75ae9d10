-- A row that must only wait is put off, and fails at nothing; what fails is counted by itself, so that a person is told of failures alone.
alter table sales.job_failures add column failures integer not null default 0 check (failures >= 0);
update sales.job_failures set failures = tries where error <> 'not yet';
alter table sales.job_failures alter column failures drop default;
comment on table sales.job_failures is 'Rows a job could not finish, and when it tries them again; the others go on meanwhile. A row the job has to do with no longer is forgotten.';
comment on column sales.job_failures.tries is 'Tries in a row that did not finish it, failed or told to wait; the wait before the next one grows with them.';
comment on column sales.job_failures.failures is 'Failures in a row; 0 while it only has to wait.';

-- What the shop publishes is written in Korean; a page may say it in other languages too. The columns that clients know stay as they are.
create function app.is_translations(value jsonb) returns boolean
language sql immutable parallel safe
as $$
  select jsonb_typeof(value) = 'object' and value - 'en' - 'cn' = '{}'
    and not exists (
      select 1 from jsonb_each(value) language
      where jsonb_typeof(language.value) <> 'object' or exists (
        select 1 from jsonb_each(case when jsonb_typeof(language.value) = 'object' then language.value else '{}' end) field
        where jsonb_typeof(field.value) <> 'string'))
$$;
comment on function app.is_translations(jsonb) is 'Columns of a row in other languages than Korean: {en: {content: ...}, cn: {...}}, each language and each column optional.';

revoke execute on function app.is_translations(jsonb) from public;
grant execute on function app.is_translations(jsonb) to shop_admin, shop_service;

alter table management.popup add column translations jsonb not null default '{}' check (app.is_translations(translations));
alter table management.notices add column translations jsonb not null default '{}' check (app.is_translations(translations));
alter table management.banners add column translations jsonb not null default '{}' check (app.is_translations(translations));
alter table management.terms add column translations jsonb not null default '{}' check (app.is_translations(translations));
alter table product.plans add column translations jsonb not null default '{}' check (app.is_translations(translations));
do $$
declare target text;
begin
  foreach target in array array['management.popup', 'management.notices', 'management.banners', 'management.terms', 'product.plans'] loop
    perform app.announce_changes_of(target::regclass);
  end loop;
end $$;
comment on column management.popup.translations is 'Its title in en and cn; what is missing is read in Korean.';
comment on column management.notices.translations is 'Its content in en and cn; what is missing is read in Korean.';
comment on column management.banners.translations is 'Its content in en and cn; what is missing is read in Korean.';
comment on column management.terms.translations is 'Its content in en and cn; what is missing is read in Korean, which alone binds.';
comment on column product.plans.translations is 'Its content in en and cn; what is missing is read in Korean.';
