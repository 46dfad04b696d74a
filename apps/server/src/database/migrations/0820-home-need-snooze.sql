-- Entries of the action center that a user has put off, by address. They are computed, so the address names nothing that is stored.
create table need_snooze (
  user_id integer not null references app_user on delete cascade,
  need uuid not null,
  until timestamptz not null,
  primary key (user_id, need)
);

alter table need_snooze enable row level security;
alter table need_snooze force row level security;
create policy reach on need_snooze using ((select scope_sees_all()) or user_id = (select scope_user()));
