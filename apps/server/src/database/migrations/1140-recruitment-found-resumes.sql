-- The search reads the row of the text alone, without a join for each hit: whom its words find, and the only reader of a private file. The
-- texts are stored apart from the rows, so that many hits are on few pages. The body of the function is in the folder of functions.
alter table resume_text
  -- Null while nobody is found by it: the file is removed, or it is private and its reader is gone.
  add column found_candidate_id integer references candidate on delete cascade,
  -- Follows the file, without a foreign key: null is not "everybody" when a user is deleted.
  add column reader_user_id integer;
alter table resume_text alter column words set storage external;
alter table resume_text set (toast_tuple_target = 128);

create function follow_resume_file() returns trigger language plpgsql as $$ begin return null; end $$;
-- By its name after the trigger `resume_text`, which writes the row.
create trigger resume_text_file after insert or update of candidate_id, removed_at, visibility, uploaded_by_user_id on attachment
  for each row when (new.candidate_attachment_type_id is not null) execute function follow_resume_file();

update resume_text t
  set found_candidate_id = case when a.removed_at is null and (a.visibility <> 'staff_private' or a.uploaded_by_user_id is not null)
      then a.candidate_id end,
    reader_user_id = case when a.visibility = 'staff_private' then a.uploaded_by_user_id end
  from attachment a where a.id = t.attachment_id;
create index resume_text_found_candidate on resume_text (found_candidate_id) where found_candidate_id is not null;
-- Stores the rows together: after the update they are still on the pages that the texts filled.
cluster resume_text using resume_text_pkey;
alter table resume_text set without cluster;
