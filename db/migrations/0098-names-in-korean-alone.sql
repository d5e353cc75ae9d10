-- A name of the shop is written in Korean; in a language that nobody wrote it in, it is read in English or Korean (rules/shop/locale.ts).
create or replace function app.is_localized(value jsonb) returns boolean
language sql immutable parallel safe
as $$
  select case when jsonb_typeof(value) = 'object' then
    coalesce(value ->> 'ko' <> '', false) and coalesce(value ->> 'en' <> '', true)
    and value - app.locales() = '{}' and not jsonb_path_exists(value, 'strict $.* ? (@.type() <> "string")')
  else false end
$$;
comment on function app.is_localized(jsonb) is
  'Names of the shop are texts {ko}, filled, and other languages of app.locales() where somebody wrote them; nothing else is in them.';
alter domain app.localized rename constraint localized_has_ko_and_en to localized_has_korean;
