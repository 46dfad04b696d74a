-- On ID cards, for people outside.
insert into organization_setting (key, value)
select 'organization_name', coalesce((select legal_business_name from client where id = 1), 'Muster');

create table employee_photo (
  employee_id integer primary key references employee on delete cascade,
  storage_key text not null constraint employee_photo_storage_key_unique unique references stored_file (key),
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  updated_at timestamptz not null default now()
);

-- How many cards were issued anew within a spell, because one was lost; without a row it is the first. The spell itself is
-- the other half of a card: with its end every card of it is void.
create table employee_card (
  employee_id integer primary key references employee on delete cascade,
  number integer not null check (number between 2 and 100000),
  renewed_at timestamptz not null default now()
);

do $$
declare
  walled text;
begin
  foreach walled in array array['employee_photo', 'employee_card'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format('create policy reach on %I using ((select scope_sees_all()) or may_see_employee(employee_id))', walled);
  end loop;
end $$;
