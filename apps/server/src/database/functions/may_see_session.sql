-- Row security of `session` applies inside, so it answers for the caller.
create or replace function may_see_session(asked integer) returns boolean
language sql stable parallel safe
return exists (select from session where id = asked);
