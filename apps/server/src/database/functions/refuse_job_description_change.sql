-- A version is reviewed once, and changes in no other way.
create or replace function refuse_job_description_change() returns trigger language plpgsql as $$
begin
  if old.reviewed_at is not null
    or to_jsonb(new) - 'reviewed_at' - 'reviewed_by_user_id' is distinct from to_jsonb(old) - 'reviewed_at' - 'reviewed_by_user_id' then
    raise exception 'A version of a job description is never changed. Add another version.' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
