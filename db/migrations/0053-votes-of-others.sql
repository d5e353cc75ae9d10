-- Nobody calls an own review helpful: popularity is said by its readers. A vote of before is still taken back, but not set again.
do $$
declare
  votes text;
  deed text;
begin
  foreach votes in array array['review_likes', 'review_unlikes'] loop
    foreach deed in array array['insert', 'update'] loop
      execute format('create policy others_%2$s on product.%1$I as restrictive for %2$s to shop_user %3$s with check (deleted_at is not null
        or not exists (select 1 from product.reviews written join member.members me on me.profile_id = written.profile_id
          where written.id = %1$I.review_id and me.id = (select app.me())))', votes, deed, case deed when 'update' then 'using (true)' else '' end);
    end loop;
  end loop;
end $$;
