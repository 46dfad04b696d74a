-- Section 2.9: what a viewer reads, and so may search.
create function location_label(location text) returns text
language sql immutable parallel safe
return case location when 'wfh' then 'Work From Home' when 'wfo' then 'Work From Office' else 'Hybrid' end;

-- What the list shows of each employee on a day. Who has left is shown as on the last day, who has yet to begin as on the
-- first: the settings of both need no warning for what is over or not yet due. A plain query with a day in it, so that
-- conditions on employee_id reach the tables underneath.
create function employee_list_rows(as_of date) returns setof employee_list
language sql stable as $$
  select
    e.id, e.uuid, e.third_party_employee_id,
    e.name, search_key(e.name), e.position, search_key(e.position),
    e.client_id, c.legal_business_name, search_key(c.legal_business_name),
    e.office_id, e.timezone_id, z.name,
    s.id, coalesce(s.name, ''), coalesce(shown.schedule, ''), search_key(s.name),
    e.work_email::text, coalesce(e.client_email::text, ''), e.primary_work_location, e.secondary_work_location,
    e.status_type_id, st.status_group,
    case when st.status_group in ('termination', 'resignation') then spell.reason end,
    case when st.status_group in ('termination', 'resignation') then spell.clearance_status end,
    case when st.status_group in ('termination', 'resignation') then spell.rehire end,
    p.personal_email::text, p.personal_phone,
    p.employee_id is not null,
    -- Section 5.8: client 1, the provider itself, needs no cost, non-refundable or RE fee.
    case when e.client_id = 1 then 0 else
      case when cost.id is null then 1 else 0 end
      + case when nonrefundable.id is null then 2 else 0 end
      + case when re_fee.id is null then 4 else 0 end
    end
    + case when s.id is null then 8 else 0 end
    + case when exists (select from employee_schedule d where d.employee_id = e.id and d.status <> 'cancelled') then 0 else 16 end
    + case when e.birthdate is null then 32 else 0 end
    + case when points.id is null then 64 else 0 end,
    t.open_text,
    t.open_text || chr(31) || search_key(concat_ws(chr(31), p.personal_email::text, p.personal_phone)),
    e.version
  from employee e
  join client c on c.id = e.client_id
  join timezone z on z.id = e.timezone_id
  join status_type st on st.id = e.status_type_id
  left join lateral (
    select a.start_date, a.end_date, a.reason, a.clearance_status, a.rehire from employee_active_date a
    where a.employee_id = e.id order by a.start_date desc limit 1
  ) spell on true
  cross join lateral (select least(greatest(as_of, spell.start_date), spell.end_date) as day) asked
  left join employee_sensitive p on p.employee_id = e.id
  left join employee_cost cost on cost.employee_id = e.id and cost.valid @> asked.day
  left join employee_nonrefundable nonrefundable on nonrefundable.employee_id = e.id and nonrefundable.valid @> asked.day
  left join employee_re_fee re_fee on re_fee.employee_id = e.id and re_fee.valid @> asked.day
  left join employee_policy points
    on points.employee_id = e.id and points.kind = 'occurrence_points' and points.valid @> asked.day
  left join lateral (
    select es.shift_id from employee_shift es
    where es.employee_id = e.id and (upper_inf(es.valid) or upper(es.valid) > asked.day)
    order by lower(es.valid) limit 1
  ) worn on true
  left join shift s on s.id = worn.shift_id
  cross join lateral (
    select s.name || ' ' || to_char(s.start_time, 'HH24:MI') || '-' || to_char(s.end_time, 'HH24:MI') as schedule
  ) shown
  cross join lateral (
    select search_key(concat_ws(chr(31),
      e.name, e.position, e.work_email::text, e.client_email::text,
      e.primary_work_location, e.secondary_work_location,
      location_label(e.primary_work_location), location_label(e.secondary_work_location),
      shown.schedule, st.status_group,
      case when st.status_group in ('termination', 'resignation') then spell.reason end,
      case when st.status_group in ('termination', 'resignation') then spell.clearance_status end
    )) as open_text
  ) t
  where e.deleted_at is null
$$;

-- Brings the rows of these employees up to the day, in the caller's transaction, and answers how many changed. It sees
-- everything whatever the caller may see, because it writes only what the tables underneath say.
create function refresh_employee_list(employee_ids integer[], as_of date) returns integer
language plpgsql as $$
declare
  reach text := coalesce(current_setting('app.scope', true), '');
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
      search_text_sensitive, version
    ) = row (
      excluded.uuid, excluded.third_party_employee_id, excluded.name, excluded.name_key, excluded.position,
      excluded.position_key, excluded.client_id, excluded.client_name, excluded.client_key, excluded.office_id,
      excluded.timezone_id, excluded.timezone_name, excluded.shift_id, excluded.shift_name, excluded.shift_schedule,
      excluded.shift_key, excluded.work_email, excluded.client_email, excluded.primary_work_location,
      excluded.secondary_work_location, excluded.status_type_id, excluded.status_group, excluded.reason,
      excluded.clearance_status, excluded.rehire, excluded.personal_email, excluded.personal_phone,
      excluded.has_sensitive, excluded.missing, excluded.search_text, excluded.search_text_sensitive, excluded.version
    ) where employee_list.* is distinct from excluded.*
    returning employee_id, search_text, search_text_sensitive
  ), searched as (
    insert into employee_search
    select employee_id, show_trgm(search_text), show_trgm(substring(search_text_sensitive from length(search_text) + 1)) from changed
    on conflict (employee_id) do update set grams = excluded.grams, grams_sensitive = excluded.grams_sensitive
    where employee_search.grams_sensitive <> excluded.grams_sensitive or employee_search.grams <> excluded.grams
  )
  select count(*) into written from changed;
  perform set_config('app.scope', reach, true);
  if gone + written > 0 then
    perform mark_employee_list_changed();
  end if;
  return gone + written;
end $$;

-- For the daily job and for what touches many at once, such as the renaming of a client or shift.
create function refresh_employee_list_all(as_of date) returns integer
language plpgsql as $$
declare
  reach text := coalesce(current_setting('app.scope', true), '');
  everybody integer[];
begin
  perform set_config('app.scope', 'system', true);
  everybody := array(select id from employee union select employee_id from employee_list);
  perform set_config('app.scope', reach, true);
  return refresh_employee_list(everybody, as_of);
end $$;
