-- A resume waits until its text is read. Other kinds of files have no text.
create or replace function keep_resume_text() returns trigger language plpgsql as $$
begin
  insert into resume_text (attachment_id, state)
    select new.id, case when new.media_type in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')
      then 'waiting' else 'other-kind' end
    from candidate_attachment_type t where t.id = new.candidate_attachment_type_id and t.name = 'Resume';
  return null;
end $$;
