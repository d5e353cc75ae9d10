-- Comments that named files which are elsewhere by now, or were never here.
comment on table sales.payments is 'One attempt; payment_id is new for each attempt and apart from the readable order number.';
comment on column member.members.ended_sign_ins is 'Sign-ins that ended one by one in the last minutes: their access tokens are no longer valid (rules/member/sign-in/standing.ts).';
comment on function app.my_standing() is 'What decides whether the token of the asking member is still valid; no row for a member who is gone. rules/member/sign-in/standing.ts decides.';
