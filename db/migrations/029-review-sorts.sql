-- The orders that the list of all reviews offers besides the newest (018-reviews.sql; storefront/nouns/review/list-operations.ts), with those
-- that have photos first and without.
create index reviews_liked on product.reviews (like_count desc, id desc) where deleted_at is null and state = 'ACT';
create index reviews_best on product.reviews (score desc, created_at desc, id desc) where deleted_at is null and state = 'ACT';
create index reviews_worst on product.reviews (score, created_at desc, id desc) where deleted_at is null and state = 'ACT';
create index reviews_photos_liked on product.reviews (has_photos desc, like_count desc, id desc) where deleted_at is null and state = 'ACT';
create index reviews_photos_best on product.reviews (has_photos desc, score desc, created_at desc, id desc)
  where deleted_at is null and state = 'ACT';
create index reviews_photos_worst on product.reviews (has_photos desc, score, created_at desc, id desc)
  where deleted_at is null and state = 'ACT';
