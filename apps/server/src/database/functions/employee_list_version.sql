-- Read it before the total it is kept with, or in the same statement.
create or replace function employee_list_version() returns bigint
language sql stable
return (select sum(changes)::bigint from employee_list_stripe);
