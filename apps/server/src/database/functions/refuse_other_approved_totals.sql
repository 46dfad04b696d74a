-- What was approved stays as it was approved. Reopening a timesheet ends the approval.
create or replace function refuse_other_approved_totals() returns trigger language plpgsql as $$
begin
  if new.state = 'open' and new.approved_totals is null then
    return new;
  end if;
  raise integrity_constraint_violation using constraint = 'timesheet_approved_totals', table = 'timesheet',
    message = format('The approved totals of timesheet %s cannot change.', old.id);
end $$;
