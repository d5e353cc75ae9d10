-- Whoever asks is told when they are answered, and staff see the same moment. What those who wait already were told is not known.
alter table member.inquiries add column answer_by timestamptz;
comment on column member.inquiries.answer_by is 'When the answer was promised, as the shop said it when the question was asked; null while nobody waits, and for questions from before.';

-- An artist is told what became of a work that waited for review.
alter table member.notices drop constraint notices_event_check;
alter table member.notices add constraint notices_event_check check (event in
  ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock', 'review_hidden', 'review_shown', 'brand_answered',
   'cash_receipt', 'terms_changed', 'graphic_reviewed'));
alter table member.notice_mutes drop constraint notice_mutes_event_check;
alter table member.notice_mutes add constraint notice_mutes_event_check check (event in
  ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock', 'review_hidden', 'review_shown', 'brand_answered',
   'cash_receipt', 'terms_changed', 'graphic_reviewed'));
