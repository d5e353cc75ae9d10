-- A note about a member, for staff alone.
alter table member.members add column staff_note text not null default '' check (char_length(staff_note) <= 2000);
comment on column member.members.staff_note is 'What staff note about the member; for staff alone, and forgotten with the member.';
grant select (staff_note) on member.members to shop_admin;

-- A coupon that staff take back is deleted; the log keeps why.
alter table sales.coupon_claims add column taken_back_reason text;
comment on column sales.coupon_claims.taken_back_reason is 'Why staff take it back, written just before they do.';
