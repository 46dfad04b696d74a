-- When the attendees were reminded, a day and an hour before. A moved interview is another row, so it has its own reminders.
alter table interview
  add column reminded_day_before_at timestamptz,
  add column reminded_hour_before_at timestamptz;
create index interview_to_remind on interview (starts_at) where status = 'Scheduled' and reminded_hour_before_at is null;
