-- A constant sealed with each APP_KEY of this database: a start with another key is refused before it writes.
create table key_check (
  version integer primary key check (version > 0),
  sealed text not null
);
