-- What a picture of a brand's page opens was read in Korean alone.

alter table management.home_templates add column translations jsonb not null default '{}' check (app.is_translations(translations));
comment on column management.home_templates.translations is 'Its add_content in other languages; what is missing is read in Korean.';
select app.announce_changes_of('management.home_templates');
