-- A client may not read accounts of staff, but sees its account managers. Row security of the caller decides which clients
-- exist; only these three columns of the accounts are returned.
create or replace function account_managers_of(of_client_id integer) returns table (user_id integer, name text, email text)
language plpgsql stable as $$
declare
  scope text := coalesce(current_setting('app.scope', true), '');
begin
  if not exists (select from client c where c.id = of_client_id and c.deleted_at is null) then
    return;
  end if;
  perform set_config('app.scope', 'system', true);
  return query
    select u.id, u.name, u.email::text from client_account_manager m
    join app_user u on u.id = m.user_id and u.deleted_at is null
    where m.client_id = of_client_id order by search_key(u.name), u.id;
  perform set_config('app.scope', scope, true);
end $$;
