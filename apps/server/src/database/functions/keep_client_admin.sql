-- A client with an active client admin keeps one. Accounts of employees do not count: they end with the employment. The lock of the
-- client makes changes of its admins wait for each other.
create or replace function keep_client_admin() returns trigger
language plpgsql as $$
declare
  of_client_id integer;
  was_admin boolean;
begin
  if tg_table_name = 'user_role' then
    select u.client_id into of_client_id from app_user u
    where u.id = old.user_id and u.status = 'active' and u.deleted_at is null and u.employee_id is null;
    was_admin := exists (select from role r where r.id = old.role_id and r.name = 'client-admin');
  else
    of_client_id := old.client_id;
    was_admin := old.employee_id is null and exists (
      select from user_role h join role r on r.id = h.role_id where h.user_id = old.id and r.name = 'client-admin');
  end if;
  if of_client_id is null or not was_admin then
    return null;
  end if;
  perform pg_advisory_xact_lock(7253006, of_client_id);
  if exists (select from client c where c.id = of_client_id and c.deleted_at is null) and not exists (
    select from app_user u join user_role h on h.user_id = u.id join role r on r.id = h.role_id and r.name = 'client-admin'
    where u.client_id = of_client_id and u.status = 'active' and u.deleted_at is null and u.employee_id is null) then
    raise exception 'The client % would have no active client admin.', of_client_id
      using errcode = 'check_violation', constraint = 'client_admin_kept';
  end if;
  return null;
end $$;
