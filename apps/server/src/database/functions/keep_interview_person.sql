-- The time of a user is the time of a person, who has one account for each client.
create or replace function keep_interview_person() returns trigger language plpgsql as $$
begin
  new.person_user_id := (select coalesce(u.main_user_id, u.id) from app_user u where u.id = new.user_id);
  return new;
end $$;
