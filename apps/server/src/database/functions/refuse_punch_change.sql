create or replace function refuse_punch_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was clocked stays as it was clocked.' using errcode = 'integrity_constraint_violation';
end $$;
