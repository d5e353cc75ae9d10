-- PostgreSQL 18 reads every virtual column of a table anew for each of its checks and each condition of its triggers, in every insert and
-- update: two of the three milliseconds that the update of an order took. Stored columns are computed once.
do $$
declare
  mask record;
begin
  for mask in
    select a.attrelid::regclass as masked, a.attname as name, pg_get_expr(d.adbin, d.adrelid) as expression,
      (select string_agg(format('grant select (%I) on %s to %s', a.attname, a.attrelid::regclass, grantee::regrole), '; ')
        from aclexplode(a.attacl)) as grants
    from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attgenerated = 'v' order by a.attrelid, a.attnum
  loop
    execute format('alter table %s drop column %I, add column %2$I text generated always as (%3$s) stored', mask.masked, mask.name, mask.expression);
    if mask.grants is not null then execute mask.grants; end if;
  end loop;
end
$$;
