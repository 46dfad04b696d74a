-- One row for each stored content that something refers to. What lies in the storage without a row belongs to a change that
-- was never committed. What is let go of stays a day longer, for a backup that began before; then the sweep takes both.
create table stored_file (
  key text primary key check (key ~ '^\d{4}-\d{2}-\d{2}/[0-9a-f]{32}$'),
  created_at timestamptz not null default now(),
  released_at timestamptz
);
create index stored_file_released on stored_file (released_at) where released_at is not null;
