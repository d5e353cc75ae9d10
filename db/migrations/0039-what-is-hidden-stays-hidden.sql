-- What is hidden, taken back or answered is told to whom it concerns, and its points go and come with it.

-- Points of a review that is hidden are taken back; shown again, what was taken comes back under a reason of its own.
alter table sales.point_entries drop constraint point_entries_reason_check;
alter table sales.point_entries add constraint point_entries_reason_check check (reason in
  ('SIGN_UP', 'PURCHASE', 'REVIEW', 'PHOTO_REVIEW', 'REVIEW_RESTORED', 'EVENT', 'ORDER', 'ORDER_CANCELLED', 'EXPIRY', 'ADMIN'));
alter table sales.point_entries drop constraint point_entries_review;
alter table sales.point_entries add constraint point_entries_review
  check (order_product_id is null or reason in ('REVIEW', 'PHOTO_REVIEW', 'REVIEW_RESTORED'));

alter table member.notices drop constraint notices_event_check;
alter table member.notices add constraint notices_event_check check (event in
  ('order_moved', 'answered', 'coupon', 'points_ending', 'followed_artist', 'restock', 'review_hidden', 'review_shown', 'brand_answered'));
alter table member.notice_mutes drop constraint notice_mutes_event_check;
alter table member.notice_mutes add constraint notice_mutes_event_check check (event in
  ('order_moved', 'answered', 'coupon', 'points_ending', 'followed_artist', 'restock', 'review_hidden', 'review_shown', 'brand_answered'));

-- An answer is told: it goes through the command alone (POST /api/brand-requests/{id}/answer).
revoke update on management.brand_requests from shop_admin;
-- Hiding takes points back and is told: through the command alone (PATCH /api/reviews/{id}/visibility).
revoke update on product.reviews from shop_admin;
grant update (is_best) on product.reviews to shop_admin;
