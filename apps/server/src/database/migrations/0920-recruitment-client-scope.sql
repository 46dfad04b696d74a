-- The address of a candidate for a position, for users of the client. It says nothing about how many there are.
alter table application add column uuid uuid not null default gen_random_uuid();
alter table application add constraint application_uuid unique (uuid);

-- A user of a client sees all of its positions, or those that were chosen for the user: none, if none is chosen.
alter table app_user add column has_chosen_positions boolean not null default false;
alter table app_user add constraint app_user_positions_of_client check (not has_chosen_positions or client_id is not null);

create table client_user_position (
  user_id integer not null references app_user on delete cascade,
  position_id integer not null references open_position on delete cascade,
  primary key (user_id, position_id)
);
create index client_user_position_of_position on client_user_position (position_id);

alter table client_user_position enable row level security;
alter table client_user_position force row level security;
create policy change on client_user_position using ((select scope_sees_all()));
create policy reach on client_user_position for select using ((select scope_sees_all()) or user_id = (select scope_user()));

-- Applications, candidates and decisions follow the positions.
drop policy reach on open_position;
create policy reach on open_position for select using ((select scope_sees_all())
  or client_id = (select scope_client()) and ((select not exists (
      select from app_user u where u.id = (select scope_user()) and u.has_chosen_positions))
    or id in (select c.position_id from client_user_position c where c.user_id = (select scope_user()))));
