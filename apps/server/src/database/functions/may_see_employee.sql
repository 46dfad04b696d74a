-- Reads `employee` behind its own wall: what the caller does not see there does not exist here.
create or replace function may_see_employee(asked integer) returns boolean
language sql stable parallel safe
return exists (select from employee where id = asked);
