-- Money at the edges of the payment provider: what is owed back, what a person must look at, and which rows a job failed at.

-- Only money that pays the order is unique. An attempt that was cancelled pays nothing, and there may be several of those.
drop index sales.payments_one_paid;
create unique index payments_one_paid on sales.payments (order_id) where status in ('PAID', 'PARTIAL_CANCELLED');

alter table sales.payments
  add column refund_since timestamptz,
  add column refunded_at timestamptz,
  add constraint payments_refund check (refunded_at is null or refund_since is not null);
comment on column sales.payments.refund_since is 'Since when the rest of this payment is owed back; null while the shop may keep it.';
comment on column sales.payments.refunded_at is 'When the provider said that all of it is back, not when it was asked.';
create index payments_owed on sales.payments (refund_since) where refund_since is not null and refunded_at is null;
drop index sales.payments_open;
create index payments_watched on sales.payments (created_at) where status not in ('CANCELLED', 'MISMATCH');

-- Money that was owed or given back before these columns were there.
update sales.payments payment
set refund_since = coalesce(payment.paid_at, payment.created_at),
  refunded_at = case when given.pending = 0 then given.last end
from (
  select payment_id, max(created_at) as last, count(*) filter (where status <> 'SUCCEEDED') as pending
  from sales.payment_cancellations group by payment_id
) given
where given.payment_id = payment.payment_id and payment.status in ('CANCELLED', 'MISMATCH');
update sales.payments set refund_since = paid_at where status = 'MISMATCH' and paid_at is not null and refund_since is null;
update sales.payments payment set refund_since = claim.created_at
from sales.claims claim
where claim.order_id = payment.order_id and claim.type = 'CANCEL' and claim.status = 'ACCEPTED'
  and payment.status in ('PAID', 'PARTIAL_CANCELLED') and payment.refund_since is null;

create table sales.discrepancies (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('WRONG_MONEY', 'LATE_MONEY', 'REFUND_REQUESTED', 'REFUND_FAILED', 'REFUND_ACCOUNT_NEEDED', 'ACCOUNT_NOT_CLOSED',
    'CANCELLED_OUTSIDE', 'PARTLY_CANCELLED_OUTSIDE', 'UNKNOWN_PAYMENT', 'JOB_FAILING')),
  order_id bigint references sales.orders (id),
  payment_id text,
  amount integer not null check (amount >= 0),
  detail jsonb not null default '{}',
  state text not null default 'OPEN' check (state in ('OPEN', 'RESOLVED')),
  since timestamptz not null default now(),
  resolved_at timestamptz,
  resolution text,
  constraint discrepancies_resolved check ((state = 'RESOLVED') = (resolved_at is not null))
);
create unique index discrepancies_open on sales.discrepancies (kind, payment_id) where state = 'OPEN' and payment_id is not null;
create unique index discrepancies_open_order on sales.discrepancies (kind, order_id) where state = 'OPEN' and payment_id is null;
create index discrepancies_order on sales.discrepancies (order_id);
create index discrepancies_payment on sales.discrepancies (payment_id);
create index discrepancies_state on sales.discrepancies (state, since desc);
comment on table sales.discrepancies is 'Where the money of shop and provider differ, or a person must decide; one open row for each kind and payment. Amounts in won.';
comment on constraint discrepancies_order_id_fkey on sales.discrepancies is '@fieldName order
@foreignFieldName discrepancies';
select app.protect('sales.discrepancies', 'select');

create table sales.refund_accounts (
  payment_id text primary key references sales.payments (payment_id),
  bank text not null check (bank ~ '^[A-Z_]{2,40}$'),
  number text not null check (number ~ '^[0-9]{6,20}$'),
  holder text not null check (holder <> ''),
  given_at timestamptz not null
);
comment on table sales.refund_accounts is 'Where the money of a deposited virtual account goes back to; deleted when it is there.';
select app.protect('sales.refund_accounts', '');

create table sales.job_failures (
  job text not null,
  row_key text not null,
  tries integer not null check (tries > 0),
  error text not null,
  since timestamptz not null,
  next_try_at timestamptz not null,
  primary key (job, row_key)
);
comment on table sales.job_failures is 'Rows a job could not finish, and when it tries them again; the others go on meanwhile.';
select app.protect('sales.job_failures', 'select');

select app.audit_all();
