-- A timesheet passes through its states in order, whichever code changes it.
create or replace function refuse_skipped_timesheet_step() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (('open', 'submitted'), ('submitted', 'approved'), ('approved', 'locked'),
    ('submitted', 'open'), ('approved', 'open'), ('locked', 'open')) then
    raise integrity_constraint_violation using constraint = 'timesheet_step_order', table = 'timesheet',
      message = format('A timesheet does not become %s from %s.', new.state, old.state);
  end if;
  return new;
end $$;
