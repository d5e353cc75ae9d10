-- The languages of the shop stand in one place of the database (rules/shop/locale.ts has them for the code): a further one replaces this function,
-- and every check takes it.
create function app.locales() returns text[]
language sql immutable parallel safe
as $$ select array['ko', 'en', 'cn'] $$;
comment on function app.locales() is 'The languages of the interface, Korean first, from which the others are translated.';
revoke execute on function app.locales() from public;
-- What asks it runs as whoever writes the row, and as whoever may call app.is_localized.
grant execute on function app.locales() to shop_public, shop_admin, shop_service, shop_identity;

create or replace function app.is_localized(value jsonb) returns boolean
language sql immutable parallel safe
as $$
  select case when jsonb_typeof(value) = 'object' then
    coalesce(value ->> 'ko' <> '' and value ->> 'en' <> '', false)
    and value - app.locales() = '{}' and not jsonb_path_exists(value, 'strict $.* ? (@.type() <> "string")')
  else false end
$$;
comment on function app.is_localized(jsonb) is
  'Names of the shop are texts {ko, en}, both filled, and other languages of app.locales() where somebody wrote them; nothing else is in them.';

create or replace function app.name_of(texts jsonb) returns app.localized
language sql immutable
as $$
  select case when coalesce(texts ->> 'ko', '') = '' or coalesce(texts ->> 'en', '') = '' then null
    else (select jsonb_object_agg(key, value) from jsonb_each_text(texts) where value <> '') end
$$;
comment on function app.name_of(jsonb) is 'A text of a revision as a name: null when it is not written, without the languages that nobody wrote.';

create or replace function app.is_translations(value jsonb) returns boolean
language sql immutable parallel safe
as $$
  select jsonb_typeof(value) = 'object' and value - array_remove(app.locales(), 'ko') = '{}'
    and not exists (
      select 1 from jsonb_each(value) language
      where jsonb_typeof(language.value) <> 'object' or exists (
        select 1 from jsonb_each(case when jsonb_typeof(language.value) = 'object' then language.value else '{}' end) field
        where jsonb_typeof(field.value) <> 'string'))
$$;
comment on function app.is_translations(jsonb) is
  'Columns of a row in other languages than Korean: {en: {content: ...}, ...}, each language of app.locales() and each column optional.';

alter table member.members drop constraint members_locale_check,
  add constraint members_locale_check check (locale = any (app.locales()));
alter table identity.messages drop constraint messages_locale_check,
  add constraint messages_locale_check check (locale = any (app.locales()));
alter table product.design_shares drop constraint design_shares_locale_check,
  add constraint design_shares_locale_check check (locale = any (app.locales()));

comment on column management.popup.translations is 'Its title in other languages; what is missing is read in Korean.';
comment on column management.notices.translations is 'Its content in other languages; what is missing is read in Korean.';
comment on column management.banners.translations is 'Its content in other languages; what is missing is read in Korean.';
comment on column management.terms.translations is 'Its content in other languages; what is missing is read in Korean, which alone binds.';
comment on column product.plans.translations is 'Its content in other languages; what is missing is read in Korean.';
comment on column product.product_customs.translations is
  'The name of a design of the shop in other languages; what is missing is read in Korean.';
comment on column management.pictures.alt is 'What the picture shows, by language; any may be missing.';
