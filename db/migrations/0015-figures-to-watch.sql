-- What /metrics counts every few seconds: the attempts and refunds of the last day, without reading those of all years.
create index payments_created on sales.payments (created_at);
create index payment_cancellations_recent on sales.payment_cancellations (created_at);
