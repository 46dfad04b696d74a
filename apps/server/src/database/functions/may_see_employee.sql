-- Row security of `employee` applies inside, so it answers for the caller.
create or replace function may_see_employee(asked integer) returns boolean
language sql stable parallel safe
return exists (select from employee where id = asked);
