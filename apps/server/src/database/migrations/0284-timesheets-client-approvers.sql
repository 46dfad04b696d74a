-- Approvers of a client read its submitted timesheets, also those that still wait after the client stopped approving hours.
select set_config('app.scope', 'system', true);
drop policy client_read on timesheet;
create policy client_read on timesheet for select using (state <> 'open'
  and exists (select from app_user u where u.id = (select scope_user()) and u.client_id = (select scope_client()) and u.approval_enabled)
  and exists (select from attendance_day d where d.employee_id = timesheet.employee_id and d.client_id = (select scope_client())
    and d.work_date between timesheet.first_day and timesheet.last_day));
