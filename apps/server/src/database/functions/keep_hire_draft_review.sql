-- A change of the text or of an answer removes the review, and a published draft does not change.
create or replace function keep_hire_draft_review() returns trigger language plpgsql as $$
begin
  if old.position_id is not null then
    raise exception 'A published draft is never changed.' using errcode = 'integrity_constraint_violation';
  end if;
  if new.body is distinct from old.body or new.answers is distinct from old.answers then
    new.reviewed_at := null;
    new.reviewed_by_user_id := null;
  end if;
  return new;
end $$;
