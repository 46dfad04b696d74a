-- The number of all tickets, so that their list does not count 200,000 rows for each page. Many rows, of which a writer takes one that
-- nobody holds, as in employee_list_stripe.
create table ticket_count (
  stripe integer primary key check (stripe between 0 and 63),
  tickets bigint not null default 0
) with (fillfactor = 50);
insert into ticket_count (stripe, tickets)
  select stripe, case stripe when 0 then (select count(*) from ticket) else 0 end from generate_series(0, 63) stripe;

create function count_tickets() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger ticket_count_added after insert on ticket
  referencing new table as counted for each statement execute function count_tickets();
create trigger ticket_count_removed after delete on ticket
  referencing old table as counted for each statement execute function count_tickets();
