-- A shopper's own pictures, printed on designs beside graphics and texts.
create table product.own_pictures (
  id bigint generated always as identity primary key,
  user_id uuid references member.members (id) on delete set null,
  cart_id uuid references sales.carts (id) on delete set null,
  src text not null check (src like '/cdn/%'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  by_gradient bit(64) not null,
  by_frequency bit(64) not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'ACCEPTED', 'REFUSED')),
  refused_for text check (refused_for in ('COPYRIGHT', 'PERSONAL_DATA', 'HARMFUL')),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'REFUSED') = (refused_for is not null)),
  check (user_id is null or cart_id is null)
);
create index own_pictures_user on product.own_pictures (user_id);
create index own_pictures_cart on product.own_pictures (cart_id);
create index own_pictures_src on product.own_pictures (src);
create index own_pictures_created on product.own_pictures (created_at);
create index own_pictures_refused on product.own_pictures (id) where state = 'REFUSED';
comment on table product.own_pictures is
  'Pictures that shoppers send in to print, each with their word that it is theirs to use: of a member, or of a guest by their cart. Shown to them and to staff, and on what their owner shares.';
comment on column product.own_pictures.state is 'Staff look at what is ordered; what is refused is neither printed nor sent in again.';
comment on column product.own_pictures.by_gradient is 'With by_frequency two perceptual hashes, as in product.graphic_marks.';
comment on constraint own_pictures_user_id_fkey on product.own_pictures is E'@fieldName member\n@foreignFieldName own_pictures';
comment on constraint own_pictures_cart_id_fkey on product.own_pictures is E'@fieldName cart\n@foreignFieldName own_pictures';
select app.protect('product.own_pictures', 'select');
create policy own_select on product.own_pictures for select to shop_user using (user_id = (select app.me()));
grant select (id, user_id, width, height, state, refused_for, created_at) on product.own_pictures to shop_user;

create table product.product_custom_pictures (
  id bigint generated always as identity primary key,
  product_custom_id bigint not null references product.product_customs (id) on delete cascade,
  custom_mockup_id bigint not null references product.product_custom_mockups (id) on delete cascade,
  picture_id bigint not null references product.own_pictures (id) on delete cascade,
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
  constraint product_custom_pictures_key unique (product_custom_id, key)
);
create index product_custom_pictures_mockup on product.product_custom_pictures (custom_mockup_id) where deleted_at is null;
create index product_custom_pictures_picture on product.product_custom_pictures (picture_id);
comment on table product.product_custom_pictures is 'Own pictures on a side, where they stand as in product_custom_layers.';
comment on constraint product_custom_pictures_product_custom_id_fkey on product.product_custom_pictures is
  E'@fieldName product_custom\n@foreignFieldName pictures';
comment on constraint product_custom_pictures_custom_mockup_id_fkey on product.product_custom_pictures is
  E'@fieldName custom_mockup\n@foreignFieldName pictures';
comment on constraint product_custom_pictures_picture_id_fkey on product.product_custom_pictures is
  E'@fieldName picture\n@foreignFieldName placings';
create trigger deleted_when_it_happens before insert or update of deleted_at on product.product_custom_pictures
  for each row when (new.deleted_at is not null and current_user in ('shop_user', 'shop_artist', 'shop_brand'))
  execute function app.deleted_when_it_happens();
select app.protect('product.product_custom_pictures');
create policy own_select on product.product_custom_pictures for select to shop_public using (app.owns_custom(product_custom_id));
-- Only one's own picture may be placed, which the policy of its table decides.
create policy own_insert on product.product_custom_pictures for insert to shop_user
  with check (app.owns_custom(product_custom_id) and picture_id in (select id from product.own_pictures));
create policy own_update on product.product_custom_pictures for update to shop_user using (app.owns_custom(product_custom_id))
  with check (app.owns_custom(product_custom_id) and picture_id in (select id from product.own_pictures));
grant select on product.product_custom_pictures to shop_public;
grant insert (product_custom_id, custom_mockup_id, picture_id, key, x_coordinate, y_coordinate, width, height, rotation, z_index, editing),
  update (custom_mockup_id, picture_id, x_coordinate, y_coordinate, width, height, rotation, z_index, editing, deleted_at)
  on product.product_custom_pictures to shop_user;

-- One completion for all that lies on a side, each kind with its own bound.
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
  execute format('select count(*) from %I.%I where product_custom_id = $1 and deleted_at is null and id is distinct from $2',
    tg_table_schema, tg_table_name) into layer_count using new.product_custom_id, new.id;
  if new.deleted_at is null and layer_count >= 20 then
    raise exception 'a design holds at most 20 graphics' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger complete before insert or update of custom_mockup_id, product_custom_id, deleted_at on product.product_custom_pictures
  for each row execute function app.complete_custom_layer();

create table product.custom_version_pictures (
  version_id bigint not null references product.product_custom_versions (id) on delete cascade,
  picture_id bigint not null references product.own_pictures (id) on delete cascade,
  primary key (version_id, picture_id)
);
create index custom_version_pictures_picture on product.custom_version_pictures (picture_id);
comment on table product.custom_version_pictures is
  'The own pictures in a frozen design, written with it: which orders print a picture, and which pictures wait for a look.';
comment on constraint custom_version_pictures_version_id_fkey on product.custom_version_pictures is
  E'@fieldName version\n@foreignFieldName version_pictures';
comment on constraint custom_version_pictures_picture_id_fkey on product.custom_version_pictures is
  E'@fieldName picture\n@foreignFieldName version_pictures';
select app.protect('product.custom_version_pictures', 'select');

alter table management.shop_rules add column takes_own_pictures boolean not null default true;
comment on column management.shop_rules.takes_own_pictures is 'Whether shoppers may print pictures of their own.';
grant select (takes_own_pictures) on management.shop_rules to shop_public;
select app.announce_changes_of('management.shop_rules');
select app.audit_all();
