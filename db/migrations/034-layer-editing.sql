-- What only the editor knows of a layer: what the shopper calls it, what it is grouped with, and whether it is locked.
alter table product.product_custom_layers
  add column editing jsonb check (jsonb_typeof(editing) = 'object' and length(editing::text) <= 400);
comment on column product.product_custom_layers.editing is
  'For the editor alone, neither printed nor priced: {name, group, isLocked}; layers of one side with the same group belong together.';
grant insert (editing), update (editing) on product.product_custom_layers to shop_user;
