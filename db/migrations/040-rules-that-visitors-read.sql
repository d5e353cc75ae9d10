-- The words that the shop does not print are for its staff.
revoke select on management.shop_rules from shop_public;
grant select (id, points_earn_percent, points_valid_months, points_min_held, review_text_points, review_photo_points, deposit_days,
  confirm_days, pick_up_fee) on management.shop_rules to shop_public;
