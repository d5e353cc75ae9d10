-- Custom designs: saved by members through the data service, frozen into versions by the shop's commands, shared by a link (decision 046).

-- A design in the shop window is published and belongs to nobody; what members call theirs is theirs, and stays as they wrote it.
create table product.product_customs (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id),
  option_id bigint not null,
  user_id uuid default app.me() references member.members (id) on delete cascade,
  type text not null default 'USER' check (type in ('USER', 'SHOP', 'TEMPLATE')),
  name text not null default '' check (length(name) <= 60)
    constraint product_customs_name_shown check (name = '' or app.is_visible_text(name)),
  is_best boolean not null default false,
  revision integer not null default 1 check (revision > 0),
  render_key uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  position integer not null default 0,
  translations jsonb not null default '{}'
    check (app.is_translations(translations) and (translations = '{}' or type <> 'USER')),
  constraint product_customs_option_fkey foreign key (option_id, product_id) references product.product_options (id, product_id)
);
create index product_customs_mine on product.product_customs (user_id, created_at desc) where deleted_at is null;
create index product_customs_product on product.product_customs (product_id, type) where deleted_at is null;
create index product_customs_option on product.product_customs (option_id);
create index product_customs_newest on product.product_customs (type, created_at desc, id desc) where deleted_at is null;
create index product_customs_best on product.product_customs (type, position, created_at desc) where is_best and deleted_at is null;
comment on table product.product_customs is
  'A design on one frame and colour. USER: a member''s own; SHOP: shown in the shop; TEMPLATE: a start for others.';
comment on column product.product_customs.render_key is
  'Random part of the address of its pictures: who cannot read the row cannot guess them.';
comment on column product.product_customs.position is 'Place among the best designs, smaller first; only the shop''s own have one.';
comment on column product.product_customs.translations is
  'The name of a design of the shop in other languages; what is missing is read in Korean.';
comment on constraint product_customs_user_id_fkey on product.product_customs is E'@fieldName member\n@foreignFieldName product_customs';
comment on constraint product_customs_option_fkey on product.product_customs is E'@fieldName option\n@foreignFieldName product_customs';
create trigger touch before update on product.product_customs for each row execute function app.touch_updated_at();
-- Members save designs all day; pages show those that an administrator called the best.
create trigger announce_change after update on product.product_customs
  for each row when (old.is_best or new.is_best) execute function app.announce_change();
create trigger announce_new after insert on product.product_customs
  for each row when (new.is_best) execute function app.announce_change();
create trigger deleted_when_it_happens before insert or update of deleted_at on product.product_customs
  for each row when (new.deleted_at is not null and current_user in ('shop_user', 'shop_artist', 'shop_brand'))
  execute function app.deleted_when_it_happens();
select app.protect('product.product_customs');
create policy public_select on product.product_customs for select to shop_public
  using (type in ('SHOP', 'TEMPLATE') and deleted_at is null);
create policy own_select on product.product_customs for select to shop_user using (user_id = (select app.me()));
create policy own_insert on product.product_customs for insert to shop_user with check (user_id = (select app.me()) and type = 'USER');
create policy own_update on product.product_customs for update to shop_user using (user_id = (select app.me()) and type = 'USER')
  with check (user_id = (select app.me()) and type = 'USER');
grant select on product.product_customs to shop_public;
grant insert (product_id, option_id, user_id, type, name), update (option_id, name, revision, deleted_at)
  on product.product_customs to shop_user;

create function app.next_revision() returns trigger
language plpgsql set search_path = ''
as $$
-- Two tabs that edit one design: the later save names a revision that is no longer next, and its whole transaction is refused.
begin
  if new.revision <> old.revision + 1 then
    raise exception 'the design was changed elsewhere' using errcode = '23514', constraint = 'product_customs_revision_next';
  end if;
  return new;
end $$;
create trigger next_revision before update of revision on product.product_customs for each row execute function app.next_revision();

-- Its row is read by everybody.
create function app.disown_shown_custom() returns trigger
language plpgsql set search_path = ''
as $$ begin new.user_id := null; return new; end $$;
create trigger disown_shown before insert or update of type, user_id on product.product_customs
  for each row when (new.type <> 'USER') execute function app.disown_shown_custom();

create function app.owns_custom(custom_id bigint) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select 1 from product.product_customs where id = custom_id and user_id = app.me() and type = 'USER') $$;

create function app.sees_custom(custom_id bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from product.product_customs
    where id = custom_id and (type in ('SHOP', 'TEMPLATE') and deleted_at is null or user_id = app.me()))
$$;
grant execute on function app.owns_custom(bigint), app.sees_custom(bigint) to shop_public, shop_admin, shop_service, shop_identity;

create table product.product_custom_mockups (
  id bigint generated always as identity primary key,
  product_custom_id bigint not null references product.product_customs (id) on delete cascade,
  mockup_group_id bigint not null references product.mockup_groups (id),
  mockup_id bigint not null references product.mockups (id),
  src text not null,
  print_area jsonb not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index product_custom_mockups_side on product.product_custom_mockups (product_custom_id, mockup_group_id)
  where deleted_at is null;
create index product_custom_mockups_group on product.product_custom_mockups (mockup_group_id);
create index product_custom_mockups_mockup on product.product_custom_mockups (mockup_id);
comment on table product.product_custom_mockups is
  'One printed side of a design. src is the garment photo of that side; picture and print area are copied from the mockup by a trigger, never taken from the client.';
comment on constraint product_custom_mockups_product_custom_id_fkey on product.product_custom_mockups is
  E'@fieldName product_custom\n@foreignFieldName custom_mockups';
comment on constraint product_custom_mockups_mockup_group_id_fkey on product.product_custom_mockups is
  E'@fieldName mockup_group\n@foreignFieldName custom_mockups';
comment on constraint product_custom_mockups_mockup_id_fkey on product.product_custom_mockups is
  E'@fieldName mockup\n@foreignFieldName custom_mockups';
create trigger deleted_when_it_happens before insert or update of deleted_at on product.product_custom_mockups
  for each row when (new.deleted_at is not null and current_user in ('shop_user', 'shop_artist', 'shop_brand'))
  execute function app.deleted_when_it_happens();
select app.protect('product.product_custom_mockups');
create policy public_select on product.product_custom_mockups for select to shop_public using (app.sees_custom(product_custom_id));
create policy own_insert on product.product_custom_mockups for insert to shop_user with check (app.owns_custom(product_custom_id));
create policy own_update on product.product_custom_mockups for update to shop_user using (app.owns_custom(product_custom_id))
  with check (app.owns_custom(product_custom_id));
grant select on product.product_custom_mockups to shop_public;
grant insert (product_custom_id, mockup_group_id, src), update (deleted_at) on product.product_custom_mockups to shop_user;

create function app.complete_custom_mockup() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare mockup product.mockups;
begin
  select m.* into mockup
  from product.product_customs c
  join product.product_options o on o.id = c.option_id
  join product.mockups m on m.frame_id = o.frame_id and m.color_id = o.color_id and m.mockup_group_id = new.mockup_group_id
  where c.id = new.product_custom_id;
  if not found then
    raise exception 'this side does not exist for the chosen frame and colour' using errcode = '23514';
  end if;
  new.mockup_id := mockup.id;
  new.src := mockup.src;
  new.print_area := jsonb_build_object(
    'x', mockup.print_x, 'y', mockup.print_y, 'width', mockup.print_width, 'height', mockup.print_height,
    'width_mm', mockup.print_width_mm, 'height_mm', mockup.print_height_mm);
  return new;
end $$;
create trigger complete before insert or update of mockup_group_id, product_custom_id, src, print_area, mockup_id
  on product.product_custom_mockups for each row execute function app.complete_custom_mockup();

create table product.product_custom_layers (
  id bigint generated always as identity primary key,
  product_custom_id bigint not null references product.product_customs (id) on delete cascade,
  custom_mockup_id bigint not null references product.product_custom_mockups (id) on delete cascade,
  graphic_id bigint not null references product.graphics (id),
  key uuid not null default gen_random_uuid(),
  x_coordinate numeric(8, 2) not null check (x_coordinate between -4000 and 4000),
  y_coordinate numeric(8, 2) not null check (y_coordinate between -4000 and 4000),
  width numeric(8, 2) not null check (width between 1 and 4000),
  height numeric(8, 2) not null check (height between 1 and 4000),
  rotation numeric(6, 2) not null default 0 check (rotation > -360 and rotation < 360),
  z_index integer not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint product_custom_layers_key unique (product_custom_id, key)
);
create index product_custom_layers_mockup on product.product_custom_layers (custom_mockup_id) where deleted_at is null;
create index product_custom_layers_graphic on product.product_custom_layers (graphic_id);
comment on table product.product_custom_layers is
  'A graphic on a side: mm from the top left of the print area, unrotated box, clockwise degrees about its centre.';
comment on constraint product_custom_layers_product_custom_id_fkey on product.product_custom_layers is
  E'@fieldName product_custom\n@foreignFieldName layers';
comment on constraint product_custom_layers_custom_mockup_id_fkey on product.product_custom_layers is
  E'@fieldName custom_mockup\n@foreignFieldName layers';
create trigger deleted_when_it_happens before insert or update of deleted_at on product.product_custom_layers
  for each row when (new.deleted_at is not null and current_user in ('shop_user', 'shop_artist', 'shop_brand'))
  execute function app.deleted_when_it_happens();
select app.protect('product.product_custom_layers');
create policy public_select on product.product_custom_layers for select to shop_public using (app.sees_custom(product_custom_id));
-- Only what its member can see may be placed: the picture of the design would show a work that is not out yet. What the design holds
-- already may be saved again, also when the work went off sale since.
create policy own_insert on product.product_custom_layers for insert to shop_user
  with check (app.owns_custom(product_custom_id) and (
    exists (select 1 from product.graphics shown where shown.id = product_custom_layers.graphic_id)
    or exists (select 1 from product.product_custom_layers held
      where held.product_custom_id = product_custom_layers.product_custom_id and held.graphic_id = product_custom_layers.graphic_id)));
create policy own_update on product.product_custom_layers for update to shop_user using (app.owns_custom(product_custom_id))
  with check (app.owns_custom(product_custom_id));
grant select on product.product_custom_layers to shop_public;
grant insert (product_custom_id, custom_mockup_id, graphic_id, key, x_coordinate, y_coordinate, width, height, rotation, z_index),
  update (custom_mockup_id, x_coordinate, y_coordinate, width, height, rotation, z_index, deleted_at)
  on product.product_custom_layers to shop_user;

create function app.complete_custom_layer() returns trigger
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
  select count(*) into layer_count from product.product_custom_layers
  where product_custom_id = new.product_custom_id and deleted_at is null and id is distinct from new.id;
  if new.deleted_at is null and layer_count >= 20 then
    raise exception 'a design holds at most 20 graphics' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger complete before insert or update of custom_mockup_id, product_custom_id, deleted_at on product.product_custom_layers
  for each row execute function app.complete_custom_layer();

create table product.product_custom_versions (
  id bigint generated always as identity primary key,
  product_custom_id bigint not null references product.product_customs (id),
  revision integer not null,
  content_hash text not null,
  scene jsonb not null,
  created_at timestamptz not null default now(),
  constraint product_custom_versions_content_key unique (product_custom_id, content_hash)
);
create index product_custom_versions_hash on product.product_custom_versions (content_hash);
comment on table product.product_custom_versions is
  'A frozen design: what cart and order refer to. content_hash covers scene, graphics and print areas; what was approved is what is printed.';
comment on constraint product_custom_versions_product_custom_id_fkey on product.product_custom_versions is
  E'@fieldName product_custom\n@foreignFieldName versions';
create trigger never_changed before update on product.product_custom_versions for each row execute function app.forbid_change();
select app.protect('product.product_custom_versions', 'select');
create policy own_select on product.product_custom_versions for select to shop_user using (app.sees_custom(product_custom_id));
grant select on product.product_custom_versions to shop_user;

-- A template waits until it is published, and is hidden without being forgotten. It is checked when it is published (never cut off by the
-- edge of the print): only the shop's commands write it.
create table product.product_templates (
  id bigint generated always as identity primary key,
  product_id bigint not null references product.products (id) on delete cascade,
  custom_id bigint not null references product.product_customs (id) on delete cascade,
  position integer not null default 0,
  state text not null default 'ACT' check (state in ('ACT', 'STOP')),
  constraint product_templates_once unique (product_id, custom_id)
);
create index product_templates_product on product.product_templates (product_id, position);
create index product_templates_custom on product.product_templates (custom_id);
comment on table product.product_templates is 'Designs a product offers as a start (specification 3, Product template).';
select app.protect('product.product_templates', 'select');
create policy public_select on product.product_templates for select to shop_public
  using (state = 'ACT' and exists (select 1 from product.products shown where shown.id = product_id));
grant select on product.product_templates to shop_public;
select app.announce_changes_of('product.product_templates');

-- An administrator ends what should not be shown; what was shown is never rewritten into something else.
create table product.design_shares (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[1-9A-HJ-NP-Za-km-z]{12}$'),
  user_id uuid not null references member.members (id) on delete cascade,
  product_custom_id bigint not null references product.product_customs (id) on delete cascade,
  version_id bigint not null references product.product_custom_versions (id) on delete cascade,
  mockup_group_id bigint not null references product.mockup_groups (id),
  form text not null check (form in ('SQUARE', 'STORY', 'CARD', 'KAKAO')),
  view text not null check (view in ('GARMENT', 'FLAT')),
  background text not null check (background ~ '^#[0-9A-F]{6}$'),
  line text not null default '' check (length(line) <= 40),
  locale text not null check (locale = any (app.locales())),
  is_owner_named boolean not null default false,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index design_shares_mine on product.design_shares (user_id, product_custom_id) where ended_at is null;
create index design_shares_custom on product.design_shares (product_custom_id);
create index design_shares_version on product.design_shares (version_id);
create index design_shares_side on product.design_shares (mockup_group_id);
comment on table product.design_shares is
  'A saved version of a design that its owner shows to whoever has the link. Nobody can list them: without the code there is no way to a row.';
comment on column product.design_shares.is_owner_named is
  'Whether page and picture say whose design it is; the owner is unnamed unless wanted.';
comment on constraint design_shares_user_id_fkey on product.design_shares is E'@fieldName member\n@foreignFieldName design_shares';
comment on constraint design_shares_product_custom_id_fkey on product.design_shares is
  E'@fieldName product_custom\n@foreignFieldName shares';
comment on constraint design_shares_version_id_fkey on product.design_shares is E'@fieldName version\n@foreignFieldName shares';
comment on constraint design_shares_mockup_group_id_fkey on product.design_shares is
  E'@fieldName mockup_group\n@foreignFieldName design_shares';
-- A page that was kept goes with the link that ended.
create trigger announce_end after update on product.design_shares
  for each row when (old.ended_at is null and new.ended_at is not null) execute function app.announce_change();
select app.protect('product.design_shares', 'select, update (ended_at)');

create table product.design_share_artists (
  share_id bigint not null references product.design_shares (id) on delete cascade,
  artist_id bigint not null references product.artists (id) on delete cascade,
  position integer not null check (position between 0 and 2),
  primary key (share_id, artist_id),
  constraint design_share_artists_place unique (share_id, position)
);
create index design_share_artists_artist on product.design_share_artists (artist_id);
comment on table product.design_share_artists is 'Whom a share credits: three places, so at most three artists (specification 5).';
comment on constraint design_share_artists_share_id_fkey on product.design_share_artists is E'@fieldName share\n@foreignFieldName credits';
comment on constraint design_share_artists_artist_id_fkey on product.design_share_artists is
  E'@fieldName artist\n@foreignFieldName share_credits';
select app.protect('product.design_share_artists', 'select');
