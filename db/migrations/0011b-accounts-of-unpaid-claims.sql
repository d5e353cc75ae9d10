-- Accounts that were entered for cancellations nobody had paid for: no refund needs them, so they are not kept.
update sales.claims set refund_account = null, refund_holder = null
where type = 'CANCEL' and status = 'COMPLETED' and (refund_account is not null or refund_holder is not null);
