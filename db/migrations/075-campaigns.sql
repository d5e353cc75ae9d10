-- expand: messages to a segment of members, by consent and in the hours for advertising.

create table management.campaigns (
  id bigint generated always as identity primary key,
  segment text not null constraint campaigns_segment_check check (segment in ('FIRST_ORDER', 'LAPSED', 'BEST', 'CART_LEFT', 'BIRTHDAY', 'SIZE_BOUGHT')),
  size text constraint campaigns_size check ((segment = 'SIZE_BOUGHT') = (size is not null)),
  title jsonb not null,
  content jsonb not null,
  link text not null check (link ~ '^/([^/\\]|$)'),
  coupon_id bigint references sales.coupons (id),
  recipient_count integer not null check (recipient_count > 0),
  sent_at timestamptz not null
);
create index campaigns_coupon on management.campaigns (coupon_id);
create index campaigns_by_time on management.campaigns (sent_at desc, id desc);
comment on table management.campaigns is 'A message that was sent to the members of a segment; each has it as a notification whose once_key is its id.';
comment on column management.campaigns.size is 'The size that was bought, for SIZE_BOUGHT.';
comment on column management.campaigns.coupon_id is 'The coupon that came with it.';
comment on constraint campaigns_coupon_id_fkey on management.campaigns is E'@fieldName coupon\n@foreignFieldName campaigns';
select app.protect('management.campaigns', '');

alter table member.notifications
  drop constraint notifications_event_check,
  add constraint notifications_event_check check (event in ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock',
    'review_hidden', 'review_shown', 'brand_answered', 'cash_receipt', 'terms_changed', 'graphic_reviewed', 'work_waiting', 'work_came', 'payee_changed', 'campaign'));
alter table member.notification_mutes
  drop constraint notification_mutes_event_check,
  add constraint notification_mutes_event_check check (event in ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock',
    'review_hidden', 'review_shown', 'brand_answered', 'cash_receipt', 'terms_changed', 'graphic_reviewed', 'work_waiting', 'work_came', 'payee_changed', 'campaign'));
create index notifications_campaign on member.notifications (once_key) where event = 'campaign';
select app.audit_all();
