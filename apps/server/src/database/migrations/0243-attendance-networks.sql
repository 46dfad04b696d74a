-- From which networks the employees of a client clock in and out: from anywhere, with a warning, or not at all from others.
create table client_network_rule (
  client_id integer primary key references client on delete cascade,
  mode text not null check (mode in ('off', 'warn', 'refuse')),
  networks cidr[] not null default '{}' check (cardinality(networks) <= 50),
  updated_at timestamptz not null default now(),
  check (mode = 'off' or cardinality(networks) > 0)
);
alter table client_network_rule enable row level security;
alter table client_network_rule force row level security;
-- The rule is applied to the punches of an employee, who never changes it. Client users have no part in it.
create policy reach on client_network_rule for select
  using ((select scope_sees_all()) or client_id = (select scope_own_client()));
create policy change on client_network_rule using ((select scope_sees_all()));

-- From where somebody clocked: the address that the portal saw, and whether the rule of the client did not list it.
alter table punch add column address inet;
alter table punch add column is_unknown_network boolean not null default false;
