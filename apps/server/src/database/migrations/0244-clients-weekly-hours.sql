-- The hours a week that the contract with a client allows its employees; without a row only the law limits them.
create table client_hours_rule (
  client_id integer primary key references client on delete cascade,
  weekly_hours integer not null check (weekly_hours between 1 and 168),
  updated_at timestamptz not null default now()
);
alter table client_hours_rule enable row level security;
alter table client_hours_rule force row level security;
-- A client's own users place people too.
create policy reach on client_hours_rule for select
  using ((select scope_sees_all()) or client_id = (select scope_client()));
create policy change on client_hours_rule using ((select scope_sees_all()));
