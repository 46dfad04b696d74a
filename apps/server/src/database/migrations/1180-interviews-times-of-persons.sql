-- Somebody with accounts at several clients is one person, who is not at two interviews at once. `person_user_id` is the main account. It changes
-- only before somebody has a password, and so before anybody can be asked. The body of the function is in the folder of functions.
alter table interview_time add column person_user_id integer references app_user;

create function keep_interview_person() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger interview_person before insert or update of user_id on interview_time
  for each row execute function keep_interview_person();

update interview_time t set person_user_id = coalesce(u.main_user_id, u.id) from app_user u where u.id = t.user_id;
-- Two at once that are booked already stay, each with its own account.
update interview_time t set person_user_id = t.user_id
where t.person_user_id <> t.user_id and exists (
  select from interview_time o
  where o.person_user_id = t.person_user_id and o.chain <> t.chain
    and tstzrange(o.starts_at, o.ends_at) && tstzrange(t.starts_at, t.ends_at));

create index interview_time_user on interview_time (user_id) where user_id is not null;
alter table interview_time
  add constraint interview_time_known_person check (num_nonnulls(user_id, person_user_id) <> 1),
  drop constraint interview_time_user_no_overlap,
  add constraint interview_time_person_no_overlap
    exclude using gist (person_user_id with =, tstzrange(starts_at, ends_at) with &&, chain with <>);
