-- How a user looks at a list: order, choice and widths of its columns, and the height of its rows. Columns that a later
-- release no longer has are left out when the row is read.
create table list_setting (
  user_id integer not null references app_user on delete cascade,
  list text not null check (list ~ '^[a-z][A-Za-z0-9]{0,59}$'),
  column_order text[] not null default '{}' check (cardinality(column_order) <= 100),
  hidden_columns text[] check (cardinality(hidden_columns) <= 100),
  widths jsonb not null default '{}' check (jsonb_typeof(widths) = 'object' and length(widths::text) <= 10000),
  density text not null default 'comfortable' check (density in ('comfortable', 'compact')),
  updated_at timestamptz not null default now(),
  primary key (user_id, list)
);

alter table list_setting enable row level security;
alter table list_setting force row level security;
create policy reach on list_setting using ((select scope_sees_all()) or user_id = (select scope_user()));

-- A saved view shows its columns in its own order.
alter table saved_view add column column_order text[] not null default '{}' check (cardinality(column_order) <= 100);
