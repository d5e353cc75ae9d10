-- expand: whoever is paid is told of a changed account
alter table member.notifications
  drop constraint notifications_event_check,
  add constraint notifications_event_check check (event in ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock',
    'review_hidden', 'review_shown', 'brand_answered', 'cash_receipt', 'terms_changed', 'graphic_reviewed', 'work_waiting', 'work_came',
    'payee_changed'));
alter table member.notification_mutes
  drop constraint notification_mutes_event_check,
  add constraint notification_mutes_event_check check (event in ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock',
    'review_hidden', 'review_shown', 'brand_answered', 'cash_receipt', 'terms_changed', 'graphic_reviewed', 'work_waiting', 'work_came',
    'payee_changed'));
