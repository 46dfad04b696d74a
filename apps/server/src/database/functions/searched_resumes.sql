-- Candidates with a resume that has the wanted words. A private file is found by the reader who added it, and by nobody else.
create or replace function searched_resumes(wanted text, reader integer) returns setof integer
language plpgsql rows 100 as $$
begin
  perform set_config('app.sought_resume', wanted, true);
  return query select t.found_candidate_id from resume_text t
    where t.found_candidate_id is not null and (t.reader_user_id is null or t.reader_user_id = reader);
  perform set_config('app.sought_resume', '', true);
end $$;
