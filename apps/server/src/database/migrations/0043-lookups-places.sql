-- Offices and currencies are kept in the portal from now on: a currency guards against lost updates as an office does.
alter table currency
  add column version integer not null default 1,
  add constraint currency_name_length check (length(name) between 1 and 100),
  add constraint currency_symbol_length check (length(symbol) between 1 and 10);
create unique index office_name_any_case on office (lower(name));
