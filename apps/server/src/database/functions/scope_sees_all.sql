-- Row security reads the setting `app.scope`:
--   staff | system    every row          client:ID     rows of that client
--   employee:ID       the own record     anything else nothing
-- Policies call these functions inside (select ...), so that they run once for a statement and not for each row.
create or replace function scope_sees_all() returns boolean
language sql stable parallel safe
return coalesce(current_setting('app.scope', true) in ('staff', 'system'), false);
