-- What is planned for days is for the employee, and for the client whom the employee works for on one of them.
create or replace function may_see_planned_days(asked integer, days daterange) returns boolean
language sql stable parallel safe
return asked = scope_employee() or exists (
  select from employee_client c where c.employee_id = asked and c.client_id = scope_client() and c.valid && days);
