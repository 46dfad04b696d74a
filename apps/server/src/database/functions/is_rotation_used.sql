-- Whether anybody of any company has or had the rotation. Only yes or no: a caller may not see the people.
create or replace function is_rotation_used(asked integer) returns boolean
language plpgsql stable as $$
declare
  reach text := coalesce(current_setting('app.scope', true), '');
  found_use boolean;
begin
  perform set_config('app.scope', 'system', true);
  found_use := exists (select from employee_shift a where a.rotation_id = asked);
  perform set_config('app.scope', reach, true);
  return found_use;
end $$;
