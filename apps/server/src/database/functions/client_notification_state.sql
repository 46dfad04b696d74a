-- Derived from the clock, so nothing has to happen for a notification to start or expire.
create or replace function client_notification_state(n client_notification, at timestamptz) returns text
language sql immutable parallel safe
return case
  when n.is_draft then 'draft'
  when n.withdrawn_at is not null then 'withdrawn'
  when n.publish_at > at then 'scheduled'
  when n.expires_at <= at then 'expired'
  else 'published'
end;
