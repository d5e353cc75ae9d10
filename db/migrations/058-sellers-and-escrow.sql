-- Whose goods a brand's are by law (decision 098): the shop's own, or those of a seller for whom it is the intermediary
-- (통신판매중개자). And the purchase safety service (구매안전서비스, escrow) of deposits.

alter table product.brands
  add column is_brokered boolean not null default false,
  add column seller_name text not null default '',
  add column seller_representative text not null default '',
  add column seller_registration_number text not null default '',
  add column seller_report_number text not null default '',
  add column seller_address text not null default '',
  add column seller_phone text not null default '',
  add column seller_email text not null default '',
  add column seller_return_address text not null default '',
  add constraint brands_seller_named check (not is_brokered or '' <> all (array[seller_name, seller_representative,
    seller_registration_number, seller_report_number, seller_address, seller_phone, seller_email, seller_return_address]));
comment on column product.brands.is_brokered is
  'The shop is only the intermediary of its goods: pages and orders name its seller. Orders keep the seller they were placed under.';
comment on column product.brands.seller_report_number is 'Number of its mail-order report (통신판매업신고).';
grant select (is_brokered, seller_name, seller_representative, seller_registration_number, seller_report_number, seller_address,
  seller_phone, seller_email, seller_return_address) on product.brands to shop_public;
select app.announce_changes_of('product.brands');

alter table management.shop_info
  add column hosting_provider text not null default '',
  add column escrow_provider text not null default '',
  add column escrow_url text not null default '' constraint shop_info_escrow_url_leads check (app.is_link(escrow_url));
comment on column management.shop_info.escrow_provider is 'Whose purchase safety service deposits may use; empty while the shop has none.';
comment on column management.shop_info.escrow_url is 'Page on which shoppers check that the shop has joined it.';
select app.announce_changes_of('management.shop_info');

alter table sales.orders add column is_escrow boolean not null default false,
  add constraint orders_escrow_deposit check (not is_escrow or payment_method = 'VIRTUAL_ACCOUNT');
comment on column sales.orders.is_escrow is 'Its deposit waits at the purchase safety service until the goods have arrived.';
grant select (is_escrow) on sales.orders to shop_user, shop_admin;
create index orders_in_escrow on sales.orders (shipped_at) where is_escrow;

alter table sales.payments add column shipment_reported_at timestamptz;
comment on column sales.payments.shipment_reported_at is 'When the purchase safety service was told that the goods had shipped.';
grant select (shipment_reported_at) on sales.payments to shop_admin;

select app.audit_all();
