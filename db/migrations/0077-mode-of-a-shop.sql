-- A live shop stays live: a start that forgot SEAM_MODE=live must not fill it with the demonstration and its accounts.
create table management.shop_mode (
  id integer primary key default 1 check (id = 1),
  is_live boolean not null,
  set_at timestamptz not null default now()
);
comment on table management.shop_mode is 'Whether the first start of this shop was live or a demonstration. A start in the other mode is refused (server/process/shop-mode.ts).';
select app.protect('management.shop_mode', '');
select app.audit_all();
