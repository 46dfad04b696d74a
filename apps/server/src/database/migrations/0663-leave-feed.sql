-- The secret link to the leave calendar of a user, at most one for each. Only the hash of its token is stored. What it shows follows from the
-- user's rights when it is read.
create table leave_feed (
  user_id integer primary key references app_user on delete cascade,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  client_id integer references client on delete cascade,
  team_id integer references team on delete cascade,
  created_at timestamptz not null,
  constraint leave_feed_token unique (token_hash)
);
create index leave_feed_client on leave_feed (client_id);
create index leave_feed_team on leave_feed (team_id);
alter table leave_feed enable row level security;
alter table leave_feed force row level security;
create policy reach on leave_feed using ((select scope_sees_all()) or user_id = (select scope_user()));

-- The body is in the folder of functions.
create function revoke_leave_feed() returns trigger language plpgsql as $$ begin return null; end $$;
-- An account that is opened again, or belongs to another person or company, gets a new link.
create trigger app_user_leave_feed after update of status, deleted_at, employee_id, client_id on app_user
  for each row when (new.status <> 'active' or new.deleted_at is not null or new.employee_id is distinct from old.employee_id
    or new.client_id is distinct from old.client_id)
  execute function revoke_leave_feed();
