-- The hold of a time to which an interview is moved. Only that interview may take it.
alter table interview_hold add column moves_interview_id integer references interview on delete cascade;
create index interview_hold_moves on interview_hold (moves_interview_id) where moves_interview_id is not null;

-- Times with one chain do not exclude each other: those of an interview, and of holds for its new time. The earlier time is given up by the move.
alter table interview_time add column chain uuid;
update interview_time t set chain = coalesce(
  (select i.uuid from interview i where i.id = t.interview_id), (select h.uuid from interview_hold h where h.id = t.hold_id));
alter table interview_time
  alter column chain set not null,
  alter column chain set default gen_random_uuid(),
  drop constraint interview_time_user_no_overlap,
  drop constraint interview_time_candidate_no_overlap,
  add constraint interview_time_user_no_overlap
    exclude using gist (user_id with =, tstzrange(starts_at, ends_at) with &&, chain with <>),
  add constraint interview_time_candidate_no_overlap
    exclude using gist (candidate_id with =, tstzrange(starts_at, ends_at) with &&, chain with <>);
