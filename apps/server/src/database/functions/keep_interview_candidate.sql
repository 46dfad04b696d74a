-- The times of a candidate follow the application of their interviews and holds.
create or replace function keep_interview_candidate() returns trigger language plpgsql as $$
begin
  update interview_time t set candidate_id = new.candidate_id
  where t.candidate_id = old.candidate_id and (
    t.interview_id in (select i.id from interview i where i.application_id = new.id)
    or t.hold_id in (select h.id from interview_hold h where h.application_id = new.id));
  return new;
end $$;
