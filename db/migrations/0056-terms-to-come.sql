-- A version of terms that was published with a later day took the place of the one in force at once: whoever signed up meanwhile agreed to words that did
-- not hold yet. It now waits beside the one in force, readable by everybody, until its day (server/jobs/enforce-terms.ts).

alter table management.terms add column is_coming boolean not null default false;
comment on column management.terms.is_coming is 'Published for a later day (revised_on): announced, but not in force. Nobody agrees to it yet.';
-- One version to come for each type; what takes its place takes it down.
create unique index terms_coming on management.terms (type) where is_coming and deleted_at is null;

-- What held before stays readable, for whoever agreed to it; what was withdrawn before its day never held.
drop policy public_select on management.terms;
create policy public_select on management.terms for select to shop_public using (deleted_at is null or not is_coming);

select app.announce_changes_of('management.terms');
