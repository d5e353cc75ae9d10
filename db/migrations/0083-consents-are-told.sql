-- The result of a marketing consent is told to its member, and who gave one is told again every two years (Network Act 50(7), 50-8). Both
-- are rows that never change: what was answered or still stands, when, and when that was told.
alter table member.consents add column is_reminder boolean not null default false;
alter table member.consents add column told_at timestamptz;
comment on column member.consents.is_reminder is 'Not an answer: the member was reminded of a consent that stands.';
comment on column member.consents.told_at is 'When the mail about this row was written; null for other consents, and in a shop without mail.';
