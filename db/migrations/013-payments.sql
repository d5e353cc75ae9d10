-- Money at the edges of the payment provider: attempts, refunds, receipts, what a person must look at, and which rows a job failed at.

-- What a shopper is told of a refund stands on the payment, so that every screen asks one rule (rules/money/refund.ts): how much is owed,
-- since when the provider has been asked, and whether it waits for an account. The account itself stays unreadable.
create table sales.payments (
  id bigint generated always as identity primary key,
  payment_id text not null unique check (payment_id ~ '^[A-Za-z0-9]{20,32}$'),
  order_id bigint not null references sales.orders (id),
  method text not null check (method in ('CARD', 'VIRTUAL_ACCOUNT', 'KAKAO_PAY', 'NAVER_PAY', 'TOSS_PAY')),
  amount integer not null check (amount >= 0),
  status text not null default 'READY' check (status in ('READY', 'PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED', 'PAID', 'FAILED',
    'PARTIAL_CANCELLED', 'CANCELLED', 'MISMATCH')),
  transaction_id text,
  card_name text,
  receipt_url text,
  failure_code text,
  failure_message text,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  synced_at timestamptz,
  refund_since timestamptz,
  refunded_at timestamptz,
  refund_amount integer check (refund_amount > 0),
  refund_asked_at timestamptz,
  needs_refund_account boolean not null default false,
  is_settled_elsewhere boolean not null default false,
  constraint payments_refund check (refunded_at is null or refund_since is not null),
  constraint payments_refund_asked check (refund_asked_at is null or refund_since is not null),
  constraint payments_settled_elsewhere check (not is_settled_elsewhere or refunded_at is not null)
);
create index payments_order on sales.payments (order_id);
-- Only money that pays the order is unique. An attempt that was cancelled pays nothing, and there may be several of those.
create unique index payments_one_paid on sales.payments (order_id) where status in ('PAID', 'PARTIAL_CANCELLED');
create index payments_owed on sales.payments (refund_since) where refund_since is not null and refunded_at is null;
create index payments_watched on sales.payments (created_at) where status not in ('CANCELLED', 'MISMATCH');
-- What /metrics counts every few seconds: the attempts (and below, the refunds) of the last day and those that are not done.
create index payments_created on sales.payments (created_at);
create index payments_undecided on sales.payments (created_at) where status in ('READY', 'PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED');
comment on table sales.payments is 'One attempt; payment_id is new for each attempt and apart from the readable order number.';
comment on column sales.payments.refund_since is 'Since when the rest of this payment is owed back; null while the shop may keep it.';
comment on column sales.payments.refunded_at is 'When the provider said that all of it is back, not when it was asked.';
comment on column sales.payments.refund_amount is 'What is owed back where it is not the amount that was asked for.';
comment on column sales.payments.refund_asked_at is
  'When the provider took the request that is under way; null before, and after one that failed.';
comment on column sales.payments.needs_refund_account is
  'The money waits for an account, or for another one because the bank refused it; only its buyer can name it.';
comment on column sales.payments.is_settled_elsewhere is 'Staff gave back what was left of it by another way than the payment provider.';
comment on constraint payments_order_id_fkey on sales.payments is E'@fieldName order\n@foreignFieldName payments';
select app.protect('sales.payments', 'select');
create policy own_select on sales.payments for select to shop_user using (order_id in (select app.my_order_ids()));
grant select (id, payment_id, order_id, method, amount, status, card_name, receipt_url, failure_message, created_at, paid_at, refund_since,
  refunded_at, refund_amount, refund_asked_at, needs_refund_account, is_settled_elsewhere) on sales.payments to shop_user;

create table sales.payment_cancellations (
  id bigint generated always as identity primary key,
  payment_id text not null references sales.payments (payment_id),
  cancellation_id text not null unique,
  receipt_number text,
  amount integer not null check (amount > 0),
  reason text not null,
  status text not null check (status in ('SUCCEEDED', 'REQUESTED', 'FAILED')),
  created_at timestamptz not null default now()
);
create index payment_cancellations_payment on sales.payment_cancellations (payment_id);
create index payment_cancellations_created on sales.payment_cancellations (created_at);
create index payment_cancellations_requested on sales.payment_cancellations (created_at) where status = 'REQUESTED';
create index payment_cancellations_failed on sales.payment_cancellations (created_at) where status = 'FAILED';
comment on constraint payment_cancellations_payment_id_fkey on sales.payment_cancellations is
  E'@fieldName payment\n@foreignFieldName cancellations';
select app.protect('sales.payment_cancellations', 'select');

create table sales.payment_webhooks (
  webhook_id text primary key,
  type text not null,
  payment_id text,
  body jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
comment on table sales.payment_webhooks is 'Deliveries by their id, so that a repeat is known as one.';
select app.protect('sales.payment_webhooks', 'select');

-- Staff see of an account that money goes back to its end and a masked holder, until they ask; the log holds nothing but its end, so that a
-- change is seen.
create table sales.refund_accounts (
  payment_id text primary key references sales.payments (payment_id),
  bank text not null check (bank ~ '^[A-Z_]{2,40}$'),
  number text not null check (number ~ '^[0-9]{6,20}$'),
  holder text not null check (holder <> ''),
  given_at timestamptz not null,
  number_end text generated always as (right(number, 4)) stored,
  masked_holder text generated always as (
    case when char_length(holder) < 2 then holder when char_length(holder) = 2 then left(holder, 1) || '*'
    else left(holder, 1) || repeat('*', least(char_length(holder) - 2, 6)) || right(holder, 1) end) virtual
);
comment on table sales.refund_accounts is 'Where the money of a deposited virtual account goes back to; deleted when it is there.';
select app.protect('sales.refund_accounts', '');

-- What the provider says of receipts that were issued is compared every night; what was cancelled at its console stands in the queue.
create table sales.cash_receipts (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales.orders (id),
  receipt_key text not null unique check (receipt_key ~ '^[A-Za-z0-9]{20,32}$'),
  purpose text not null check (purpose in ('PERSONAL', 'CORPORATE')),
  sealed_identity text,
  shown_identity text not null,
  amount integer not null check (amount >= 0),
  state text not null check (state in ('REQUESTED', 'ISSUED', 'FAILED', 'CANCELLED')),
  issue_number text,
  receipt_url text,
  error text,
  replaces_id bigint references sales.cash_receipts (id),
  requested_at timestamptz not null,
  issued_at timestamptz,
  cancelled_at timestamptz,
  compared_at timestamptz,
  constraint cash_receipts_issued check (state <> 'ISSUED' or (issued_at is not null and issue_number is not null)),
  constraint cash_receipts_cancelled check ((state = 'CANCELLED') = (cancelled_at is not null))
);
create unique index cash_receipts_one_standing on sales.cash_receipts (order_id) where state <> 'CANCELLED';
create index cash_receipts_order on sales.cash_receipts (order_id);
create index cash_receipts_replaces on sales.cash_receipts (replaces_id);
create index cash_receipts_state on sales.cash_receipts (state, requested_at desc);
create index cash_receipts_compared on sales.cash_receipts (compared_at nulls first, id) where state = 'ISSUED';
create index cash_receipts_failed on sales.cash_receipts (requested_at) where state = 'FAILED';
comment on table sales.cash_receipts is
  'Cash receipts of deposits, one standing for an order. After a part was given back the old one is cancelled and another issued for what is left. Amounts in won.';
comment on column sales.cash_receipts.receipt_key is
  'The id under which the provider issues it: new for each, so that one that was lost on the way is found again.';
comment on column sales.cash_receipts.sealed_identity is
  'Phone, card or business number under a key of the shop; null once nothing can be issued with it any more.';
comment on column sales.cash_receipts.shown_identity is 'The same with all but its end masked.';
comment on constraint cash_receipts_order_id_fkey on sales.cash_receipts is E'@fieldName order\n@foreignFieldName cash_receipts';
comment on constraint cash_receipts_replaces_id_fkey on sales.cash_receipts is E'@fieldName replaced\n@foreignFieldName replacements';
select app.protect('sales.cash_receipts', '');
create policy admin_select on sales.cash_receipts for select to shop_admin using (true);
create policy own_select on sales.cash_receipts for select to shop_user using (order_id in (select app.my_order_ids()));
grant select (id, order_id, purpose, shown_identity, amount, state, issue_number, receipt_url, requested_at, issued_at, cancelled_at)
  on sales.cash_receipts to shop_user;
grant select (id, order_id, purpose, shown_identity, amount, state, issue_number, receipt_url, error, replaces_id, requested_at, issued_at,
  cancelled_at) on sales.cash_receipts to shop_admin;

create table sales.discrepancies (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('WRONG_MONEY', 'LATE_MONEY', 'REFUND_REQUESTED', 'REFUND_FAILED', 'REFUND_ACCOUNT_NEEDED',
    'ACCOUNT_NOT_CLOSED', 'CANCELLED_OUTSIDE', 'PARTLY_CANCELLED_OUTSIDE', 'UNKNOWN_PAYMENT', 'JOB_FAILING', 'RECEIPT_NOT_CANCELLED',
    'RECEIPT_CANCELLED_OUTSIDE')),
  order_id bigint references sales.orders (id),
  payment_id text,
  amount integer not null check (amount >= 0),
  detail jsonb not null default '{}',
  state text not null default 'OPEN' check (state in ('OPEN', 'RESOLVED')),
  since timestamptz not null default now(),
  resolved_at timestamptz,
  resolution text,
  resolved_by uuid,
  action text check (action in ('REFUND', 'ACCEPT', 'SETTLE', 'REISSUE')),
  constraint discrepancies_resolved check ((state = 'RESOLVED') = (resolved_at is not null))
);
create unique index discrepancies_open on sales.discrepancies (kind, payment_id) where state = 'OPEN' and payment_id is not null;
create unique index discrepancies_open_order on sales.discrepancies (kind, order_id) where state = 'OPEN' and payment_id is null;
create index discrepancies_order on sales.discrepancies (order_id);
create index discrepancies_payment on sales.discrepancies (payment_id);
create index discrepancies_state on sales.discrepancies (state, since desc);
comment on table sales.discrepancies is
  'Where the money of shop and provider differ, or a person must decide; one open row for each kind and payment. Amounts in won.';
comment on column sales.discrepancies.action is 'What an operator did about it; null for cases that healed by themselves.';
comment on constraint discrepancies_order_id_fkey on sales.discrepancies is E'@fieldName order\n@foreignFieldName discrepancies';
select app.protect('sales.discrepancies', 'select');

-- A row that must only wait is put off, and fails at nothing; failures are counted by themselves, so that a person is told of them alone.
create table sales.job_failures (
  job text not null,
  row_key text not null,
  tries integer not null check (tries > 0),
  error text not null,
  since timestamptz not null,
  next_try_at timestamptz not null,
  failures integer not null check (failures >= 0),
  primary key (job, row_key)
);
comment on table sales.job_failures is
  'Rows a job could not finish, and when it tries them again; the others go on meanwhile. A row the job has to do with no longer is forgotten.';
comment on column sales.job_failures.tries is
  'Tries in a row that did not finish it, failed or told to wait; the wait before the next one grows with them.';
comment on column sales.job_failures.failures is 'Failures in a row; 0 while it only has to wait.';
select app.protect('sales.job_failures', 'select');
