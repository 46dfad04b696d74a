-- Row security of `leave_request` applies inside, so it answers for the caller.
create or replace function may_see_leave_request(asked integer) returns boolean
language sql stable parallel safe
return exists (select from leave_request where id = asked);
