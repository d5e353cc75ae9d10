-- Sign-in by Google, Apple and Kakao.

-- Apple's answer names a person, and nothing about a person is stored before the consents are given: it travels sealed instead.
alter table identity.social_attempts drop column form;
alter table identity.social_attempts
  add column answered_at timestamptz,
  add column user_id uuid references member.members (id) on delete cascade;
create index social_attempts_expiry on identity.social_attempts (expires_at);
create index social_attempts_user on identity.social_attempts (user_id);
comment on column identity.social_attempts.answered_at is 'When the provider''s answer came: a second one with this state is refused.';
comment on column identity.social_attempts.user_id is 'The member who links an account to their own, for an attempt that is no sign-in.';

alter table identity.social_accounts
  add column is_private_email boolean not null default false,
  add column is_mail_off boolean not null default false,
  add column sealed_refresh_token text,
  add constraint social_accounts_one_of_each unique (user_id, vendor);
drop index identity.social_accounts_user;
comment on column identity.social_accounts.is_private_email is 'The address is a relay of Apple: mail arrives there only from senders that are registered with Apple.';
comment on column identity.social_accounts.is_mail_off is 'The person told Apple to forward no more mail of this shop.';
comment on column identity.social_accounts.sealed_refresh_token is 'Apple''s, kept to end the link there too when it ends here; sealed with a key derived from SECRET.';
