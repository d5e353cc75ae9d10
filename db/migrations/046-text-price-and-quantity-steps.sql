alter table management.shop_rules
  add column text_price integer not null default 0 check (text_price between 0 and 100000),
  add column quantity_steps text not null default '' check (length(quantity_steps) <= 100);
comment on column management.shop_rules.text_price is 'Price of each text printed with a design, won.';
comment on column management.shop_rules.quantity_steps is 'Discount by the pieces of one design: 10:5, 30:10 is 5 % from 10 pieces, 10 % from 30.';
grant select (text_price, quantity_steps) on management.shop_rules to shop_public;
select app.announce_changes_of('management.shop_rules');
