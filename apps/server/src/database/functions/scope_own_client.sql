-- Row-level security on everything that belongs to a client or to an employee. FORCE binds the owner of the tables too, so
-- the application needs no second database role; superusers alone pass, and the application must not be one.
create or replace function scope_own_client() returns integer
language sql stable parallel safe
return (select client_id from employee where id = scope_employee());
