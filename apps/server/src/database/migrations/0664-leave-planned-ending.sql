-- Leave credits follow a planned last day at once. Bodies are in the folder of functions.
create trigger leave_ending_planned after insert on employee_planned_ending referencing new table as employed
  for each statement execute function notify_employed_leave();
create trigger leave_ending_moved after update on employee_planned_ending referencing new table as employed
  for each statement execute function notify_employed_leave();
create trigger leave_ending_cancelled after delete on employee_planned_ending referencing old table as employed
  for each statement execute function notify_employed_leave();
