-- An address says where somebody lives. Clients and employees read punches, so where they came from is in a table for staff.
select set_config('app.scope', 'system', true);
create table punch_origin (
  punch_id integer primary key references punch,
  -- What the portal saw of the connection.
  address inet,
  -- The browser and its system, or the name of a biometric device.
  device text check (length(device) between 1 and 200),
  -- The rule of the client did not list the address.
  is_unknown_network boolean not null default false
);
insert into punch_origin (punch_id, address, device, is_unknown_network)
select id, address, device, is_unknown_network from punch where address is not null or device is not null or is_unknown_network;
alter table punch drop column address, drop column device, drop column is_unknown_network;
create trigger punch_origin_kept before update or delete on punch_origin for each row execute function refuse_punch_change();

alter table punch_origin enable row level security;
alter table punch_origin force row level security;
create policy reach on punch_origin for select using ((select scope_sees_all()));
-- Who clocks adds the origin of the own punch, without reading any.
create policy clock on punch_origin for insert with check ((select scope_sees_all()) or exists (
  select from punch p where p.id = punch_id and p.employee_id = (select scope_employee())));
