-- The due time that somebody was reminded of: once before it, and once when it is over. A later due time is another one.
alter table ticket
  add column reminded_of_due timestamptz,
  add column reminded_of_overdue timestamptz;
create index ticket_to_remind on ticket (due_at)
  where status in (2, 3) and due_at is not null and (reminded_of_due is distinct from due_at or reminded_of_overdue is distinct from due_at);
