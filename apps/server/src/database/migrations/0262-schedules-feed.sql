-- The secret link to an employee's schedule as a calendar, at most one for each user. Only the hash of its token is stored.
create table schedule_feed (
  user_id integer primary key references app_user on delete cascade,
  employee_id integer not null references employee on delete cascade,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  constraint schedule_feed_token unique (token_hash)
);
alter table schedule_feed enable row level security;
alter table schedule_feed force row level security;
create policy reach on schedule_feed using ((select scope_sees_all()) or user_id = (select scope_user()));

-- The body is in the folder of functions.
create function revoke_schedule_feed() returns trigger language plpgsql as $$ begin return null; end $$;
-- An account that is opened again gets a new link.
create trigger app_user_closed after update of status, deleted_at, employee_id on app_user
  for each row when (new.status <> 'active' or new.deleted_at is not null or new.employee_id is distinct from old.employee_id)
  execute function revoke_schedule_feed();
