-- Updates the list rows of these employees as of a day, in the caller's transaction. Returns how many rows changed. Row
-- security is lifted, because the rows are the same for every caller.
create or replace function refresh_employee_list(employee_ids integer[], as_of date) returns integer
language plpgsql as $$
declare
  scope text := coalesce(current_setting('app.scope', true), '');
  gone integer;
  written integer;
begin
  perform set_config('app.scope', 'system', true);
  delete from employee_list l where l.employee_id = any (employee_ids)
    and not exists (select from employee e where e.id = l.employee_id and e.deleted_at is null);
  get diagnostics gone = row_count;
  with changed as (
    insert into employee_list
    select r.* from employee_list_rows(as_of) r where r.employee_id = any (employee_ids) order by r.employee_id
    on conflict (employee_id) do update set (
      uuid, third_party_employee_id, name, name_key, position, position_key, client_id, client_name, client_key,
      office_id, timezone_id, timezone_name, shift_id, shift_name, shift_schedule, shift_key, work_email,
      client_email, primary_work_location, secondary_work_location, status_type_id, status_group, reason,
      clearance_status, rehire, personal_email, personal_phone, has_sensitive, missing, search_text,
      search_text_sensitive, version, birthdate
    ) = row (
      excluded.uuid, excluded.third_party_employee_id, excluded.name, excluded.name_key, excluded.position,
      excluded.position_key, excluded.client_id, excluded.client_name, excluded.client_key, excluded.office_id,
      excluded.timezone_id, excluded.timezone_name, excluded.shift_id, excluded.shift_name, excluded.shift_schedule,
      excluded.shift_key, excluded.work_email, excluded.client_email, excluded.primary_work_location,
      excluded.secondary_work_location, excluded.status_type_id, excluded.status_group, excluded.reason,
      excluded.clearance_status, excluded.rehire, excluded.personal_email, excluded.personal_phone,
      excluded.has_sensitive, excluded.missing, excluded.search_text, excluded.search_text_sensitive, excluded.version,
      excluded.birthdate
    ) where employee_list.* is distinct from excluded.*
    returning employee_id, search_text, search_text_sensitive
  ), searched as (
    insert into employee_search
    select employee_id, show_trgm(search_text), show_trgm(substring(search_text_sensitive from length(search_text) + 1)) from changed
    on conflict (employee_id) do update set grams = excluded.grams, grams_sensitive = excluded.grams_sensitive
    where employee_search.grams_sensitive <> excluded.grams_sensitive or employee_search.grams <> excluded.grams
  )
  select count(*) into written from changed;
  perform set_config('app.scope', scope, true);
  if gone + written > 0 then
    perform mark_employee_list_changed();
  end if;
  return gone + written;
end $$;
