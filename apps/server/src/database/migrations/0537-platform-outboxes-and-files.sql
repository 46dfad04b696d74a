-- Messages, events and limits are for the portal and for staff; anybody's change may send a message or announce an event. Files that wait for their
-- record are their uploader's (docs/decisions/010-row-level-security.md).
alter table mail_outbox enable row level security;
alter table mail_outbox force row level security;
create policy reach on mail_outbox using ((select scope_sees_all()));
create policy added on mail_outbox for insert with check (true);

alter table sms_outbox enable row level security;
alter table sms_outbox force row level security;
create policy reach on sms_outbox using ((select scope_sees_all()));
create policy added on sms_outbox for insert with check (true);

alter table event_outbox enable row level security;
alter table event_outbox force row level security;
create policy reach on event_outbox using ((select scope_sees_all()));
create policy added on event_outbox for insert with check (true);

alter table throttle_window enable row level security;
alter table throttle_window force row level security;
create policy reach on throttle_window using ((select scope_sees_all()));

alter table stored_file enable row level security;
alter table stored_file force row level security;
create policy reach on stored_file using ((select scope_sees_all()) or uploaded_by_user_id = (select scope_user()));
