create function notify_assigned_holidays() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger holiday_policy_assigned after insert on employee_policy referencing new table as assigned
  for each statement execute function notify_assigned_holidays();
create trigger holiday_policy_changed after update on employee_policy referencing new table as assigned
  for each statement execute function notify_assigned_holidays();
create trigger holiday_policy_changed_from after update on employee_policy referencing old table as assigned
  for each statement execute function notify_assigned_holidays();
create trigger holiday_policy_removed after delete on employee_policy referencing old table as assigned
  for each statement execute function notify_assigned_holidays();

create function notify_employed_holidays() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger holidays_begun after insert on employee_active_date referencing new table as employed
  for each statement execute function notify_employed_holidays();
create trigger holidays_changed after update on employee_active_date referencing new table as employed
  for each statement execute function notify_employed_holidays();
create trigger holidays_ended after delete on employee_active_date referencing old table as employed
  for each statement execute function notify_employed_holidays();
create trigger holidays_begun after insert on employee_client referencing new table as employed
  for each statement execute function notify_employed_holidays();
create trigger holidays_changed after update on employee_client referencing new table as employed
  for each statement execute function notify_employed_holidays();
create trigger holidays_ended after delete on employee_client referencing old table as employed
  for each statement execute function notify_employed_holidays();
