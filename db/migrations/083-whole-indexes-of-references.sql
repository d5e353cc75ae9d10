-- expand: a reference to another row leads an index of all rows. An index of live rows only serves neither a cascade nor a relationship
-- that is read without `deleted_at`, so that each saved design read all layers of the shop.

drop index product.product_custom_layers_mockup;
create index product_custom_layers_mockup on product.product_custom_layers (custom_mockup_id);
create index product_custom_mockups_custom on product.product_custom_mockups (product_custom_id);
drop index product.product_custom_pictures_mockup;
create index product_custom_pictures_mockup on product.product_custom_pictures (custom_mockup_id);
drop index product.product_custom_texts_mockup;
create index product_custom_texts_mockup on product.product_custom_texts (custom_mockup_id);
drop index product.product_customs_mine;
create index product_customs_mine on product.product_customs (user_id, created_at desc);
drop index product.product_customs_product;
create index product_customs_product on product.product_customs (product_id, type);
drop index product.design_shares_mine;
create index design_shares_mine on product.design_shares (user_id, product_custom_id);
drop index member.delivery_destinations_user;
create index delivery_destinations_user on member.delivery_destinations (user_id);
drop index member.inquiries_product;
create index inquiries_product on member.inquiries (product_id, created_at desc);
create index graphics_of_artist on product.graphics (artist_id, id desc);
create index products_of_category on product.products (category_id, id desc);
create index reviews_order_product on product.reviews (order_product_id);
create index reviews_of_product on product.reviews (product_id, id desc);
