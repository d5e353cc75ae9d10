-- Functions are callable by those who meet them in policies and defaults, which is granted beside each, and by nobody else.
revoke execute on all functions in schema app from public;

-- What follows is everybody's: the data service weighs answers while they are built, in the role of who asks.

-- Settings are local to the transaction; a single statement is one. Volatile and not parallel safe: every object counts, in one process.
create function app.metered(built json, most bigint, at_least integer) returns json
language plpgsql volatile
as $$
declare
  weight bigint := coalesce(nullif(current_setting('app.weight', true), ''), '0')::bigint + greatest(pg_column_size(built), at_least);
begin
  if weight > most then
    raise exception 'the answer is larger than this role may ask for' using errcode = 'SM001';
  end if;
  perform set_config('app.weight', weight::text, true);
  return built;
end $$;
comment on function app.metered(json, bigint, integer) is
  'Gives back one object of an answer, its bytes added up; ends the statement above the bound.';

create function app.cut_list(list json, kept integer, path text) returns json
language plpgsql volatile
as $$
declare
  known text := coalesce(current_setting('app.cut', true), '');
begin
  if not path = any (string_to_array(known, E'\n')) then
    perform set_config('app.cut', concat_ws(E'\n', nullif(known, ''), path), true);
  end if;
  return (select coalesce(json_agg(item.value order by item.place), '[]'::json)
    from json_array_elements(list) with ordinality item (value, place) where item.place <= kept);
end $$;
comment on function app.cut_list(json, integer, text) is
  'Cuts a list to the cap of the role and notes its path, so that the answer can say so.';
