-- The search follows the file: to the kept record of a merge, to other readers, and away when it is removed.
create or replace function follow_resume_file() returns trigger language plpgsql as $$
begin
  update resume_text
    set found_candidate_id = case
        when new.removed_at is null and (new.visibility <> 'staff_private' or new.uploaded_by_user_id is not null) then new.candidate_id end,
      reader_user_id = case when new.visibility = 'staff_private' then new.uploaded_by_user_id end
    where attachment_id = new.id;
  return null;
end $$;
