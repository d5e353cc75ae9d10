-- A photo of a product may say which of its colours it shows: lists filtered by a colour and the product's page then show that one.

alter table product.product_images
  add column color_id bigint,
  add constraint product_images_color_fkey foreign key (color_id, product_id) references product.colors (id, product_id)
    on delete set null (color_id);
create index product_images_color on product.product_images (color_id, position);
comment on column product.product_images.color_id is 'The colour it shows; null when it shows none in particular, or several.';
comment on constraint product_images_color_fkey on product.product_images is E'@fieldName color\n@foreignFieldName images';
select app.announce_changes_of('product.product_images');
