-- Only the work date that a punch counts for may change: it follows the planned shifts.
create or replace function refuse_punch_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'work_date' = to_jsonb(old) - 'work_date' then
    return new;
  end if;
  raise exception 'What was clocked stays as it was clocked.' using errcode = 'integrity_constraint_violation';
end $$;
