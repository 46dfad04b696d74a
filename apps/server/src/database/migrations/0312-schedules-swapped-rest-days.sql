-- The shift of a swap is worked on a rest day of the person, and counts as rest-day time.
alter table swapped_day add is_rest_day boolean not null default false;
select set_config('app.scope', 'system', true);
update swapped_day d set is_rest_day = true
where d.shift_id is not null and exists (
  select from employee_shift a
  join shift_version v on v.shift_id = a.shift_id and v.valid @> d.work_date
  where a.employee_id = d.employee_id and a.valid @> d.work_date
    and case when a.rest_days is null then extract(isodow from d.work_date)::integer <> all (v.work_days)
      else extract(isodow from d.work_date)::integer = any (a.rest_days) end);
