-- What members call their saved designs by, and the words on a design as a list is searched by them.
create function app.are_design_tags(tags jsonb) returns boolean
language sql immutable parallel safe
as $$
  select case when jsonb_typeof(tags) = 'array' then jsonb_array_length(tags) <= 5
    and jsonb_array_length(tags) = (select count(distinct tag) from jsonb_array_elements(tags) tag)
    and not exists (select 1 from jsonb_array_elements(tags) tag
      where jsonb_typeof(tag) <> 'string' or not app.is_visible_text(tag #>> '{}') or app.units(tag #>> '{}') > 20)
    else false end
$$;
comment on function app.are_design_tags(jsonb) is 'A plain list of at most five different words of at most twenty letters (rules/design/saved/design-tag.ts).';
revoke execute on function app.are_design_tags(jsonb) from public;
grant execute on function app.are_design_tags(jsonb) to shop_user, shop_admin, shop_service;

alter table product.product_customs add column tags jsonb not null default '[]'
  constraint product_customs_tags_check check (app.are_design_tags(tags) and (tags = '[]' or type = 'USER'));
comment on column product.product_customs.tags is 'What a member sorts their designs by; designs of the shop have none.';
grant update (tags) on product.product_customs to shop_user;

alter table product.product_custom_texts add column words text not null generated always as (text ->> 'words') stored;
comment on column product.product_custom_texts.words is 'The words of text, to be searched.';
