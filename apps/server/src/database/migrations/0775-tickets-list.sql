-- The subject as the search compares it. search_key() is not immutable, so no index expression and no generated column has it.
alter table ticket add column subject_key text not null default '';

create function keep_ticket_subject_key() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger ticket_subject_key before insert or update of subject on ticket
  for each row execute function keep_ticket_subject_key();
update ticket set subject_key = lower(unaccent(subject));

-- The list sorted by due time.
create index ticket_due on ticket (due_at, id);
