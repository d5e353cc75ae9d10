-- Brands are paid by the engine that pays artists (decision 098): agreements, shares, entries, settlements and payees are of an artist or of
-- a brand. A brand's share of a line is what its goods sold for, less the coupons it bears, less the shop's commission.

alter table sales.royalty_rules
  alter column artist_id drop not null,
  add column brand_id bigint references product.brands (id),
  add column category_id bigint references product.categories (id),
  add constraint royalty_rules_payee check (num_nonnulls(artist_id, brand_id) = 1),
  add constraint royalty_rules_reach check (case when brand_id is null then category_id is null else graphic_id is null end);
create index royalty_rules_brand on sales.royalty_rules (brand_id, category_id, starts_at desc);
create index royalty_rules_category on sales.royalty_rules (category_id);
comment on table sales.royalty_rules is
  'What was agreed with an artist for all works or one, or with a brand for all goods or those of a category: the last that has begun holds. A brand without any is not paid: its goods are the shop''s.';
comment on column sales.royalty_rules.rate is
  'Hundredths of a percent that are the payee''s; of a brand the rest is the shop''s commission. Null ends the agreement: the wider one holds again.';

alter table sales.royalty_lines
  alter column artist_id drop not null,
  alter column graphic_id drop not null,
  alter column graphic_name drop not null,
  alter column layer_number drop not null,
  add column brand_id bigint references product.brands (id),
  drop constraint royalty_lines_kind_check,
  add constraint royalty_lines_kind_check check (kind in ('ROYALTY', 'DONATION', 'PROCEEDS')),
  drop constraint royalty_lines_rate,
  add constraint royalty_lines_rate check ((kind = 'DONATION') = (rate is null)),
  add constraint royalty_lines_payee check (num_nonnulls(artist_id, brand_id) = 1 and (kind = 'PROCEEDS') = (brand_id is not null)),
  add constraint royalty_lines_layer check (num_nulls(layer_number, graphic_id, graphic_name) = case kind when 'PROCEEDS' then 3 else 0 end),
  add constraint royalty_lines_brand_key unique (id, brand_id);
create unique index royalty_lines_goods_once on sales.royalty_lines (order_product_id) where kind = 'PROCEEDS';
create index royalty_lines_brand on sales.royalty_lines (brand_id, sold_at desc);
comment on table sales.royalty_lines is
  'The share of an artist in one layer of a sold line, or of a brand in its goods (PROCEEDS), as it was worked out when it was paid; later rules, names and prices never change it. Amounts in won.';
create policy brand_select on sales.royalty_lines for select to shop_brand using (brand_id in (select app.my_brand_ids()));
grant select (id, kind, brand_id, product_name, quantity, unit_price, base_amount, rate, amount, state, sold_at) on sales.royalty_lines to shop_brand;

alter table sales.royalty_entries
  alter column artist_id drop not null,
  add column brand_id bigint references product.brands (id),
  drop constraint royalty_entries_kind_check,
  add constraint royalty_entries_kind_check check (kind in ('ROYALTY', 'DONATION', 'PROCEEDS')),
  add constraint royalty_entries_payee check (num_nonnulls(artist_id, brand_id) = 1 and (kind = 'PROCEEDS') = (brand_id is not null)),
  add constraint royalty_entries_brand_line_fkey foreign key (royalty_line_id, brand_id) references sales.royalty_lines (id, brand_id);
create index royalty_entries_period_brand on sales.royalty_entries (period_id, brand_id) where brand_id is not null;
create index royalty_entries_brand on sales.royalty_entries (brand_id, created_at desc) where brand_id is not null;
comment on table sales.royalty_entries is
  'The ledger of royalties, donations and proceeds of brands in won: what counted, what went back, what a person put right. The period of an entry is the open one when it was written.';
comment on constraint royalty_entries_brand_line_fkey on sales.royalty_entries is E'@fieldName brand_line\n@foreignFieldName brand_entries';
create policy brand_select on sales.royalty_entries for select to shop_brand using (brand_id in (select app.my_brand_ids()));
grant select (id, period_id, brand_id, royalty_line_id, kind, cause, amount, reason, created_at) on sales.royalty_entries to shop_brand;

create policy brand_select on sales.settlement_periods for select to shop_brand using (true);
grant select (id, starts_on, ends_on, closed_at) on sales.settlement_periods to shop_brand;

alter table sales.settlements
  alter column artist_id drop not null,
  add column brand_id bigint references product.brands (id),
  drop constraint settlements_tax_kind_check,
  add constraint settlements_tax_kind_check check (tax_kind in ('WITHHELD', 'INVOICE', 'EXEMPT', 'SELLER')),
  add constraint settlements_payee check (num_nonnulls(artist_id, brand_id) = 1 and (tax_kind = 'SELLER') = (brand_id is not null)),
  add constraint settlements_brand_once unique (period_id, brand_id);
create index settlements_brand on sales.settlements (brand_id, period_id desc) where brand_id is not null;
comment on table sales.settlements is
  'One artist or brand in one closed period, won: what was frozen when the period was closed, the taxes and the payout frozen when it was invoiced. Below nothing it is carried into the next.';
create policy brand_select on sales.settlements for select to shop_brand using (brand_id in (select app.my_brand_ids()));
grant select on sales.settlements to shop_brand;

alter table sales.payees
  drop constraint payees_pkey,
  add column id bigint generated always as identity primary key,
  alter column artist_id drop not null,
  add constraint payees_artist_key unique (artist_id),
  add column brand_id bigint constraint payees_brand_key unique references product.brands (id),
  drop constraint payees_tax_kind_check,
  add constraint payees_tax_kind_check check (tax_kind in ('WITHHELD', 'INVOICE', 'EXEMPT', 'SELLER')),
  add constraint payees_payee check (num_nonnulls(artist_id, brand_id) = 1 and (tax_kind = 'SELLER') = (brand_id is not null));
comment on table sales.payees is
  'Where the money of an artist or a brand goes and how it is taxed. sealed_account holds number and holder, which the payout file alone opens.';
comment on constraint payees_brand_id_fkey on sales.payees is E'@fieldName brand\n@foreignFieldName payee';
create policy brand_select on sales.payees for select to shop_brand using (brand_id in (select app.my_brand_ids()));
grant select (id, brand_id, tax_kind, bank, number_end, changed_at) on sales.payees to shop_brand;
grant select (id, brand_id) on sales.payees to shop_admin;
grant select (id) on sales.payees to shop_artist;

alter table sales.coupons
  add column is_brand_borne boolean not null default false,
  add constraint coupons_bearer check (not is_brand_borne or type <> 'GRAPHIC');
comment on column sales.coupons.is_brand_borne is 'Each brand bears what it takes off that brand''s goods; else the shop does. Orders keep who bore it.';
select app.announce_changes_of('sales.coupons');
