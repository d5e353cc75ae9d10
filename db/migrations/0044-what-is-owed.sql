-- Money and claims, second half: points that are owed, fees that points pay, receipts that are told, and what a buyer writes to the courier masked.

-- Points that come back but were spent meanwhile are owed: an entry without a lot. Lots pay it, those that end first in front; the entry that
-- takes it out of a lot has the reason OFFSET and is no news to the member, whose balance went down with the debt.
alter table sales.point_entries drop constraint point_entries_type_check;
alter table sales.point_entries add constraint point_entries_type_check check (type in ('EARNED', 'USED', 'EXPIRED', 'OWED'));
alter table sales.point_entries drop constraint point_entries_reason_check;
alter table sales.point_entries add constraint point_entries_reason_check check (reason in
  ('SIGN_UP', 'PURCHASE', 'REVIEW', 'PHOTO_REVIEW', 'REVIEW_RESTORED', 'EVENT', 'ORDER', 'ORDER_CANCELLED', 'EXPIRY', 'ADMIN', 'OFFSET'));
alter table sales.point_entries drop constraint point_entries_lot;
alter table sales.point_entries add constraint point_entries_lot check ((type in ('EARNED', 'OWED')) = (lot_id is null));
alter table sales.point_entries add constraint point_entries_offset check (reason <> 'OFFSET' or type = 'USED');
create index point_entries_owed on sales.point_entries (user_id) where type = 'OWED' or reason = 'OFFSET';
comment on table sales.point_entries is
  'A ledger in lots: USED and EXPIRED name the EARNED lot they take from; OWED is taken back although no lot had it, and OFFSET is a lot that pays for it. Never a balance that is rewritten (design 8).';

-- Fees of a return that the money does not cover are paid by points that would go back; what points paid for a delivery comes back as points.
alter table sales.claim_refunds
  add column shipping_back_points integer not null default 0 check (shipping_back_points between 0 and shipping_back),
  add column shipping_charge_points integer not null default 0 check (shipping_charge_points between 0 and shipping_charge),
  add column pick_up_points integer not null default 0 check (pick_up_points between 0 and pick_up_fee);
alter table sales.claim_refunds drop constraint claim_refunds_sum;
alter table sales.claim_refunds add constraint claim_refunds_sum check (amount = goods_amount + shipping_back - shipping_back_points
  - (shipping_charge - shipping_charge_points) - (pick_up_fee - pick_up_points));
comment on column sales.claim_refunds.point_amount is 'Points that went back: those of the goods, with what of fees was given back in points, less the fees that points paid.';
comment on column sales.claim_refunds.earned_back is 'Points of a confirmed purchase that were taken back, owed ones too.';

-- What becomes of a cash receipt is told, and one that cannot be cancelled stands in the queue.
alter table member.notices drop constraint notices_event_check;
alter table member.notices add constraint notices_event_check check (event in
  ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock', 'review_hidden', 'review_shown', 'brand_answered',
   'cash_receipt'));
alter table member.notice_mutes drop constraint notice_mutes_event_check;
alter table member.notice_mutes add constraint notice_mutes_event_check check (event in
  ('order_moved', 'answered', 'coupon', 'points_ending', 'points_changed', 'followed_artist', 'restock', 'review_hidden', 'review_shown', 'brand_answered',
   'cash_receipt'));
alter table sales.discrepancies drop constraint discrepancies_kind_check;
alter table sales.discrepancies add constraint discrepancies_kind_check check (kind in
  ('WRONG_MONEY', 'LATE_MONEY', 'REFUND_REQUESTED', 'REFUND_FAILED', 'REFUND_ACCOUNT_NEEDED', 'ACCOUNT_NOT_CLOSED',
   'CANCELLED_OUTSIDE', 'PARTLY_CANCELLED_OUTSIDE', 'UNKNOWN_PAYMENT', 'JOB_FAILING', 'RECEIPT_NOT_CANCELLED'));

-- What a buyer calls themselves at the bank, and what they write to the courier (door codes, too), says who they are: masked for staff.
alter table sales.orders
  add column masked_depositor_name text generated always as (
    case when char_length(depositor_name) < 2 then depositor_name when char_length(depositor_name) = 2 then left(depositor_name, 1) || '*'
      else left(depositor_name, 1) || repeat('*', least(char_length(depositor_name) - 2, 6)) || right(depositor_name, 1) end) virtual,
  add column masked_shipping_request text generated always as (
    case when shipping_request = '' then '' else left(shipping_request, 2) || '***' end) virtual;
alter table member.delivery_destinations
  add column masked_shipping_request text generated always as (
    case when shipping_request = '' then '' else left(shipping_request, 2) || '***' end) virtual;
revoke select (depositor_name, shipping_request) on sales.orders from shop_admin;
grant select (masked_depositor_name, masked_shipping_request) on sales.orders to shop_admin;
revoke select (shipping_request) on member.delivery_destinations from shop_admin;
grant select (masked_shipping_request) on member.delivery_destinations to shop_admin;

-- The log holds nothing of an account that money goes back to but its end, so that a change is seen.
alter table sales.refund_accounts add column number_end text generated always as (right(number, 4)) stored;
