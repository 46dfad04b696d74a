-- Row security of `ticket` applies inside, so it answers for the caller.
create or replace function may_see_ticket(asked integer) returns boolean
language sql stable parallel safe
return exists (select from ticket where id = asked);
