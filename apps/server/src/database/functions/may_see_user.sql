-- Row security of `app_user` applies inside, so it answers for the caller.
create or replace function may_see_user(asked integer) returns boolean
language sql stable parallel safe
return exists (select from app_user where id = asked);
