-- When a transaction ends, every account of somebody with several is an account of a client, and exactly one of them is the main account.
-- It is not deleted before the others. Row security would hide the accounts at other clients, so this looks at all of them.
create or replace function keep_linked_accounts() returns trigger
language plpgsql as $$
declare
  scope text := current_setting('app.scope', true);
  account_id integer := case when tg_table_name = 'app_user' then (to_jsonb(new) ->> 'id')::integer else (to_jsonb(new) ->> 'user_id')::integer end;
  main_id integer;
  is_broken boolean;
begin
  perform set_config('app.scope', 'system', true);
  select coalesce(u.main_user_id, u.id) into main_id from app_user u where u.id = account_id;
  select exists (
    select from app_user u
    where coalesce(u.main_user_id, u.id) = main_id and u.deleted_at is null and (
      u.client_id is null or u.employee_id is not null
      or not exists (select from app_user m where m.id = main_id and m.main_user_id is null and m.deleted_at is null)
      or exists (select from user_role h join role r on r.id = h.role_id
        where h.user_id = u.id and r.name not in ('client', 'client-user', 'client-admin'))))
    and exists (select from app_user l where l.main_user_id = main_id and l.deleted_at is null)
  into is_broken;
  perform set_config('app.scope', coalesce(scope, ''), true);
  if is_broken then
    raise exception 'The account % is linked, and linked accounts belong to clients alone.', account_id
      using errcode = 'check_violation', constraint = 'linked_accounts_kept';
  end if;
  return null;
end $$;
