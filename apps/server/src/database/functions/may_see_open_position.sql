-- Row security of `open_position` applies inside, so it answers for the caller.
create or replace function may_see_open_position(asked integer) returns boolean
language sql stable parallel safe
return exists (select from open_position where id = asked);
