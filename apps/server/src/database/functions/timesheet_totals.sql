create or replace function timesheet_totals(employee integer, first date, last date) returns integer[]
language sql stable parallel safe
return coalesce((select t.totals from timesheet_totals_between(first, last) t where t.employee_id = employee),
  array_fill(0, array[26]));
