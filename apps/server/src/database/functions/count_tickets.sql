-- Adds the tickets of a statement to the count, or takes them from it.
create or replace function count_tickets() returns trigger language plpgsql as $$
declare
  change bigint := (select count(*) from counted) * case tg_op when 'INSERT' then 1 else -1 end;
begin
  if change = 0 then
    return null;
  end if;
  update ticket_count set tickets = tickets + change where stripe = (
    select stripe from ticket_count order by (stripe - pg_backend_pid() % 64 + 64) % 64 limit 1 for update skip locked
  );
  if not found then
    update ticket_count set tickets = tickets + change where stripe = pg_backend_pid() % 64;
  end if;
  return null;
end $$;
