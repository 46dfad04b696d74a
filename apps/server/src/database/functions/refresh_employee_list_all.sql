-- For the daily job and for changes that affect many employees, such as a renamed client or shift.
create or replace function refresh_employee_list_all(as_of date) returns integer
language plpgsql as $$
declare
  scope text := coalesce(current_setting('app.scope', true), '');
  everybody integer[];
begin
  perform set_config('app.scope', 'system', true);
  everybody := array(select id from employee union select employee_id from employee_list);
  perform set_config('app.scope', scope, true);
  return refresh_employee_list(everybody, as_of);
end $$;
