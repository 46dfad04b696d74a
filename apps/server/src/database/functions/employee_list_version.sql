-- Read it before the total that is stored with it, or in the same statement.
create or replace function employee_list_version() returns bigint
language sql stable
return (select sum(changes)::bigint from employee_list_stripe);
