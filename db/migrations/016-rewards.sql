-- Wallets kept by the shop, and the rewards in them: tokens in the shape of ERC-721 that nobody can sell on (decision 041).

create table identity.wallet_accounts (
  address text primary key check (address ~ '^0x[0-9a-fA-F]{40}$'),
  email text not null unique,
  password_hash text not null,
  sealed_key text not null,
  created_at timestamptz not null default now(),
  constraint wallet_accounts_address_email unique (address, email)
);
comment on table identity.wallet_accounts is
  'A wallet: whoever knows its e-mail and password and reads its mail may connect it. It outlives every connection.';
comment on column identity.wallet_accounts.sealed_key is
  'The private key of the address, sealed with a key derived from SECRET (server/keys/wallet-key.ts).';
select app.protect('identity.wallet_accounts', '');

create table identity.wallet_entries (
  code_id uuid primary key references identity.verification_codes (id) on delete cascade,
  address text references identity.wallet_accounts (address) on delete cascade,
  password_hash text,
  constraint wallet_entries_one_way check ((address is null) <> (password_hash is null))
);
create index wallet_entries_address on identity.wallet_entries (address);
comment on table identity.wallet_entries is
  'What a mailed code opens: a wallet whose password was right (address), or a new one with this password. Goes with its code.';
select app.protect('identity.wallet_entries', '');

create table member.wallets (
  user_id uuid primary key references member.members (id) on delete cascade,
  email text not null unique,
  address text not null unique,
  connected_at timestamptz not null default now(),
  constraint wallets_account_fkey foreign key (address, email) references identity.wallet_accounts (address, email)
);
comment on table member.wallets is
  'One connected wallet per member; "This wallet is already connected." is this table''s uniqueness (specification 8.10).';
comment on constraint wallets_user_id_fkey on member.wallets is E'@fieldName member\n@foreignFieldName wallet';
select app.protect('member.wallets', 'select');
create policy own_select on member.wallets for select to shop_user using (user_id = (select app.me()));
grant select on member.wallets to shop_user;

create table member.reward_kinds (
  cause text primary key check (cause in ('FIRST_PURCHASE', 'FIRST_DESIGN')),
  name app.localized not null,
  why app.localized not null,
  image_src text not null check (image_src <> '') constraint reward_kinds_image_src_leads check (app.is_path(image_src)),
  coupon_id bigint references sales.coupons (id),
  state text not null default 'ACT' check (state in ('ACT', 'STOP'))
);
create index reward_kinds_coupon on member.reward_kinds (coupon_id);
comment on table member.reward_kinds is 'What the shop rewards with a token, and the coupon such a token carries.';
select app.protect('member.reward_kinds', 'select, insert, update');

create table member.reward_tokens (
  id bigint generated always as identity primary key,
  user_id uuid references member.members (id) on delete set null,
  cause text not null references member.reward_kinds (cause),
  name app.localized not null,
  why app.localized not null,
  image_src text not null,
  order_id bigint references sales.orders (id) on delete set null,
  coupon_id bigint references sales.coupons (id),
  coupon_issued_at timestamptz,
  granted_at timestamptz not null default now(),
  owner_address text references identity.wallet_accounts (address),
  transfers integer not null default 0 check (transfers >= 0),
  constraint reward_tokens_once unique (user_id, cause),
  constraint reward_tokens_owned check ((owner_address is null) = (transfers = 0)),
  constraint reward_tokens_coupon check (coupon_issued_at is null or coupon_id is not null)
);
create index reward_tokens_owner on member.reward_tokens (owner_address, id);
create index reward_tokens_cause on member.reward_tokens (cause);
create index reward_tokens_order on member.reward_tokens (order_id);
create index reward_tokens_coupon_id on member.reward_tokens (coupon_id);
comment on table member.reward_tokens is
  'Tokens: id is the tokenId, and what it shows is as it was when it was granted. Without an owner it waits until user_id, who earned it, connects a wallet.';
comment on column member.reward_tokens.owner_address is 'The to_address of the last transfer, written by its trigger alone.';
comment on constraint reward_tokens_user_id_fkey on member.reward_tokens is E'@fieldName member\n@foreignFieldName reward_tokens';
comment on constraint reward_tokens_cause_fkey on member.reward_tokens is E'@fieldName kind\n@foreignFieldName tokens';
select app.protect('member.reward_tokens', 'select');
create policy own_select on member.reward_tokens for select to shop_user using (
  (owner_address is null and user_id = (select app.me()))
  or owner_address = (select w.address from member.wallets w where w.user_id = (select app.me())));
grant select (id, cause, name, why, image_src, order_id, coupon_id, coupon_issued_at, granted_at, owner_address, transfers)
  on member.reward_tokens to shop_user;

create table member.reward_transfers (
  token_id bigint not null references member.reward_tokens (id),
  nth integer not null check (nth > 0),
  previous integer generated always as (nullif(nth - 1, 0)) stored,
  from_address text not null,
  to_address text not null references identity.wallet_accounts (address),
  created_at timestamptz not null default now(),
  primary key (token_id, nth),
  constraint reward_transfers_to unique (token_id, nth, to_address),
  constraint reward_transfers_minted_once check ((nth = 1) = (from_address = '0x0000000000000000000000000000000000000000')),
  constraint reward_transfers_from_owner foreign key (token_id, previous, from_address)
    references member.reward_transfers (token_id, nth, to_address)
);
create index reward_transfers_to_address on member.reward_transfers (to_address);
comment on table member.reward_transfers is
  'The Transfer events of the tokens: each goes on from the owner before it, the first comes from the zero address. Added, never rewritten; none can be deleted, because the next one or the token refers to it.';
comment on constraint reward_transfers_token_id_fkey on member.reward_transfers is E'@fieldName token\n@foreignFieldName transfer_log';
comment on constraint reward_transfers_from_owner on member.reward_transfers is
  E'@fieldName transfer_before\n@foreignFieldName transfer_after';
create trigger never_changed before update on member.reward_transfers for each row execute function app.forbid_change();
select app.protect('member.reward_transfers', 'select');

create function app.own_token() returns trigger
language plpgsql
as $$
begin
  update member.reward_tokens set owner_address = new.to_address, transfers = new.nth
  where id = new.token_id and transfers = new.nth - 1;
  if not found then
    raise exception 'transfer % of token % is not its next one', new.nth, new.token_id
      using errcode = '23514', constraint = 'reward_transfers_next';
  end if;
  return null;
end $$;
create trigger own_token after insert on member.reward_transfers for each row execute function app.own_token();

alter table member.reward_tokens add constraint reward_tokens_last_transfer
  foreign key (id, transfers, owner_address) references member.reward_transfers (token_id, nth, to_address);
comment on constraint reward_tokens_last_transfer on member.reward_tokens is
  E'@fieldName last_transfer\n@foreignFieldName token_it_is_last_of';

create table member.reward_mints (
  contract text not null,
  token_id bigint not null references member.reward_tokens (id),
  state text not null default 'SENT' check (state in ('SENT', 'CONFIRMED', 'FAILED')),
  nonce bigint not null check (nonce >= 0),
  transaction_hash text not null,
  signed_transaction text not null,
  tries integer not null default 1,
  error text not null default '',
  sent_at timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (contract, token_id),
  constraint reward_mints_confirmed check ((state = 'CONFIRMED') = (confirmed_at is not null))
);
create index reward_mints_token on member.reward_mints (token_id);
create index reward_mints_open on member.reward_mints (contract, token_id) where state = 'SENT';
comment on table member.reward_mints is
  'Tokens on a chain (WALLET=chain): the transaction is here before it is sent, so that a process that dies between the two sends the same one again.';
comment on column member.reward_mints.contract is '<chain id>:<address>';
comment on constraint reward_mints_token_id_fkey on member.reward_mints is E'@fieldName token\n@foreignFieldName mints';
select app.protect('member.reward_mints', 'select');
