-- Which admins were alerted about: one alert for each user and day of the home zone.
create table download_alert (
  user_id integer not null references app_user on delete cascade,
  day date not null,
  people integer not null check (people > 0),
  sent_at timestamptz not null,
  primary key (user_id, day)
);
alter table download_alert enable row level security;
alter table download_alert force row level security;
create policy reach on download_alert using ((select scope_sees_all()));

-- Few entries are about downloads; the watch for them reads those of one day every few seconds.
create index activity_log_downloads on activity_log (at) where details ? 'downloaded_people';
