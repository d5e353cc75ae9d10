-- The list of the back office has a tab for coupons that are used up, and the data service compares no column with another:
-- rules/money/coupon/coupon-terms.ts (hasSupply) the other way round, held to it by db/test/checks.db.test.ts.
alter table sales.coupons add column is_used_up boolean not null generated always as (
  coalesce(issued_count >= issue_limit, false) or coalesce(spent_amount >= budget_amount, false)) stored;
comment on column sales.coupons.is_used_up is 'No copy is left to hand out, or orders have taken the whole budget off.';
