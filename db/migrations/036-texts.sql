-- Words printed on a design, beside its graphics: on the same sides, in the same millimetres, in one order with them.
create table product.product_custom_texts (
  id bigint generated always as identity primary key,
  product_custom_id bigint not null references product.product_customs (id) on delete cascade,
  custom_mockup_id bigint not null references product.product_custom_mockups (id) on delete cascade,
  text jsonb not null check (jsonb_typeof(text -> 'words') = 'string' and length(text::text) <= 2000),
  key uuid not null default gen_random_uuid(),
  x_coordinate numeric(8, 2) not null check (x_coordinate between -4000 and 4000),
  y_coordinate numeric(8, 2) not null check (y_coordinate between -4000 and 4000),
  width numeric(8, 2) not null check (width between 1 and 4000),
  height numeric(8, 2) not null check (height between 1 and 4000),
  rotation numeric(6, 2) not null default 0 check (rotation > -360 and rotation < 360),
  z_index integer not null default 0,
  editing jsonb check (jsonb_typeof(editing) = 'object' and length(editing::text) <= 400),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint product_custom_texts_key unique (product_custom_id, key)
);
create index product_custom_texts_mockup on product.product_custom_texts (custom_mockup_id) where deleted_at is null;
comment on table product.product_custom_texts is
  'Words on a side: their look in text, where they stand as in product_custom_layers. The proportions of the box are those of the outlines.';
comment on column product.product_custom_texts.text is
  '{words, font, align, spacing, lineHeight, color, outlineColor, outlineWidth, arc}; lengths are shares of the letters'' size.';
comment on constraint product_custom_texts_product_custom_id_fkey on product.product_custom_texts is
  E'@fieldName product_custom\n@foreignFieldName texts';
comment on constraint product_custom_texts_custom_mockup_id_fkey on product.product_custom_texts is
  E'@fieldName custom_mockup\n@foreignFieldName texts';
create trigger deleted_when_it_happens before insert or update of deleted_at on product.product_custom_texts
  for each row when (new.deleted_at is not null and current_user in ('shop_user', 'shop_artist', 'shop_brand'))
  execute function app.deleted_when_it_happens();
select app.protect('product.product_custom_texts');
create policy public_select on product.product_custom_texts for select to shop_public using (app.sees_custom(product_custom_id));
create policy own_insert on product.product_custom_texts for insert to shop_user with check (app.owns_custom(product_custom_id));
create policy own_update on product.product_custom_texts for update to shop_user using (app.owns_custom(product_custom_id))
  with check (app.owns_custom(product_custom_id));
grant select on product.product_custom_texts to shop_public;
grant insert (product_custom_id, custom_mockup_id, text, key, x_coordinate, y_coordinate, width, height, rotation, z_index, editing),
  update (custom_mockup_id, text, x_coordinate, y_coordinate, width, height, rotation, z_index, editing, deleted_at)
  on product.product_custom_texts to shop_user;

-- The same completion serves both kinds, each with its own bound.
create or replace function app.complete_custom_layer() returns trigger
language plpgsql security definer set search_path = ''
as $$
-- Layers may arrive nested in a side (side known) or in an array beside it (design known): fill in the other.
declare layer_count integer;
begin
  if new.custom_mockup_id is null then
    select min(id) into new.custom_mockup_id from product.product_custom_mockups
    where product_custom_id = new.product_custom_id and deleted_at is null having count(*) = 1;
    if new.custom_mockup_id is null then
      raise exception 'a layer needs custom_mockup_id when the design has several sides' using errcode = '23502';
    end if;
  end if;
  select product_custom_id into new.product_custom_id from product.product_custom_mockups
  where id = new.custom_mockup_id and (new.product_custom_id is null or product_custom_id = new.product_custom_id);
  if new.product_custom_id is null then
    raise exception 'the side belongs to another design' using errcode = '23514';
  end if;
  -- The last bound, whoever writes; what a design may hold is a rule of the editor and the cart.
  perform 1 from product.product_customs where id = new.product_custom_id for update;
  if tg_table_name = 'product_custom_texts' then
    select count(*) into layer_count from product.product_custom_texts
    where product_custom_id = new.product_custom_id and deleted_at is null and id is distinct from new.id;
  else
    select count(*) into layer_count from product.product_custom_layers
    where product_custom_id = new.product_custom_id and deleted_at is null and id is distinct from new.id;
  end if;
  if new.deleted_at is null and layer_count >= 20 then
    raise exception 'a design holds at most 20 graphics' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger complete before insert or update of custom_mockup_id, product_custom_id, deleted_at on product.product_custom_texts
  for each row execute function app.complete_custom_layer();
select app.audit_all();
