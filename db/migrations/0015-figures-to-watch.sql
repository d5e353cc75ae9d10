-- What /metrics counts every few seconds: the attempts and refunds of the last day and those that are not done, without reading those of
-- all years.
create index payments_created on sales.payments (created_at);
create index payments_undecided on sales.payments (created_at) where status in ('READY', 'PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED');
create index payment_cancellations_created on sales.payment_cancellations (created_at);
create index payment_cancellations_requested on sales.payment_cancellations (created_at) where status = 'REQUESTED';
