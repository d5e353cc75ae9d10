-- Lists of the newest products start with those that the shop marks as new (storefront/nouns/product/sorts.ts).
drop index product.products_newest;
create index products_newest on product.products (is_sold_out, is_new desc, created_at desc, id desc) where deleted_at is null and state = 'ACT';
