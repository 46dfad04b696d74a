-- What the search compares follows the subject.
create or replace function keep_ticket_subject_key() returns trigger language plpgsql as $$
begin
  new.subject_key := search_key(new.subject);
  return new;
end $$;
