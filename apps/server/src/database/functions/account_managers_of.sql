-- Staff stand behind the wall of `app_user`, but a client is told who looks after it. The caller's own reach says which
-- clients there are; of the accounts only these three columns come out.
create or replace function account_managers_of(asked integer) returns table (user_id integer, name text, email text)
language plpgsql stable as $$
declare
  reach text := coalesce(current_setting('app.scope', true), '');
begin
  if not exists (select from client c where c.id = asked and c.deleted_at is null) then
    return;
  end if;
  perform set_config('app.scope', 'system', true);
  return query
    select u.id, u.name, u.email::text from client_account_manager m
    join app_user u on u.id = m.user_id and u.deleted_at is null
    where m.client_id = asked order by u.name, u.id;
  perform set_config('app.scope', reach, true);
end $$;
