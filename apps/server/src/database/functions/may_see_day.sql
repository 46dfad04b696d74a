-- What happened on a day is for the employee, and for the client for which the day was computed. Every punch computes its day.
create or replace function may_see_day(asked integer, day date) returns boolean
language sql stable parallel safe
return asked = scope_employee() or exists (
  select from attendance_day where employee_id = asked and work_date = day and client_id = scope_client());
