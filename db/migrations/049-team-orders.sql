-- Team orders: one design that many people order together. Only the shop's commands read and write them; whoever has the link may join.
create table sales.team_orders (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[1-9A-HJ-NP-Za-km-z]{12}$'),
  user_id uuid not null references member.members (id) on delete cascade,
  product_custom_id bigint not null unique references product.product_customs (id) on delete cascade,
  title text not null check (title = '' or app.is_visible_text(title) and length(title) <= 60),
  closes_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index team_orders_mine on sales.team_orders (user_id);
create index team_orders_closed on sales.team_orders (closes_at);
comment on table sales.team_orders is
  'A saved design that its owner collects sizes and names for, by a link. Deleted 90 days after it closed (purge-team-orders).';
comment on constraint team_orders_user_id_fkey on sales.team_orders is E'@fieldName member\n@foreignFieldName team_orders';
comment on constraint team_orders_product_custom_id_fkey on sales.team_orders is E'@fieldName product_custom\n@foreignFieldName team_orders';
select app.protect('sales.team_orders', '');

create table sales.team_people (
  id bigint generated always as identity primary key,
  team_order_id bigint not null references sales.team_orders (id) on delete cascade,
  option_id bigint not null references product.product_options (id) on delete cascade,
  name text not null check (app.is_visible_text(name) and length(name) <= 20),
  print_name text not null default '' check (length(print_name) <= 20),
  print_number text not null default '' check (print_number ~ '^[0-9]{0,3}$'),
  token_hash text not null unique,
  created_at timestamptz not null default now()
);
create index team_people_order on sales.team_people (team_order_id);
create index team_people_option on sales.team_people (option_id);
comment on table sales.team_people is 'Who joined a team order: size, and what is printed in place of {이름} and {번호}.';
comment on column sales.team_people.token_hash is 'SHA-256 of what the person''s browser holds to change their row.';
comment on constraint team_people_team_order_id_fkey on sales.team_people is E'@fieldName team_order\n@foreignFieldName people';
comment on constraint team_people_option_id_fkey on sales.team_people is E'@fieldName option\n@foreignFieldName team_people';
select app.protect('sales.team_people', '');
select app.audit_all();
