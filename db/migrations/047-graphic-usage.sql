alter table product.graphics
  add column least_width_mm integer check (least_width_mm between 10 and 1000),
  add column most_width_mm integer check (most_width_mm between 10 and 1000),
  add column cloth_families text[] not null default '{}' constraint graphics_cloth_families_known check (cloth_families <@ array[
    'black', 'white', 'grey', 'beige', 'brown', 'red', 'wine', 'pink', 'orange', 'yellow', 'green', 'sky', 'blue', 'navy', 'purple']::text[]),
  add column is_turnable boolean not null default true,
  add column is_combinable boolean not null default true,
  add constraint graphics_widths_rise check (least_width_mm <= most_width_mm);
comment on column product.graphics.least_width_mm is 'How narrow it may be printed, as its artist says; null: as the garment allows.';
comment on column product.graphics.most_width_mm is 'How wide it may be printed.';
comment on column product.graphics.cloth_families is 'The families of cloth colours it may be printed on; empty: all.';
comment on column product.graphics.is_turnable is 'Whether it may be turned.';
comment on column product.graphics.is_combinable is 'Whether other graphics may stand on its side.';
grant update (least_width_mm, most_width_mm, cloth_families, is_turnable, is_combinable) on product.graphics to shop_artist;
select app.announce_changes_of('product.graphics');
