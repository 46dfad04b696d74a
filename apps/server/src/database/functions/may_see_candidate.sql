-- Row security of `candidate` applies inside, so it answers for the caller.
create or replace function may_see_candidate(asked integer) returns boolean
language sql stable parallel safe
return exists (select from candidate where id = asked);
