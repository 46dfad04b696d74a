-- A client may not read accounts of staff, but sees its account managers. Row security of the caller decides which clients
-- exist; only these columns of the accounts and of the own records are returned: the work phone and the picture.
create or replace function account_managers_of(of_client_id integer) returns table (user_id integer, name text, email text,
  phone text, photo_key text, photo_type text)
language plpgsql stable as $$
declare
  scope text := coalesce(current_setting('app.scope', true), '');
begin
  if not exists (select from client c where c.id = of_client_id and c.deleted_at is null) then
    return;
  end if;
  perform set_config('app.scope', 'system', true);
  return query
    select u.id, u.name, u.email::text, e.work_phone, p.small_key, p.small_media_type from client_account_manager m
    join app_user u on u.id = m.user_id and u.deleted_at is null
    left join employee e on e.id = u.employee_id and e.deleted_at is null
    left join employee_photo p on p.employee_id = e.id
    where m.client_id = of_client_id order by search_key(u.name), u.id;
  perform set_config('app.scope', scope, true);
end $$;
