-- Points that staff gives or takes are told to their member (0038 writes them, 0032 tells).
alter table member.notices drop constraint notices_event_check;
alter table member.notices add constraint notices_event_check check (event in
  ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock', 'review_hidden', 'review_shown', 'brand_answered'));
alter table member.notice_mutes drop constraint notice_mutes_event_check;
alter table member.notice_mutes add constraint notice_mutes_event_check check (event in
  ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock', 'review_hidden', 'review_shown', 'brand_answered'));
