-- Triggers refer to a function by its identity, so they keep working under the new names.
alter function tell_marked_days() rename to notify_marked_days;
alter function forget_sensitive_of_deleted() rename to delete_sensitive_data;
alter function leave_teams_of_former_client() rename to leave_former_client_teams;
alter function refuse_timesheet_leap() rename to refuse_skipped_timesheet_step;
