-- Open tickets whose policy names the calendar of a changed holiday get new due times after the commit.
create or replace function recount_tickets_of_calendar() returns trigger language plpgsql as $$
begin
  insert into ticket_sla_recount (policy_id)
  select p.id from ticket_sla_policy p
  where p.holiday_calendar_id = case when tg_op = 'INSERT' then new.calendar_id else old.calendar_id end
    or p.holiday_calendar_id = case when tg_op = 'DELETE' then old.calendar_id else new.calendar_id end
  on conflict (policy_id) do update set after_ticket_id = 0, asked_at = now();
  return null;
end $$;
