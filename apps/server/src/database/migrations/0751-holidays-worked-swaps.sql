-- A swapped holiday was worked, and the employment ended before the day off (docs/decisions/161-worked-holidays-without-a-day-off.md).
alter table holiday_swap add column is_holiday_worked boolean not null default false,
  add constraint holiday_swap_worked check (state = 'ended' or not is_holiday_worked);

-- A worked holiday stays part of the schedule.
drop policy reach on holiday_swap;
create policy reach on holiday_swap for select using ((select scope_sees_all()) or employee_id = (select scope_employee())
  or ((state = 'approved' or is_holiday_worked) and may_see_employee(employee_id)));
