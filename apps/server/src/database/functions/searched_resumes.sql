-- Candidates with a resume that has the wanted words. A private file is found by the reader who added it, and by nobody else.
create or replace function searched_resumes(wanted text, reader integer) returns setof integer
language plpgsql rows 100 as $$
begin
  perform set_config('app.sought_resume', wanted, true);
  return query select a.candidate_id from resume_text t join attachment a on a.id = t.attachment_id
    where a.removed_at is null and (a.visibility <> 'staff_private' or a.uploaded_by_user_id = reader);
  perform set_config('app.sought_resume', '', true);
end $$;
