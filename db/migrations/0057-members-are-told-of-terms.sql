-- Members are told of a version of terms that will bind them. Those that stand are known, or were never told; nobody is told of the first there is.
alter table management.terms add column told_at timestamptz;
update management.terms set told_at = created_at;
comment on column management.terms.told_at is 'When members were told of it; null: not yet, or nobody is.';
alter table member.notices drop constraint notices_event_check;
alter table member.notices add constraint notices_event_check check (event in
  ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock', 'review_hidden', 'review_shown', 'brand_answered',
   'cash_receipt', 'terms_changed'));
alter table member.notice_mutes drop constraint notice_mutes_event_check;
alter table member.notice_mutes add constraint notice_mutes_event_check check (event in
  ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock', 'review_hidden', 'review_shown', 'brand_answered',
   'cash_receipt', 'terms_changed'));

select app.announce_changes_of('management.terms');
