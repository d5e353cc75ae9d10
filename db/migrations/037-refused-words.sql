alter table management.shop_rules add column refused_words text not null default '' check (length(refused_words) <= 2000);
comment on column management.shop_rules.refused_words is 'What is not printed as a text: words with commas.';
select app.announce_changes_of('management.shop_rules');
