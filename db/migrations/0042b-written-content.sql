-- What staff write with the editor, beside the HTML that is made of it; and terms whose published words stay.

create table management.content_documents (
  kind text not null check (kind ~ '^[a-z-]{2,40}$'),
  row_id bigint not null,
  field text not null check (field ~ '^[a-z_]{2,40}$'),
  doc jsonb not null check (jsonb_typeof(doc) = 'object'),
  primary key (kind, row_id, field)
);
comment on table management.content_documents is
  'The document that a column of HTML was written from, for the editor of the back office; it counts as long as it still gives that HTML.';
select app.protect('management.content_documents', '');

-- The editor shows them beside the garment; a page that was kept before they changed shows old ones.
select app.announce_changes_of('management.custom_guides');

-- Who agreed to terms agreed to their words (member.consents): those of a published version never change. A new version takes its place.
create function app.keep_terms() returns trigger
language plpgsql
as $$
begin
  if (new.type, new.name, new.content, new.revised_on, new.created_at) is distinct from (old.type, old.name, old.content, old.revised_on, old.created_at) then
    raise exception 'published terms are never changed, only followed by a new version' using errcode = '23001';
  end if;
  return new;
end $$;
revoke execute on function app.keep_terms() from public;
create trigger never_changed before update on management.terms for each row execute function app.keep_terms();
revoke insert, update, delete on management.terms from shop_admin;
select app.audit_all();
