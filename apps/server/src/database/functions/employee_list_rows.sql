-- What the list shows of each employee on a day: those who left as on their last day, those who have not started as on their
-- first, because neither needs a warning about settings that are over or not yet due. Plain SQL, so that it is inlined and
-- conditions on employee_id reach the tables below.
create or replace function employee_list_rows(as_of date) returns setof employee_list
language sql stable as $$
  select
    e.id, e.uuid, e.third_party_employee_id,
    e.name, search_key(e.name), e.position, search_key(e.position),
    e.client_id, c.legal_business_name, search_key(c.legal_business_name),
    e.office_id, e.timezone_id, z.name,
    s.id, coalesce(s.name, ro.name, ''), coalesce(shown.schedule, ''), search_key(coalesce(s.name, ro.name)),
    e.work_email::text, coalesce(e.client_email::text, ''), e.primary_work_location, e.secondary_work_location,
    e.status_type_id, st.status_group,
    case when st.status_group = any (:separated_statuses) then employment.reason end,
    case when st.status_group = any (:separated_statuses) then employment.clearance_status end,
    case when st.status_group = any (:separated_statuses) then employment.rehire end,
    p.personal_email::text, p.personal_phone,
    p.employee_id is not null,
    -- Section 5.8. What does not count for the client is masked out.
    (case when cost.id is null then :missing_base_cost else 0 end
      + case when nonrefundable.id is null then :missing_nonrefundable else 0 end
      + case when re_fee.id is null then :missing_re_fee else 0 end
      + case when s.id is null and ro.id is null then :missing_shift else 0 end
      + case when exists (select from employee_schedule d where d.employee_id = e.id and d.status <> 'cancelled')
        then 0 else :missing_schedule end
      + case when e.birthdate is null then :missing_birthdate else 0 end
      + case when points.id is null then :missing_occurrence_points_policy else 0 end
    ) & case when e.client_id = :provider_client_id then :provider_missing_mask else :missing_mask end,
    t.open_text,
    t.open_text || chr(31) || search_key(concat_ws(chr(31), p.personal_email::text, p.personal_phone)),
    e.version, e.birthdate
  from employee e
  join client c on c.id = e.client_id
  join timezone z on z.id = e.timezone_id
  join status_type st on st.id = e.status_type_id
  left join lateral (
    select a.start_date, a.end_date, a.reason, a.clearance_status, a.rehire from employee_active_date a
    where a.employee_id = e.id order by a.start_date desc limit 1
  ) employment on true
  cross join lateral (select least(greatest(as_of, employment.start_date), employment.end_date) as day) shown_on
  left join employee_sensitive p on p.employee_id = e.id
  left join employee_cost cost on cost.employee_id = e.id and cost.valid @> shown_on.day
  left join employee_nonrefundable nonrefundable on nonrefundable.employee_id = e.id and nonrefundable.valid @> shown_on.day
  left join employee_re_fee re_fee on re_fee.employee_id = e.id and re_fee.valid @> shown_on.day
  left join employee_policy points
    on points.employee_id = e.id and points.kind = 'occurrence_points' and points.valid @> shown_on.day
  left join lateral (
    select es.shift_id, es.rotation_id from employee_shift es
    left join shift os on os.id = es.shift_id
    left join rotation ors on ors.id = es.rotation_id
    where es.employee_id = e.id and (upper_inf(es.valid) or upper(es.valid) > shown_on.day)
      and (coalesce(os.client_id, ors.client_id) is null or exists (
        select from employee_client ec where ec.employee_id = e.id and ec.client_id = coalesce(os.client_id, ors.client_id)
          and ec.valid && (es.valid * daterange(shown_on.day, null))))
    order by lower(es.valid) limit 1
  ) next_shift on true
  left join shift s on s.id = next_shift.shift_id
  left join rotation ro on ro.id = next_shift.rotation_id
  cross join lateral (
    select coalesce(s.name || ' ' || to_char(s.start_time, 'HH24:MI') || '-' || to_char(s.end_time, 'HH24:MI'), ro.name) as schedule
  ) shown
  cross join lateral (
    select search_key(concat_ws(chr(31),
      e.name, e.position, e.work_email::text, e.client_email::text,
      e.primary_work_location, e.secondary_work_location,
      location_label(e.primary_work_location), location_label(e.secondary_work_location),
      shown.schedule, st.status_group,
      case when st.status_group = any (:separated_statuses) then employment.reason end,
      case when st.status_group = any (:separated_statuses) then employment.clearance_status end
    )) as open_text
  ) t
  where e.deleted_at is null
$$;
