-- An inactive client has no working employees. The share lock makes a new employee and a client that becomes inactive wait
-- for each other; the second one sees the change of the first.
create or replace function refuse_work_for_inactive_client() returns trigger language plpgsql as $$
declare
  found_status text;
begin
  if new.deleted_at is null
    and exists (select from status_type where id = new.status_type_id and is_employed(status_group)) then
    select status into found_status from client where id = new.client_id for share;
    if found_status = 'Inactive' then
      raise exception 'Client % is inactive.', new.client_id
        using errcode = 'check_violation', constraint = 'employee_client_not_inactive', table = 'employee';
    end if;
  end if;
  return new;
end $$;
