-- The account a refund of a claim goes to is nobody's to read but the command's that pays it.
revoke select on sales.claims from shop_admin;
grant select (id, order_id, type, status, reason, detail, refund_amount, refund_bank, created_at, completed_at, fault, has_pick_up, note, decided_at,
  pick_up_courier, pick_up_number, collected_at, delivery_courier, delivery_number) on sales.claims to shop_admin;
