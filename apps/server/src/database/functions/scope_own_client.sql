create or replace function scope_own_client() returns integer
language sql stable parallel safe
return (select client_id from employee where id = scope_employee());
